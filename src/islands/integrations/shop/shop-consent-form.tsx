import { maxLengths } from '@draftdesk/contract/input-limits'
import type { LinkableShopSystem } from '../view.ts'
import { consentMessages, shopMessages, shopSystemNames, wooCommerceMessages } from '../words.ts'
import { Field, exactTextInputProps } from '../../../ui/forms/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { ConsentProblem } from '../link-panel.tsx'

interface ShopConsentFormProps {
  /** The address that the form posts to. It redirects to the shop. */
  readonly action: string
  readonly system: LinkableShopSystem
  readonly domain: string
  readonly onDomain?: ((domain: string) => void) | undefined
  readonly problem: ConsentProblem | undefined
  readonly isAgain: boolean
}

/** Sends the owner to the shop, which asks for their consent. */
export function ShopConsentForm({
  action,
  system,
  domain,
  onDomain,
  problem,
  isAgain,
}: ShopConsentFormProps) {
  const words = system === 'shopify' ? shopMessages : wooCommerceMessages
  const name = shopSystemNames[system]
  const isAboutDomain = problem?.field === 'domain'
  return (
    <form className="form" method="post" action={action}>
      <Field
        name="domain"
        id="consent-domain"
        label={words.domain}
        defaultValue={domain}
        onChange={(event) => onDomain?.(event.currentTarget.value)}
        maxLength={maxLengths.line}
        placeholder={system === 'shopify' ? 'your-shop.myshopify.com' : 'shop.example'}
        {...exactTextInputProps}
        hint={words.domainHint}
        error={isAboutDomain ? problem.text : undefined}
      />
      {problem && !isAboutDomain && <Notice tone="error">{problem.text}</Notice>}
      <div className="actions">
        <button className="button" name="action" value={`connect-${system}`}>
          {isAgain ? consentMessages.connectAgain(name) : consentMessages.connect(name)}
        </button>
      </div>
    </form>
  )
}
