import { calls, errorAnswer, createVersionConflictAnswer } from '@draftdesk/contract'
import type { Call, CallName } from '@draftdesk/contract'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'

/** Request of a test. */
export interface TestRequest {
  input?: Record<string, unknown>
  id?: string
  token?: string | undefined
  headers?: Record<string, string>
}

/** Response, validated against the contract. */
export interface TestResponse {
  status: number
  body: Record<string, unknown>
  headers: Headers
}

/** Sends calls as the contract defines them. */
export type SendCall = (name: CallName, sending?: TestRequest) => Promise<TestResponse>

/** Creates a client over `fetch` that fails on any answer outside the contract. */
export function createTestClient(
  fetch: (request: Request) => Promise<Response>,
  origin = 'http://api.test',
): SendCall {
  return async (name, sending = {}) => {
    const call: Call = calls[name]
    const response = await fetch(buildRequest(call, sending, origin))
    const body: unknown = await response.json()
    const refusal = response.status === 409 ? createVersionConflictAnswer(call.answer) : errorAnswer
    const schema = response.ok ? call.answer : refusal
    if (response.ok && response.status !== call.status) throw new Error(`${name} answered ${response.status}`)
    return {
      status: response.status,
      body: z.parse(
        z.looseObject({}).or(z.array(z.unknown())),
        listKnownFields(schema, body),
      ) as TestResponse['body'],
      headers: response.headers,
    }
  }
}

function listKnownFields(schema: Call['answer'], body: unknown): unknown {
  // Schemas drop unknown fields. This check fails on them.
  if (!isDeepStrictEqual(schema.parse(body), body)) throw new Error(`${JSON.stringify(body)} says too much`)
  return body
}

/** Builds the request of a call: the path's `{id}`, the query, the JSON or the form. */
export function buildRequest(
  call: Call,
  { input = {}, id = 'none', token, headers = {} }: TestRequest,
  origin: string,
): Request {
  const url = new URL(call.path.replace('{id}', encodeURIComponent(id)), origin)
  const sent = new Headers(headers)
  if (token !== undefined) sent.set('authorization', `Bearer ${token}`)
  if (call.payload === 'query') {
    for (const [name, value] of Object.entries(input))
      url.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  const init: RequestInit = { method: call.method, headers: sent }
  if (call.payload === 'json') {
    sent.set('content-type', 'application/json')
    init.body = JSON.stringify(input)
  }
  if (call.payload === 'multipart') {
    const form = new FormData()
    for (const [name, value] of Object.entries(input))
      form.set(name, value instanceof Blob || typeof value === 'string' ? value : JSON.stringify(value))
    init.body = form
  }
  return new Request(url, init)
}
