import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import { beginConsent, endConsent, type ConsentTools } from '../grants/consents.ts'
import { AccessError } from './access.ts'
import type { Consent } from './link-mailbox.ts'
import type { MailboxLogin } from './login.ts'
import {
  consentProviders,
  type ConsentFault,
  type ConsentProvider,
  type MailConsents,
} from './mail-consents.ts'

/** What the mailbox of a store is consented to with, and by whom. */
export interface MailboxConsentTools extends ConsentTools {
  readonly mailConsents: MailConsents
  readonly storeId: string
  readonly userId: string
  /** The page that the provider sends the person back to. */
  readonly returnUrl: string
}

/** The address of the provider's page that asks for consent; undefined while it is away. */
export async function startMailboxConsent(
  tools: MailboxConsentTools,
  provider: ConsentProvider,
  address: string | undefined,
): Promise<string | undefined> {
  const { mailConsents, storeId, userId, returnUrl } = tools
  const verifier = randomPKCECodeVerifier()
  const nonce = randomNonce()
  const memory = { verifier, nonce, userId }
  const state = await beginConsent(tools, { storeId, kind: provider, memory })
  return mailConsents.start(provider, { state, verifier, nonce, returnUrl, address })
}

/** How a return from a provider ended: a way into a mailbox, or why there is none. */
export type MailboxReturn =
  | { readonly kind: 'entered'; readonly login: MailboxLogin & { address: string; consent: Consent } }
  | { readonly kind: 'failed'; readonly fault: ConsentFault }

/** Takes the query that a provider sent a person back with, once, from the person of the store who left for it. */
export async function finishMailboxConsent(
  tools: MailboxConsentTools,
  query: string,
): Promise<MailboxReturn> {
  const { mailConsents, storeId, userId, returnUrl } = tools
  const url = new URL(returnUrl)
  url.search = query
  const state = url.searchParams.get('state') ?? ''
  const begun = await endConsent(tools, { storeId, kinds: consentProviders, state })
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
        // It was given this moment: a server that refuses it refuses any.
        renew: () => Promise.reject(new AccessError('token')),
      },
      ...mailConsents.serversOf(provider),
    },
  }
}
