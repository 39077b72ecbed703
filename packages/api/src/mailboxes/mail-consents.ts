import * as client from 'openid-client'
import type { MailServer } from '@draftdesk/contract'
import type { Access } from '../grants/grant.ts'
import type { Renewal } from '../grants/take-access.ts'
import { createDiscovery, type Issuer } from '../platform/discover-issuer.ts'
import { mailProviders } from './providers.ts'

/** The providers of mailboxes that let a server in by the consent of their owner. */
export const consentProviders = ['google', 'microsoft'] as const

/** One of them. */
export type ConsentProvider = (typeof consentProviders)[number]

/** As whom this server asks a provider; the mail servers are the provider's own when not given. */
export interface ConsentSettings extends Issuer {
  readonly imap?: MailServer | undefined
  readonly smtp?: MailServer | undefined
}

/** As whom this server asks each provider; one that is missing is not on offer. */
export type ConsentSettingsByProvider = Readonly<Partial<Record<ConsentProvider, ConsentSettings>>>

/** What ties a return to its start: the `state` in the address, and what only this server knows. */
export interface ConsentSecrets {
  readonly state: string
  readonly verifier: string
  readonly nonce: string
}

/** Why a consent brought nothing: refused by the person, without what is needed, stale, or the provider is away. */
export type ConsentFault = 'declined' | 'scope' | 'lasting' | 'address' | 'stale' | 'provider'

/** What a consent gave. */
export type Consented =
  | { readonly kind: 'given'; readonly address: string; readonly access: Access }
  | { readonly kind: 'failed'; readonly fault: ConsentFault }

/** The providers that mailboxes are opened by the consent of. */
export interface MailConsents {
  readonly offered: readonly ConsentProvider[]
  /** The mail servers of a provider. */
  readonly serversOf: (provider: ConsentProvider) => { readonly imap: MailServer; readonly smtp: MailServer }
  /** The address of the page that asks for consent; undefined while the provider is away. */
  readonly start: (
    provider: ConsentProvider,
    asked: ConsentSecrets & { readonly returnUrl: string; readonly address: string | undefined },
  ) => Promise<string | undefined>
  /** Takes what a person came back with. */
  readonly finish: (
    provider: ConsentProvider,
    returned: ConsentSecrets & { readonly url: URL },
  ) => Promise<Consented>
  /** Renews access. */
  readonly renew: (provider: ConsentProvider, access: Access) => Promise<Renewal>
}

/** What each provider is asked for, and which of it lets mail be read and sent. */
const asks = {
  google: {
    scope: 'openid email https://mail.google.com/',
    needed: ['https://mail.google.com/'],
    // Without both, Google gives access for an hour and nothing that renews it.
    parameters: { access_type: 'offline', prompt: 'consent select_account' },
  },
  microsoft: {
    scope:
      'openid email profile offline_access https://outlook.office.com/IMAP.AccessAsUser.All https://outlook.office.com/SMTP.Send',
    needed: ['https://outlook.office.com/IMAP.AccessAsUser.All', 'https://outlook.office.com/SMTP.Send'],
    parameters: { prompt: 'select_account' },
  },
} as const

/** What a provider answers when only a person can help: consent was taken back, a password changed, a rule of the firm. */
const refusals: ReadonlySet<string> = new Set([
  'invalid_grant',
  'interaction_required',
  'consent_required',
  'access_denied',
])

/** Creates the way to the providers that this server is known to. */
export function createMailConsents(settings: ConsentSettingsByProvider, clock: () => number): MailConsents {
  const offered = consentProviders.filter((provider) => settings[provider] !== undefined)
  const discoveries = new Map(
    offered.flatMap((provider) => {
      const own = settings[provider]
      return own ? [[provider, createDiscovery(own)] as const] : []
    }),
  )
  const configure = async (provider: ConsentProvider): Promise<client.Configuration | undefined> => {
    try {
      return await discoveries.get(provider)?.()
    } catch (error) {
      if (error instanceof Error) return undefined
      throw error
    }
  }
  const toAccess = (answer: client.TokenEndpointResponse): Access => ({
    token: answer.access_token,
    expiresAtMs: answer.expires_in === undefined ? undefined : clock() + answer.expires_in * 1000,
    refresh: answer.refresh_token,
    scopes: answer.scope?.split(' ') ?? [],
  })

  return {
    offered,
    serversOf: (provider) => {
      const preset = mailProviders.find(({ id }) => id === provider)
      const imap = settings[provider]?.imap ?? preset?.imap
      const smtp = settings[provider]?.smtp ?? preset?.smtp
      if (!imap || !smtp) throw new Error(`the servers of ${provider} are not known`)
      return { imap, smtp }
    },
    start: async (provider, { state, verifier, nonce, returnUrl, address }) => {
      const configuration = await configure(provider)
      if (!configuration) return undefined
      const { scope, parameters } = asks[provider]
      return client.buildAuthorizationUrl(configuration, {
        ...parameters,
        scope,
        state,
        nonce,
        redirect_uri: returnUrl,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(address && { login_hint: address }),
      }).href
    },
    finish: async (provider, { url, state, verifier, nonce }) => {
      const configuration = await configure(provider)
      if (!configuration) return { kind: 'failed', fault: 'provider' }
      try {
        const answer = await client.authorizationCodeGrant(configuration, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const access = toAccess(answer)
        // An answer that names no scopes gives all that was asked for.
        const lacks = asks[provider].needed.some((scope) => !access.scopes.includes(scope))
        if (access.scopes.length > 0 && lacks) return { kind: 'failed', fault: 'scope' }
        if (access.refresh === undefined) return { kind: 'failed', fault: 'lasting' }
        const address = readAddress(answer.claims())
        return address === undefined
          ? { kind: 'failed', fault: 'address' }
          : { kind: 'given', address, access }
      } catch (error) {
        return { kind: 'failed', fault: explainReturn(error) }
      }
    },
    renew: async (provider, access) => {
      if (access.refresh === undefined) return { kind: 'refused', fault: 'consent' }
      const configuration = await configure(provider)
      if (!configuration)
        return discoveries.has(provider)
          ? { kind: 'away', fault: 'provider' }
          : { kind: 'away', fault: 'client' }
      try {
        return {
          kind: 'renewed',
          access: toAccess(await client.refreshTokenGrant(configuration, access.refresh)),
        }
      } catch (error) {
        if (error instanceof client.ResponseBodyError) {
          if (refusals.has(error.error)) return { kind: 'refused', fault: 'consent' }
          return { kind: 'away', fault: /client/.test(error.error) ? 'client' : 'provider' }
        }
        if (error instanceof Error) return { kind: 'away', fault: 'provider' }
        throw error
      }
    },
  }
}

function explainReturn(error: unknown): ConsentFault {
  if (error instanceof client.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'declined' : 'provider'
  if (error instanceof client.ResponseBodyError) return refusals.has(error.error) ? 'stale' : 'provider'
  if (error instanceof client.ClientError || error instanceof TypeError) return 'provider'
  throw error
}

/** The address of an account, which is its user name at the mail servers too. */
function readAddress(claims: client.IDToken | undefined): string | undefined {
  // Microsoft leaves `email` out for some accounts of firms, whose name to sign in with is their address.
  const named = [claims?.['email'], claims?.['preferred_username']]
  const address = named.find(
    (one) => typeof one === 'string' && /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]{1,255}$/.test(one),
  )
  return typeof address === 'string' ? address : undefined
}
