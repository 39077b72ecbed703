import { calls, maxBodyBytes } from '@draftdesk/contract'
import type { Call, CallName } from '@draftdesk/contract'
import type { Context } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { measureCost, measureLowest } from '../../testing/measure/measure-cost.ts'
import { listHostileBodies } from './hostile-bodies.ts'
import { readCallInput } from './read-call-input.ts'
import { listenForRequests } from '../listen-for-requests.ts'
import type { RunningServer } from '../listen-for-requests.ts'

let t: TestApi
let server: RunningServer
let token = ''
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  server = await listenForRequests(t.api)
  const first = await t.enter('owner@example.com')
  const { body: store } = await t.send('createStore', { token: first, input: { name: 'Shop' } })
  const { body: grant } = await t.send('switchStore', { token: first, id: String(store['id']) })
  token = String(grant['token'])
})
afterAll(async () => {
  await server.close()
  await t.close()
})

const longest = 2 * 1024 * 1024
const withBody = (Object.keys(calls) as CallName[]).filter((name) => calls[name].method !== 'GET')
const sizeOf = ({ maxBytes = maxBodyBytes }: Call) => Math.min(maxBytes, longest)
const fieldOf = ({ request }: Call) =>
  Object.keys(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }).properties ?? {})[0] ?? 'a'
/** The calls that read a body alike, by the first of them: all that is large is sent to that one alone. */
const kinds = new Map(withBody.map((name) => [`${calls[name].payload} ${sizeOf(calls[name])}`, name]))
const requestOf = (call: Call, type: string, body: string) =>
  new Request(new URL(call.path.replace('{id}', '00000000-0000-4000-8000-000000000000'), server.url), {
    method: call.method,
    headers: { 'content-type': type, authorization: `Bearer ${token}` },
    body,
  })

/** Time of parsing a body in ms, the lowest of several runs. */
function measure(call: Call, type: string, body: string): Promise<number> {
  return measureLowest(() => {
    const request = requestOf(call, type, body)
    const header = (name: string) => request.headers.get(name) ?? undefined
    const context = { req: { raw: request, header, query: () => ({}) } } as unknown as Context
    return measureCost(() => readCallInput(call, context))
  }, 50)
}

describe('readCallInput', () => {
  test('reads whatever a call lets in within 50 ms', { timeout: 120_000 }, async () => {
    for (const name of kinds.values()) {
      const call: Call = calls[name]
      for (const { name: kind, type, body } of listHostileBodies(call, fieldOf(call), sizeOf(call)))
        expect([name, kind, (await measure(call, type, body)) <= 50]).toEqual([name, kind, true])
    }
  })
})

describe('every call', () => {
  test('answers hostile bodies of 140 kinds, and the server stays awake', { timeout: 900_000 }, async () => {
    const over = new AbortController()
    const waits: number[] = []
    const watch = async () => {
      while (!over.signal.aborted) {
        waits.push(
          await measureCost(async () => (await fetch(new URL('/healthz', server.url))).arrayBuffer()),
        )
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
    const watching = watch()
    const firsts = new Set(kinds.values())
    try {
      for (const [turn, name] of withBody.entries()) {
        const call: Call = calls[name]
        const isRead = call.payload === 'json' || call.payload === 'multipart'
        const longestSent = isRead && firsts.has(name) ? maxBodyBytes : 2048
        const hostile = listHostileBodies(call, fieldOf(call), Math.min(sizeOf(call), longestSent))
        expect(hostile.length).toBeGreaterThanOrEqual(140)
        // The first call of each kind gets every body, the others every fifth. Together the others cover all bodies again.
        const sent = hostile.filter((_, index) => firsts.has(name) || index % 5 === turn % 5)
        for (const { name: kind, type, body } of sent) {
          const response = await fetch(requestOf(call, type, body))
          await response.arrayBuffer()
          if (isRead && type.includes('urlencoded') && ![401, 403].includes(response.status))
            expect([name, kind, response.status]).toEqual([name, kind, 415])
          expect([name, kind, response.status < 500]).toEqual([name, kind, true])
        }
      }
    } finally {
      over.abort()
      await watching
    }
    expect(waits.length).toBeGreaterThan(20)
    expect(Math.max(...waits)).toBeLessThan(250)
  })
})
