import { shopMessages as words } from '../words.ts'
import { chooseShop } from '../actions.ts'
import type { ShopChoice } from '../view.ts'
import { ActionForm } from '../../../ui/forms/action-form.tsx'

interface ShopChoicesProps {
  readonly choice: ShopChoice | undefined
  readonly onChoice: (choice: ShopChoice) => void
}

const choices = ['elsewhere', 'later'] as const

/** Offers the alternatives to linking a shop, and shows the current one. */
export function ShopChoices({ choice, onChoice }: ShopChoicesProps) {
  const choose = async (chosen: ShopChoice): Promise<string | undefined> => {
    const problem = await chooseShop(chosen)
    if (problem === undefined) onChoice(chosen)
    return problem
  }
  return (
    <ActionForm className="shop-choices" run={({ button }) => choose(button as ShopChoice)}>
      <p className="muted">{choice ? words.chosen[choice] : words.choiceHint}</p>
      <div className="actions">
        {choices
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
