import { calls } from '@draftdesk/contract'
import type { Call, CallName } from '@draftdesk/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { openTestApi, testPassword } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { buildRequest } from '../../testing/client.ts'

let t: TestApi
let living = ''
const failures: unknown[] = []
const note = (reason: unknown) => void failures.push(reason)
beforeAll(async () => {
  process.on('unhandledRejection', note)
  t = await openTestApi({ limitScale: 0 })
})
afterAll(async () => {
  process.off('unhandledRejection', note)
  await t.close()
})

const nasty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\ud800',
  '😀',
  "'; drop table users; --",
  '../../etc/passwd',
  '%00',
  '\r\nBcc: x@y.z',
  'null',
  '-1',
  '1e309',
  '00000000-0000-4000-8000-000000000000',
  'a@b.co',
  testPassword,
  'x'.repeat(5000),
)
const text = fc.oneof(nasty, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
const value = fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() })

/** Random inputs with the field names of the contract. */
function near(call: Call): fc.Arbitrary<Record<string, unknown>> {
  const schema = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' })
  const fields = Object.keys(schema.properties ?? {})
  const filled = fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] })
  const twins = fc.tuple(filled, text).map(([input, same]) => {
    const pairs = Object.keys(input).filter((field) => field.includes('password'))
    return { ...input, ...Object.fromEntries(pairs.map((field) => [field, same])) }
  })
  return fc.oneof(filled, twins)
}

const header = (value: string) => value.replaceAll(/[^\u0020-\u007e]/g, '')

function request(call: Call): fc.Arbitrary<Request> {
  const sending = fc.record({
    input: near(call),
    id: text,
    token: fc.oneof(fc.constant('living'), fc.constant(undefined), text.map(header)),
  })
  const shaped = sending.map(({ input, id, token }) => {
    const sent = token === 'living' ? living : token
    return buildRequest(call, { input, id: id.toWellFormed(), token: sent }, 'http://api.test')
  })
  const kind = fc.constantFrom(
    'application/json',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'text/plain',
  )
  const raw = fc
    .record({ body: fc.oneof(text, fc.json()), kind, query: text })
    .map(({ body, kind: type, query }) => {
      const url = new URL(call.path.replace('{id}', 'x'), 'http://api.test')
      url.search = query
      const headers = { 'content-type': type, authorization: `Bearer ${living}` }
      return new Request(url, { method: call.method, headers, body: call.method === 'GET' ? null : body })
    })
  return fc.oneof({ weight: 3, arbitrary: shaped }, { weight: 1, arbitrary: raw })
}

describe('createHttpApp', () => {
  test.each(Object.keys(calls) as CallName[])(
    'answers anything sent to %s with a success or a refusal',
    async (name) => {
      living = await t.enter(`fuzz-${name.toLowerCase()}@example.com`)
      await fc.assert(
        fc.asyncProperty(request(calls[name]), async (sent) => {
          const response = await t.api.fetch(sent)
          const body: unknown = await response.json()
          expect(response.status).toBeLessThan(500)
          if (!response.ok) expect(body).toHaveProperty('detail')
        }),
        { numRuns: 30 },
      )
      expect(failures).toEqual([])
    },
  )
})
