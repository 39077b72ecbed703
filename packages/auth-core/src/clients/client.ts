import { createBearerClient } from './bearer.ts'
import type { BearerClient, BearerOptions } from './bearer.ts'
import { createBffClient } from './bff.ts'
import type { BffClient, BffOptions } from './bff.ts'

/**
 * Creates a client. In mode `bff` a same-origin cookie identifies the session, and in mode `bearer` the token
 * is in your storage.
 *
 * @example const client = createClient({ mode: 'bearer', ...browserPorts(window) })
 */
export function createClient(options: BearerOptions): BearerClient
export function createClient(options: BffOptions): BffClient
export function createClient(options: BearerOptions | BffOptions): BearerClient | BffClient {
  return options.mode === 'bearer' ? createBearerClient(options) : createBffClient(options)
}
