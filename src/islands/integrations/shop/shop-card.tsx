import { shopMessages as words, shopSystemNames } from '../words.ts'
import { testShop, saveNoShopReason } from '../actions.ts'
import { getShopSystem } from '../view.ts'
import type { LinkedShop, NoShopReason, LinkableShopSystem } from '../view.ts'
import { LinkPanel } from '../link-panel.tsx'
import type { LinkCardProps } from '../link-panel.tsx'
import { ShopConsentForm } from './shop-consent-form.tsx'
import { ShopForms } from './shop-forms.tsx'
import { ActionForm } from '../../../ui/forms/action-form.tsx'

interface ShopCardProps extends LinkCardProps {
  readonly shop: LinkedShop | undefined
  /** The shop systems that are linked by consent. */
  readonly offers: readonly LinkableShopSystem[]
  /** The store's answer when it links no shop. */
  readonly choice: NoShopReason | undefined
  readonly values: Readonly<Record<string, string>> | undefined
  readonly onChange: (shop: LinkedShop | undefined) => void
  readonly onChoice: (choice: NoShopReason) => void
}

/** The shop of the store. */
export function ShopCard({
  action,
  problem,
  shop,
  offers,
  choice,
  values,
  onChange,
  onChoice,
  ...card
}: ShopCardProps) {
  return (
    <LinkPanel
      {...card}
      kind="shop"
      words={words}
      linked={shop}
      unlinkedState={choice && words.states[choice]}
      test={testShop}
      onChange={onChange}
      facts={
        shop && (
          <>
            <dt>{words.name}</dt>
            <dd>{shop.name}</dd>
            <dt>{words.system}</dt>
            <dd>{shopSystemNames[getShopSystem(shop)]}</dd>
            <dt>{words.domain}</dt>
            <dd>{shop.domain}</dd>
            {shop.notes?.map((note) => (
              <dd className="muted" key={note}>
                {note}
              </dd>
            ))}
          </>
        )
      }
      mend={
        shop?.access === 'oauth' &&
        shop.failure && (
          <ShopConsentForm
            action={action}
            system={getShopSystem(shop)}
            domain={shop.domain}
            problem={undefined}
            isAgain
          />
        )
      }
      form={(linking) => (
        <>
          {shop === undefined && <NoShopReasons choice={choice} onChoice={onChoice} />}
          <ShopForms
            action={action}
            linking={linking}
            shop={shop}
            offers={offers}
            problem={problem}
            values={values}
          />
        </>
      )}
    />
  )
}

interface NoShopReasonsProps {
  readonly choice: NoShopReason | undefined
  readonly onChoice: (choice: NoShopReason) => void
}

const choicesWithoutShop = ['elsewhere', 'later'] as const

/** Offers the alternatives to linking a shop, and shows the current one. */
function NoShopReasons({ choice, onChoice }: NoShopReasonsProps) {
  const chooseWithoutShop = async (chosen: NoShopReason): Promise<string | undefined> => {
    const problem = await saveNoShopReason(chosen)
    if (problem === undefined) onChoice(chosen)
    return problem
  }
  return (
    <ActionForm className="stack gap-3" run={({ button }) => chooseWithoutShop(button as NoShopReason)}>
      <p className="muted">{choice ? words.chosen[choice] : words.choiceHint}</p>
      <div className="actions">
        {choicesWithoutShop
          .filter((other) => other !== choice)
          .map((other) => (
            <button className="button quiet" key={other} value={other}>
              {words.choices[other]}
            </button>
          ))}
      </div>
    </ActionForm>
  )
}
