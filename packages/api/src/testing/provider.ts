import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

const clientId = 'draftdesk'
const clientSecret = 'provider-secret'
const redirectUrl = 'http://localhost:4321/signin'

/** A real OpenID provider on loopback, in which whoever `signsIn` names is always signed in and consents at once. */
export interface TestProvider {
  settings: { issuer: string; clientId: string; clientSecret: string; redirectUrl: string }
  /** Goes through the provider's pages as a browser does; returns the query that comes back to the site. */
  visit: (
    authorizationUrl: string,
    claims: Record<string, unknown> & { sub: string },
  ) => Promise<URLSearchParams>
  close: () => Promise<void>
}

/** Starts a provider on a free port. */
export async function startProvider(): Promise<TestProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let person: Record<string, unknown> & { sub: string } = { sub: 'nobody' }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUrl],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name', 'picture'] },
    conformIdTokenClaims: false,
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    pkce: { required: () => false },
    cookies: { keys: ['a key for cookies'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => person }),
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) {
      answer(request, response)
      return
    }
    const grant = new provider.Grant({ accountId: person.sub, clientId })
    grant.addOIDCScope('openid email profile')
    void grant.save().then((grantId) =>
      provider.interactionFinished(request, response, {
        login: { accountId: person.sub },
        consent: { grantId },
      }),
    )
  })
  return {
    settings: { issuer, clientId, clientSecret, redirectUrl },
    visit: async (authorizationUrl, claims) => {
      person = claims
      return walk(new URL(authorizationUrl), redirectUrl)
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function walk(start: URL, end: string): Promise<URLSearchParams> {
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
