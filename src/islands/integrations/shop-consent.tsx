import { lengths } from '@draftdesk/contract/lengths'
import { consentMessages, shopMessages as words } from './words.ts'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Problem } from './link-panel.tsx'

interface ShopConsentProps {
  /** Where the form is sent: the page leads on to the shop. */
  readonly action: string
  readonly domain: string
  readonly problem: Problem | undefined
  readonly isAgain: boolean
}

/** Leads to the owner's shop, which asks them to let the app of this server in. */
export function ShopConsent({ action, domain, problem, isAgain }: ShopConsentProps) {
  const isAboutDomain = problem?.field === 'domain'
  return (
    <form className="form" method="post" action={action}>
      <Field
        name="domain"
        id="consent-domain"
        label={words.domain}
        defaultValue={domain}
        maxLength={lengths.line}
        placeholder="your-shop.myshopify.com"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        describedBy="consent-domain-hint"
        error={isAboutDomain ? problem.text : undefined}
      />
      <p className="field-hint" id="consent-domain-hint">
        {words.domainHint}
      </p>
      {problem && !isAboutDomain && <Notice tone="error">{problem.text}</Notice>}
      <div className="actions">
        <button className="button" name="action" value="connect-shopify">
          {isAgain ? consentMessages.connectAgain('Shopify') : consentMessages.connect('Shopify')}
        </button>
      </div>
    </form>
  )
}
