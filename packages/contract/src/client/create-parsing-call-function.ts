import { calls } from '../calls.ts'
import type { CallName } from '../calls.ts'
import { createCallFunction } from './create-call-function.ts'
import type { CallArguments, CallRequest, CallResult, CallInput, SendCall } from './create-call-function.ts'
import { getResponseSchema } from './response-schema.ts'
import type { ParsedResponse } from './response-schema.ts'

/** A parsed response of any server. */
export type ParsedAnswer<N extends CallName> = ParsedResponse<(typeof calls)[N]['answer']>

/** Makes a call, by its name or built before, and parses its answer. */
export interface ParsingCallFunction<Failure, Options> {
  <N extends CallName>(
    name: N,
    ...args: CallArguments<CallInput<N>, Options>
  ): Promise<CallResult<ParsedAnswer<N>, Failure>>
  <N extends CallName>(
    request: CallRequest<N>,
    options?: Options,
  ): Promise<CallResult<ParsedAnswer<N>, Failure>>
}

/**
 * `createCallFunction` for other servers: each response is validated, and other servers' formats are accepted. An
 * unreadable response becomes the failure of `unreadable`.
 */
export function createParsingCallFunction<Failure, Options = undefined>(
  send: SendCall<Failure, Options>,
  unreadable: (name: CallName) => Failure,
): ParsingCallFunction<Failure, Options> {
  const sendAndParse: SendCall<Failure, Options> = async (request, options) => {
    const result = await send(request, options)
    if (!result.ok) return result
    const read = getResponseSchema(calls[request.name].answer).safeParse(result.value)
    return read.success ? { ok: true, value: read.data } : { ok: false, error: unreadable(request.name) }
  }
  // Parses responses in the transport.
  return createCallFunction(sendAndParse)
}
