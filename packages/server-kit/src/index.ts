import manifest from '../package.json' with { type: 'json' }

export { findClientAddress, toAddressRateLimitKey } from './client-address.ts'
export type { ProxyTrust } from './client-address.ts'
export { StartError, explainListenFailure, explainStartFailure } from './start-error.ts'
export { createPrivateFolder } from './settings/create-private-folder.ts'
export { createRateLimiter } from './rate-limiter.ts'
export { redactSecrets } from './redact-secrets.ts'
export { createSeal } from './seal.ts'
export type { Seal } from './seal.ts'
export { loadOrCreateSecret } from './settings/load-or-create-secret.ts'
export { parseEnvironment } from './settings/parse-environment.ts'

/** The version of the product that runs, such as `0.1.0`. */
export const version: string = manifest.version

/** How long a server keeps an idle connection, longer than proxies do. If the server closed first, it could cut a request on its way. */
export const keepAliveMs = 75_000
