import { createReadingCall } from '@draftdesk/contract'
import type { ReadCall } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { gateMessages } from '../../messages/gate.ts'
import { callAs } from './call.ts'
import { encodeForm } from './form.ts'

/** Why a call brought nothing: the sentence to show, and what the upstream refused it with. */
export interface CallFailure {
  readonly problem: string
  readonly refusal?: { readonly status: number; readonly body: unknown }
}

/**
 * The calls of the contract by their names, in the name of a page's visitor. `fallback` is said when the upstream refuses and
 * gives no detail.
 *
 * @example const shown = await callUpstream(context, words.failed)('thread', { id })
 */
export function callUpstream(context: APIContext, fallback: string): ReadCall<CallFailure, undefined> {
  return createReadingCall<CallFailure>(
    async ({ method, path, query, body }) => {
      const search = query ? `?${new URLSearchParams(query).toString()}` : ''
      const form = body instanceof FormData ? encodeForm(textsOf(body)) : undefined
      const asked = await callAs(context, {
        method,
        path: path + search,
        fallback,
        ...(form ?? (body && { json: body })),
      })
      if (asked.ok) return { ok: true, value: asked.body }
      const { error: problem, refusal } = asked
      return { ok: false, error: { problem, ...(refusal && { refusal }) } }
    },
    () => ({ problem: gateMessages.notJson }),
  )
}

/** The fields of a form; a file goes up as it comes, not by this way. */
const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
