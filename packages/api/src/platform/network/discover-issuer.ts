import * as client from 'openid-client'

/** An OpenID provider and this server's client there. */
export interface OpenIdIssuer {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** Loads the provider's metadata once on first use. A failed load is retried. */
export function createIssuerDiscovery(issuer: OpenIdIssuer): () => Promise<client.Configuration> {
  let discovered: Promise<client.Configuration> | undefined
  return () =>
    (discovered ??= discoverIssuer(issuer).catch((error: unknown) => {
      discovered = undefined
      throw error
    }))
}

async function discoverIssuer({
  issuer,
  clientId,
  clientSecret,
}: OpenIdIssuer): Promise<client.Configuration> {
  const server = new URL(issuer)
  // True for the http address of a local test provider.
  const isPlain = server.protocol === 'http:'
  const execute = isPlain
    ? // oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out; it is for http issuers only
      [client.allowInsecureRequests, client.enableNonRepudiationChecks]
    : [client.enableNonRepudiationChecks]
  return client.discovery(server, clientId, clientSecret, undefined, { execute, timeout: 10 })
}
