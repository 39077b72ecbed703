import { maxLengths } from '@draftdesk/contract/input-limits'
import type { LinkableSystem } from '../view.ts'
import { consentMessages, shopMessages, systemNames, wooCommerceMessages } from '../words.ts'
import { Field, exactInput } from '../../../ui/forms/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { LinkProblem } from '../link-panel.tsx'

interface ShopConsentProps {
  /** The address that the form posts to. It redirects to the shop. */
  readonly action: string
  readonly system: LinkableSystem
  readonly domain: string
  readonly onDomain?: ((domain: string) => void) | undefined
  readonly problem: LinkProblem | undefined
  readonly isAgain: boolean
}

/** Sends the owner to the shop, which asks for their consent. */
export function ShopConsent({ action, system, domain, onDomain, problem, isAgain }: ShopConsentProps) {
  const words = system === 'shopify' ? shopMessages : wooCommerceMessages
  const name = systemNames[system]
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
        {...exactInput}
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
