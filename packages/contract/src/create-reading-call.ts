import { calls, type CallName } from './calls.ts'
import {
  createCall,
  type CallArguments,
  type CallResult,
  type InputOf,
  type SendCall,
} from './create-call.ts'
import { readingOf, type ReadAs } from './reading.ts'

/** What a reader makes of a call's answer, whichever server wrote it. */
export type Read<N extends CallName> = ReadAs<(typeof calls)[N]['answer']>

/** Makes a call by its name, and reads its answer. */
export type ReadCall<Failure, Options> = <N extends CallName>(
  name: N,
  ...args: CallArguments<InputOf<N>, Options>
) => Promise<CallResult<Read<N>, Failure>>

/**
 * `createCall` for who cannot know which server answers: each answer is checked, other servers' ways of writing are read too,
 * and what cannot be read is the failure that `unreadable` makes.
 */
export function createReadingCall<Failure, Options = undefined>(
  send: SendCall<Failure, Options>,
  unreadable: (name: CallName) => Failure,
): ReadCall<Failure, Options> {
  const call = createCall(send)
  return async (name, ...args) => {
    const result: CallResult<unknown, Failure> = await call(name, ...args)
    if (!result.ok) return result
    const read = readingOf(calls[name].answer).safeParse(result.value)
    return read.success
      ? { ok: true, value: read.data as Read<typeof name> }
      : { ok: false, error: unreadable(name) }
  }
}
