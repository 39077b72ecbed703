import { AuthError } from '@draftdesk/auth-core'
import type { BffClient } from '@draftdesk/auth-core'
import { createCall } from '@draftdesk/contract/call'
import type { MakeCall } from '@draftdesk/contract'
import { getClient } from './client.ts'

/** What the browser may hand a call on its way. */
export interface SiteCallOptions {
  readonly signal?: AbortSignal
}

/** The calls of the contract by their names, as the page's visitor makes them. */
export type SiteCall = MakeCall<AuthError, SiteCallOptions>

/** Makes the calls of a client by their names. */
export const createSiteCall = (client: () => Pick<BffClient, 'request'>): SiteCall =>
  createCall(async ({ method, path, query, body }, options) => {
    const result = await client().request({ method, path, query, body, ...options })
    // Every answer of the contract is an object or a list.
    return result.ok && (typeof result.value !== 'object' || result.value === null)
      ? { ok: false, error: new AuthError('unreadable') }
      : result
  })

/** Makes a call of /v1 by its name. */
export const call: SiteCall = createSiteCall(getClient)
