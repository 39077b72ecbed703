import { consentProviders } from '@draftdesk/contract/mail-providers'
import type { MailConsentProvider } from '@draftdesk/contract/mail-providers'
import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import { beginConsent, consumeConsent } from '../../oauth/oauth-consents.ts'
import type { ConsentDeps } from '../../oauth/oauth-consents.ts'
import { MailboxAccessError } from '../mailbox-password.ts'
import type { MailboxConsent } from './link-mailbox.ts'
import type { MailboxLogin } from './mailbox-login.ts'
import type { ConsentFault, MailConsents } from './mail-consents.ts'

export interface MailboxConsentDeps extends ConsentDeps {
  readonly mailConsents: MailConsents
  readonly storeId: string
  readonly userId: string
  /** Redirect URL of the OAuth flow. */
  readonly returnUrl: string
}

/** Returns the URL of the provider's consent page. Undefined while the provider is unreachable. */
export async function startMailboxConsent(
  tools: MailboxConsentDeps,
  provider: MailConsentProvider,
  address: string | undefined,
): Promise<string | undefined> {
  const { mailConsents, storeId, userId, returnUrl } = tools
  const verifier = randomPKCECodeVerifier()
  const nonce = randomNonce()
  const memory = { verifier, nonce, userId }
  const state = await beginConsent(tools, { storeId, kind: provider, memory })
  return mailConsents.start(provider, { state, verifier, nonce, returnUrl, address })
}

/** Result of an OAuth callback: mailbox access, or a reason. */
export type MailboxConsentResult =
  | { readonly kind: 'entered'; readonly login: MailboxLogin & { address: string; consent: MailboxConsent } }
  | { readonly kind: 'failed'; readonly fault: ConsentFault }

/** Handles the OAuth callback once, for the person who started it. */
export async function finishMailboxConsent(
  tools: MailboxConsentDeps,
  query: string,
): Promise<MailboxConsentResult> {
  const { mailConsents, storeId, userId, returnUrl } = tools
  const url = new URL(returnUrl)
  url.search = query
  const state = url.searchParams.get('state') ?? ''
  const begun = await consumeConsent(tools, { storeId, kinds: consentProviders, state })
  const { verifier, nonce, userId: startedBy } = begun?.memory ?? {}
  if (!begun || begun.kind === 'shop' || !verifier || !nonce || startedBy !== userId)
    return { kind: 'failed', fault: 'stale' }
  const provider = begun.kind
  const given = await mailConsents.finish(provider, { url, state, verifier, nonce })
  if (given.kind === 'failed') return given
  const { address, access } = given
  return {
    kind: 'entered',
    login: {
      address,
      username: address,
      consent: { provider, access },
      token: {
        value: access.token,
        expiresAtMs: access.expiresAtMs,
        // Does not renew the token: it is new, and a server that rejects it would reject another one too.
        renew: () => Promise.reject(new MailboxAccessError('token')),
      },
      ...mailConsents.serversOf(provider),
    },
  }
}
