import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { LinkFormEvents, ConsentProblem } from '../link-panel.tsx'
import { ShopConsentForm } from './shop-consent-form.tsx'
import { ShopifyForm } from './shopify-form.tsx'
import type { ShopifyFields } from './shopify-form.tsx'
import { findConsentProvider, getShopSystem } from '../view.ts'
import type { LinkedShop, LinkableShopSystem } from '../view.ts'
import { WooCommerceForm } from './woocommerce-form.tsx'
import type { WooCommerceFields } from './woocommerce-form.tsx'
import { consentMessages, shopMessages as words, shopSystemNames } from '../words.ts'

interface ShopFormsProps {
  /** The address of the form that starts the shop's consent. */
  readonly action: string
  readonly linking: LinkFormEvents<LinkedShop>
  readonly shop: LinkedShop | undefined
  /** The shop systems that are linked by consent. */
  readonly offers: readonly LinkableShopSystem[]
  readonly problem: ConsentProblem | undefined
  readonly values: Readonly<Record<string, string>> | undefined
}

/** The forms that link a shop. Choosing another system keeps the input of the first. */
export function ShopForms({ action, linking, shop, offers, problem, values }: ShopFormsProps) {
  const sent = findConsentProvider(values?.['action']) === 'woocommerce' ? 'woocommerce' : 'shopify'
  const first = shop ? getShopSystem(shop) : sent
  const [system, setSystem] = useState<LinkableShopSystem>(first)
  const domain = values?.['domain'] ?? shop?.domain ?? ''
  const [domains, setDomains] = useState({ shopify: '', woocommerce: '', [first]: domain })
  const shopifyForm = useForm<ShopifyFields>()
  const wooCommerceForm = useForm<WooCommerceFields>()
  const common = { ...linking, shop }
  const getDomainOf = (of: LinkableShopSystem) => (of === first ? domain : '')
  return (
    <>
      {shop === undefined && <ShopSystemChoice system={system} onChange={setSystem} />}
      {offers.includes(system) && (
        <div className="stack gap-2">
          <ShopConsentForm
            key={system}
            action={action}
            system={system}
            domain={domains[system]}
            onDomain={(text) => setDomains({ ...domains, [system]: text })}
            problem={problem}
            isAgain={shop?.access === 'oauth'}
          />
          <h3 className="mt-3">{system === 'shopify' ? consentMessages.orOwnApp : consentMessages.orKey}</h3>
        </div>
      )}
      {system === 'woocommerce' ? (
        <WooCommerceForm {...common} domain={getDomainOf('woocommerce')} form={wooCommerceForm} />
      ) : (
        <ShopifyForm {...common} domain={getDomainOf('shopify')} form={shopifyForm} />
      )}
    </>
  )
}

interface ShopSystemChoiceProps {
  readonly system: LinkableShopSystem
  readonly onChange: (system: LinkableShopSystem) => void
}

const shopSystems = ['shopify', 'woocommerce'] as const

/** The choice of the shop system. */
function ShopSystemChoice({ system, onChange }: ShopSystemChoiceProps) {
  return (
    <fieldset className="row gap-x-3">
      <legend>{words.system}</legend>
      {shopSystems.map((each) => (
        <label key={each}>
          <input type="radio" name="system" checked={each === system} onChange={() => onChange(each)} />
          {shopSystemNames[each]}
        </label>
      ))}
    </fieldset>
  )
}
