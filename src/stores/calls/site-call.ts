import { AuthError } from '@draftdesk/auth-core'
import type { BffClient } from '@draftdesk/auth-core'
import { answerNormalizers } from '@draftdesk/contract/answer-normalizers'
import { createCallFunction } from '@draftdesk/contract/call'
import type { CallFunction } from '@draftdesk/contract'
import { getClient } from '../session/site-client.ts'

export interface SiteCallOptions {
  readonly signal?: AbortSignal
}

/** The calls of the contract by name. */
export type SiteCall = CallFunction<AuthError, SiteCallOptions>

const hasAnswerNormalizer = (name: string): name is keyof typeof answerNormalizers =>
  name in answerNormalizers

/** Makes the calls of a client by their names. */
export const createSiteCall = (client: () => Pick<BffClient, 'request'>): SiteCall =>
  createCallFunction(async ({ name, method, path, query, body }, options) => {
    const result = await client().request({ method, path, query, body, ...options })
    if (!result.ok) return result
    const value = hasAnswerNormalizer(name) ? answerNormalizers[name](result.value) : result.value
    // Every answer of the contract is an object or a list.
    return typeof value === 'object' && value !== null
      ? { ok: true, value }
      : { ok: false, error: new AuthError('unreadable') }
  })

/** Makes a call of /v1 by its name. */
export const siteCall: SiteCall = createSiteCall(getClient)
