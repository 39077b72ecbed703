import type * as z from 'zod/mini'
import type { Answer, CallName, calls } from '../calls.ts'
import { table } from '../table.ts'
import type { TableEntry } from '../table-entry.ts'

type ParameterNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never

/** The parameters of a call's path. */
export type PathParameters<N extends CallName> = Record<ParameterNames<(typeof calls)[N]['path']>, string>

/** The fields of a request. A request without fields is an empty record. */
type RequestFields<Request> = string extends keyof Request ? unknown : Request

/** Input of a call: path parameters, and fields of its query, JSON or form. */
export type CallInput<N extends CallName> = PathParameters<N> &
  RequestFields<z.input<(typeof calls)[N]['request']>>

/** The input of a call from a plain form. Its names are checked here, its values by the server. */
export type FormInput<N extends CallName> = PathParameters<N> & {
  readonly [K in keyof CallInput<N>]?: unknown
}

/** A call, ready to be sent. */
export interface CallRequest<N extends CallName = CallName> {
  readonly name: N
  readonly method: TableEntry['method']
  /** The path with its parameters filled in, without the query. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** A value to write as JSON, or a form to send as multipart. */
  readonly body?: FormData | Readonly<Record<string, unknown>>
}

/** Result of a call. */
export type CallResult<Value, Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Failure }

/** Sends a request without reading the response. */
export type SendCall<Failure, Options> = (
  request: CallRequest,
  options?: Options,
) => Promise<CallResult<unknown, Failure>>

/** The input of a call, optional if no field is required, and transport options. */
export type CallArguments<Input, Options> =
  Partial<Input> extends Input ? [input?: Input, options?: Options] : [input: Input, options?: Options]

/** Makes a call by its name, or one built by {@link buildCall}. */
export interface CallFunction<Failure, Options> {
  <N extends CallName>(
    name: N,
    ...args: CallArguments<CallInput<N>, Options>
  ): Promise<CallResult<Answer<N>, Failure>>
  <N extends CallName>(request: CallRequest<N>, options?: Options): Promise<CallResult<Answer<N>, Failure>>
}

/**
 * Creates the function that makes every call of /v1 by name, over your transport. Responses are typed but not
 * validated.
 *
 * @example const thread = await createCallFunction(send)('thread', { id }); if (thread.ok) thread.value.subject
 */
export function createCallFunction<Failure, Options = undefined>(
  send: SendCall<Failure, Options>,
): CallFunction<Failure, Options> {
  async function callByNameOrRequest(asked: CallName | CallRequest, ...[input, options]: readonly unknown[]) {
    return typeof asked === 'string'
      ? send(buildCall(asked, (input ?? {}) as FormInput<CallName>), options as Options)
      : send(asked, input as Options)
  }
  return callByNameOrRequest
}

/**
 * Builds the request of a call. Fields outside of the path go to the query, the JSON or the form.
 *
 * @example const revokeInvite = (id: string) => buildCall('revokeInvite', { id })
 */
export function buildCall<N extends CallName>(name: N, input: FormInput<N>): CallRequest<N> {
  const { method, path, payload }: TableEntry = table[name]
  const given: Readonly<Record<string, unknown>> = input
  const taken = new Set<string>()
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    taken.add(key)
    return encodeURIComponent(String(given[key]))
  })
  const base = { name, method, path: filled }
  const fields = Object.entries(given).filter(([key, value]) => !taken.has(key) && value !== undefined)
  if (payload === 'none' || (payload === 'query' && fields.length === 0)) return base
  if (payload === 'query')
    return { ...base, query: Object.fromEntries(fields.map(([key, value]) => [key, String(value)])) }
  if (payload === 'json') return { ...base, body: Object.fromEntries(fields) }
  const form = new FormData()
  for (const [key, value] of fields) form.set(key, value instanceof Blob ? value : String(value))
  return { ...base, body: form }
}
