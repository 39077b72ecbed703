import { createBffClient } from '@draftdesk/auth-core'
import { createAuth } from '@draftdesk/auth-core/auth'
import type { BffClient, BffOptions } from '@draftdesk/auth-core'
import type { Auth } from '@draftdesk/auth-core/auth'
import { pageEpoch } from './page.ts'

let client: BffClient | undefined
let auth: Auth | undefined

/** Makes a client of this site's server, which holds the token. */
export function createSiteClient(options: Partial<BffOptions> = {}): BffClient {
  return createBffClient({
    mode: 'bff',
    epoch: pageEpoch,
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

/** The client of this page, for calls that have no method of their own. */
export function getClient(): BffClient {
  client ??= createSiteClient()
  return client
}

/** The calls of signing in and out, and what surrounds them. */
export function getAuth(): Auth {
  auth ??= createAuth(getClient())
  return auth
}
