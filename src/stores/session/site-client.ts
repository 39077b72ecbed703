import { createBffClient } from '@draftdesk/auth-core'
import type { BffClient, BffOptions } from '@draftdesk/auth-core'
import { getPageEpoch } from './page-session-data.ts'

let client: BffClient | undefined

/** Makes a client of this site's server, which holds the token. */
export function createSiteClient(options: Partial<BffOptions> = {}): BffClient {
  return createBffClient({
    mode: 'bff',
    epoch: getPageEpoch,
    clock: {
      now: () => Date.now(),
      timer(run, ms) {
        const id = setTimeout(run, ms)
        return () => clearTimeout(id)
      },
    },
    ...options,
  })
}

export function getClient(): BffClient {
  client ??= createSiteClient()
  return client
}
