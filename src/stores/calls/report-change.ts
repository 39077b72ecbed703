import type { AuthError } from '@draftdesk/auth-core'
import type { CallResult } from '@draftdesk/contract'
import { leavePage } from '../session/leave-page.ts'
import { saveToastForNextPage, showToast } from '../toasts.ts'
import { explainFailureOrLeave } from './explain-failure.ts'

/** The answer of a call, or the error message. */
export type ExplainedResult<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: string }

/** Awaits a call. A failure becomes the error message, `failed` if the server gives none. */
export async function explainResult<Value>(
  sent: Promise<CallResult<Value, AuthError>>,
  failed: string,
): Promise<ExplainedResult<Value>> {
  const result = await sent
  return result.ok ? result : { ok: false, problem: await explainFailureOrLeave(result.error, failed) }
}

/** Awaits a call that changes something, and toasts `done`. Returns the error message if it fails. */
export async function reportChange(
  sent: Promise<CallResult<unknown, AuthError>>,
  { failed, done }: { readonly failed: string; readonly done?: string },
): Promise<string | undefined> {
  const result = await explainResult(sent, failed)
  if (!result.ok) return result.problem
  if (done !== undefined) showToast('success', done)
  return undefined
}

/** Awaits a call that changes something, and toasts `done` on the next page. Returns the error message if it fails. */
export async function reportChangeAndLeave(
  sent: Promise<CallResult<unknown, AuthError>>,
  { failed, done, address }: { readonly failed: string; readonly done: string; readonly address: string },
): Promise<string> {
  const problem = await reportChange(sent, { failed })
  if (problem !== undefined) return problem
  saveToastForNextPage('success', done)
  return leavePage(address)
}
