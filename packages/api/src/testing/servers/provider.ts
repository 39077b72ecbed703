import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { interactionPolicy, Provider } from 'oidc-provider'

const clientId = 'draftdesk'
const clientSecret = 'provider-secret'
const redirectUrl = 'http://localhost:4321/signin'
const mailReturnUrl = 'http://localhost:4321/integration-page'
const mailScopes = [
  'https://mail.google.com/',
  'https://outlook.office.com/IMAP.AccessAsUser.All',
  'https://outlook.office.com/SMTP.Send',
]
/** All scopes of the provider. */
export const allScopes = ['openid', 'email', 'profile', 'offline_access', ...mailScopes].join(' ')

/** A real OpenID provider on loopback. The person named by `signsIn` is always signed in and consents automatically. */
export interface TestProvider {
  settings: { issuer: string; clientId: string; clientSecret: string; redirectUrl: string }
  /** Follows the provider's pages like a browser. Returns the query of the redirect to the site. */
  visit: (
    authorizationUrl: string,
    claims: Record<string, unknown> & { sub: string },
  ) => Promise<URLSearchParams>
  /** The redirect URL for mailboxes. */
  mailReturnUrl: string
  /** The URL where mail servers check a token, which is appended. It refuses expired tokens. */
  tokenInfoUrl: string
  /** Expires all tokens of mail servers. They can be renewed. */
  expireTokens: () => void
  /** Revokes every consent, so that no token can be renewed. */
  takeBack: () => Promise<void>
  /** Grants only these scopes from now on. */
  allow: (scopes: string) => void
  /** Responds only with 503 until the returned function is called. */
  goAway: () => () => void
  /** The number of issued tokens. */
  given: () => number
  close: () => Promise<void>
}

/** Starts a provider on a free port. */
export async function startProvider(returnUrls: readonly string[] = []): Promise<TestProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let person: Record<string, unknown> & { sub: string } = { sub: 'nobody' }
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }))
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUrl, mailReturnUrl, ...returnUrls],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name', 'picture'] },
    conformIdTokenClaims: false,
    scopes: ['openid', 'offline_access', ...mailScopes],
    // Google issues refresh tokens only for its own parameters.
    issueRefreshToken: () => true,
    ttl: {
      ...{ AccessToken: 3600, RefreshToken: 7200, Grant: 7200, IdToken: 60 },
      ...{ Interaction: 60, Session: 60 },
    },
    pkce: { required: () => false },
    cookies: { keys: ['a key for cookies'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => person }),
  })
  const living = new Set<string>()
  const renewing = new Set<{ destroy: () => Promise<void> }>()
  let given = 0
  let isAway = false
  let allowed = allScopes
  provider.on('access_token.saved', ({ jti }) => {
    given += 1
    living.add(jti)
  })
  provider.on('refresh_token.saved', (token) => renewing.add(token))
  const showToken = async (value: string, response: ServerResponse) => {
    const token = living.has(value) ? await provider.AccessToken.find(value) : undefined
    response.writeHead(token ? 200 : 400, { 'content-type': 'application/json' })
    response.end(JSON.stringify(token ? { email: token.accountId } : { error: 'invalid_token' }))
  }
  const answer = provider.callback()
  server.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer)
    if (isAway) {
      response.writeHead(503).end()
      return
    }
    if (pathname === '/tokeninfo') {
      void showToken(searchParams.get('access_token') ?? '', response)
      return
    }
    if (!pathname.startsWith('/interaction/')) {
      answer(request, response)
      return
    }
    const grant = new provider.Grant({ accountId: person.sub, clientId })
    grant.addOIDCScope(allowed)
    const refused = allScopes.split(' ').filter((scope) => !allowed.split(' ').includes(scope))
    if (refused.length > 0) grant.rejectOIDCScope(refused.join(' '))
    void grant.save().then((grantId) =>
      provider.interactionFinished(request, response, {
        login: { accountId: person.sub },
        consent: { grantId },
        select_account: {},
      }),
    )
  })
  return {
    settings: { issuer, clientId, clientSecret, redirectUrl },
    visit: async (authorizationUrl, claims) => {
      person = claims
      const url = new URL(authorizationUrl)
      return followRedirects(url, url.searchParams.get('redirect_uri') ?? '')
    },
    mailReturnUrl,
    tokenInfoUrl: `${issuer}/tokeninfo?access_token=`,
    expireTokens: () => living.clear(),
    takeBack: async () => {
      living.clear()
      await Promise.all([...renewing].map((token) => token.destroy()))
      renewing.clear()
    },
    allow: (scopes) => {
      allowed = scopes
    },
    goAway: () => {
      isAway = true
      return () => {
        isAway = false
      }
    },
    given: () => given,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function followRedirects(start: URL, end: string): Promise<URLSearchParams> {
  const cookies = new Map<string, string>()
  let url = start
  for (let step = 0; step < 10; step += 1) {
    if (url.href.startsWith(end)) return url.searchParams
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    url = new URL(response.headers.get('location') ?? '/no-redirect', url)
  }
  throw new Error(`the provider never came back: ${url.pathname}`)
}
