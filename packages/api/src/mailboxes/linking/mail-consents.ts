import * as client from 'openid-client'
import type { MailServer } from '@draftdesk/contract'
import { consentProviders, mailConsents, mailProviders } from '@draftdesk/contract/mail-providers'
import type { MailConsentProvider as ConsentProvider } from '@draftdesk/contract/mail-providers'
import type { OAuthToken } from '../../oauth/oauth-token.ts'
import type { TokenRenewalResult } from '../../oauth/get-access-token.ts'
import { createIssuerDiscovery } from '../../platform/network/discover-issuer.ts'
import type { OpenIdIssuer } from '../../platform/network/discover-issuer.ts'

/** OAuth client of this server. Mail servers default to the provider's. */
export interface ConsentSettings extends OpenIdIssuer {
  readonly imap?: MailServer | undefined
  readonly smtp?: MailServer | undefined
}

/** OAuth clients by provider. A missing provider is not offered. */
export type ConsentSettingsByProvider = Readonly<Partial<Record<ConsentProvider, ConsentSettings>>>

/** Links a callback to its start: the `state` parameter and server-side secrets. */
export interface ConsentSecrets {
  readonly state: string
  readonly verifier: string
  readonly nonce: string
}

/** Reason of a failed consent: declined, missing rights, expired, or provider unreachable. */
export type ConsentFault = 'declined' | 'scope' | 'lasting' | 'address' | 'stale' | 'provider'

const consentFaultTexts: Readonly<Record<ConsentFault, string>> = {
  declined: 'Access was declined, so nothing was connected.',
  scope:
    'Access to read and send mail was not granted, so nothing was connected. Please connect again and tick every box.',
  lasting: 'The provider granted access for one hour only, so nothing was connected. Please connect again.',
  address: 'The provider did not return the email address of this account, so nothing was connected.',
  stale: 'This connection attempt has expired. Please connect the email account again.',
  provider: 'The provider could not be reached or rejected the request. Please try again in a moment.',
}

/** The explanation of a failed consent. */
export const explainConsentFault = (fault: ConsentFault): string => consentFaultTexts[fault]

export type ConsentResult =
  | { readonly kind: 'given'; readonly address: string; readonly access: OAuthToken }
  | { readonly kind: 'failed'; readonly fault: ConsentFault }

/** OAuth functions of all mailbox providers. */
export interface MailConsents {
  readonly offered: readonly ConsentProvider[]
  readonly serversOf: (provider: ConsentProvider) => { readonly imap: MailServer; readonly smtp: MailServer }
  /** Returns the URL of the consent page. Undefined while the provider is unreachable. */
  readonly start: (
    provider: ConsentProvider,
    asked: ConsentSecrets & { readonly returnUrl: string; readonly address: string | undefined },
  ) => Promise<string | undefined>
  /** Handles the callback of the consent page. */
  readonly finish: (
    provider: ConsentProvider,
    returned: ConsentSecrets & { readonly url: URL },
  ) => Promise<ConsentResult>
  readonly renew: (provider: ConsentProvider, access: OAuthToken) => Promise<TokenRenewalResult>
}

/** OAuth errors that only a new consent can solve. */
const refusalCodes: ReadonlySet<string> = new Set([
  'invalid_grant',
  'interaction_required',
  'consent_required',
  'access_denied',
])

/** Creates the OAuth functions for the configured providers. */
export function createMailConsents(settings: ConsentSettingsByProvider, clock: () => number): MailConsents {
  const offered = consentProviders.filter((provider) => settings[provider] !== undefined)
  const discoveries = new Map(
    offered.flatMap((provider) => {
      const own = settings[provider]
      return own ? [[provider, createIssuerDiscovery(own)] as const] : []
    }),
  )
  const configureProvider = async (provider: ConsentProvider): Promise<client.Configuration | undefined> => {
    try {
      return await discoveries.get(provider)?.()
    } catch (error) {
      if (error instanceof Error) return undefined
      throw error
    }
  }
  const toOAuthToken = (answer: client.TokenEndpointResponse): OAuthToken => ({
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
      const configuration = await configureProvider(provider)
      if (!configuration) return undefined
      const { scope, parameters } = mailConsents[provider]
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
      const configuration = await configureProvider(provider)
      if (!configuration) return { kind: 'failed', fault: 'provider' }
      try {
        const answer = await client.authorizationCodeGrant(configuration, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const access = toOAuthToken(answer)
        // A response without scopes grants all requested scopes.
        const lacks = mailConsents[provider].needed.some((scope) => !access.scopes.includes(scope))
        if (access.scopes.length > 0 && lacks) return { kind: 'failed', fault: 'scope' }
        if (access.refresh === undefined) return { kind: 'failed', fault: 'lasting' }
        const address = parseAccountAddress(answer.claims())
        return address === undefined
          ? { kind: 'failed', fault: 'address' }
          : { kind: 'given', address, access }
      } catch (error) {
        return { kind: 'failed', fault: toConsentFault(error) }
      }
    },
    renew: async (provider, access) => {
      if (access.refresh === undefined) return { kind: 'refused', fault: 'consent' }
      const configuration = await configureProvider(provider)
      if (!configuration)
        return discoveries.has(provider)
          ? { kind: 'away', fault: 'provider' }
          : { kind: 'away', fault: 'client' }
      try {
        return {
          kind: 'renewed',
          access: toOAuthToken(await client.refreshTokenGrant(configuration, access.refresh)),
        }
      } catch (error) {
        if (error instanceof client.ResponseBodyError) {
          if (refusalCodes.has(error.error)) return { kind: 'refused', fault: 'consent' }
          return { kind: 'away', fault: /client/.test(error.error) ? 'client' : 'provider' }
        }
        if (error instanceof Error) return { kind: 'away', fault: 'provider' }
        throw error
      }
    },
  }
}

function toConsentFault(error: unknown): ConsentFault {
  if (error instanceof client.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'declined' : 'provider'
  if (error instanceof client.ResponseBodyError) return refusalCodes.has(error.error) ? 'stale' : 'provider'
  if (error instanceof client.ClientError || error instanceof TypeError) return 'provider'
  throw error
}

/** The address of the account, which is also the mail server's user name. */
function parseAccountAddress(claims: client.IDToken | undefined): string | undefined {
  // Microsoft omits `email` for some business accounts. Their sign-in name is the address.
  const named = [claims?.['email'], claims?.['preferred_username']]
  const address = named.find(
    (one) => typeof one === 'string' && /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]{1,255}$/.test(one),
  )
  return typeof address === 'string' ? address : undefined
}
