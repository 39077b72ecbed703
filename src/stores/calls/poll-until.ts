import type { CallResult } from '@draftdesk/contract'

const pollPauseMs = 1500

/** Repeats a read until its answer is final. Undefined if it fails or is aborted. */
export async function pollUntil<Value>(
  read: () => Promise<CallResult<Value, unknown>>,
  isFinal: (answer: Value) => boolean,
  signal: AbortSignal,
): Promise<Value | undefined> {
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, pollPauseMs))
    const result = await read()
    if (!result.ok) return undefined
    if (isFinal(result.value)) return result.value
  }
  return undefined
}
