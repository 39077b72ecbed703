import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Linking, Problem } from './link-panel.tsx'
import { ShopConsent } from './shop-consent.tsx'
import { ShopSystems } from './shop-systems.tsx'
import { ShopifyForm } from './shopify-form.tsx'
import type { ShopifyFields } from './shopify-form.tsx'
import { findConsent } from './view.ts'
import type { Shop, ShopSystem } from './view.ts'
import { WooCommerceForm } from './woocommerce-form.tsx'
import type { KeyFields } from './woocommerce-form.tsx'
import { consentMessages } from './words.ts'

interface ShopFormsProps {
  readonly linking: Linking<Shop>
  readonly shop: Shop | undefined
  /** The systems whose shops can let this server in by consent. */
  readonly offers: readonly ShopSystem[]
  readonly problem: Problem | undefined
  readonly values: Readonly<Record<string, string>> | undefined
}

/** The forms that link a shop. Choosing another system keeps the input of the first. */
export function ShopForms({ linking, shop, offers, problem, values }: ShopFormsProps) {
  const consent = findConsent(values?.['action'])
  const isConsent = consent === 'shopify' || consent === 'woocommerce'
  const sentSystem =
    consent === 'woocommerce' || values?.['system'] === 'woocommerce' ? 'woocommerce' : 'shopify'
  const first = shop?.system ?? sentSystem
  const [system, setSystem] = useState<ShopSystem>(first)
  const domain = values?.['domain'] ?? shop?.domain ?? ''
  const [domains, setDomains] = useState({ shopify: '', woocommerce: '', [first]: domain })
  const shopifyForm = useForm<ShopifyFields>()
  const wooCommerceForm = useForm<KeyFields>()
  const common = { ...linking, shop, problem: isConsent ? undefined : problem }
  const domainOf = (of: ShopSystem) => (of === first ? domain : '')
  return (
    <>
      {shop === undefined && <ShopSystems system={system} onChange={setSystem} />}
      {offers.includes(system) && (
        <div className="consents">
          <ShopConsent
            key={system}
            action={linking.action}
            system={system}
            domain={domains[system]}
            onDomain={(text) => setDomains({ ...domains, [system]: text })}
            problem={isConsent ? problem : undefined}
            isAgain={shop?.hasConsent === true}
          />
          <h3>{system === 'shopify' ? consentMessages.orOwnApp : consentMessages.orKey}</h3>
        </div>
      )}
      {system === 'woocommerce' ? (
        <WooCommerceForm {...common} domain={domainOf('woocommerce')} form={wooCommerceForm} />
      ) : (
        <ShopifyForm
          {...common}
          domain={domainOf('shopify')}
          clientId={values?.['client_id'] ?? shop?.clientId ?? ''}
          form={shopifyForm}
        />
      )}
    </>
  )
}
