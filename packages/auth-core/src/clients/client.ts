import { createBearerClient } from './bearer.ts'
import type { BearerClient, BearerOptions } from './bearer.ts'
import { createBffClient } from './bff.ts'
import type { BffClient, BffOptions } from './bff.ts'

/**
 * Makes the client of either mode: `bff`, where a same-origin cookie stands for the session and no token is in hand, or
 * `bearer`, where the token is in a storage of yours.
 *
 * @example const client = createClient({ mode: 'bearer', ...browserPorts(window) })
 */
export function createClient(options: BearerOptions): BearerClient
export function createClient(options: BffOptions): BffClient
export function createClient(options: BearerOptions | BffOptions): BearerClient | BffClient {
  return options.mode === 'bearer' ? createBearerClient(options) : createBffClient(options)
}
