import { calls } from '@draftdesk/contract'
import type { Call, CallName } from '@draftdesk/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { handlers } from '../calls/index.ts'
import { openTestApi } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { buildRequest } from '../testing/client.ts'
import { createDocumentCheck } from '../testing/files/document.ts'
import type { DocumentCheck } from '../testing/files/document.ts'
import { fillStore, listIds, listStoreRows } from '../testing/database/fill-store.ts'
import { createSampleInputs } from '../testing/files/sample.ts'
import { enterAdmin, enterStore } from '../testing/store.ts'
import type { StoreOwner } from '../testing/store.ts'

const every = Object.keys(calls) as CallName[]
const callOf = (name: CallName): Call => calls[name]
const nobody = '00000000-0000-4000-8000-000000000000'

let t: TestApi
let owner: StoreOwner
let admin = ''
let lost = ''
let leaver = ''
let check: DocumentCheck
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0, shopify: { baseUrl: 'http://127.0.0.1:1' } })
  owner = await enterStore(t, 'owner@example.com')
  admin = await enterAdmin(t, 'admin@example.com')
  lost = await t.enter('lost@example.com')
  leaver = await t.enter('leaver@example.com')
  const caller = await t.api.services.findCaller(owner.token, t.api.services.clock())
  await fillStore(t.api.services.db, owner.id, caller?.user.id ?? '')
  const served = await t.api.fetch(new Request('http://api.test/v1/openapi.json'))
  check = createDocumentCheck(await served.json())
})
afterAll(() => t.close())

/** Calls that end the sign-in they are made with, or others of the same person. */
const ending = new Set<CallName>(['revoke', 'endSignIn', 'endOtherSignIns'])

function tokenOf(name: CallName): string {
  if (ending.has(name)) return leaver
  return handlers[name].audience?.kind === 'admin' ? admin : owner.token
}

/** Sends a request and holds the answer to the document; its status. */
async function ask(name: CallName, request: Request): Promise<number> {
  const response = await t.api.fetch(request)
  const body: unknown = await response.json()
  expect([name, response.status, check(name, response.status, body)]).toEqual([name, response.status, []])
  return response.status
}

const send = (name: CallName, sending: Parameters<typeof buildRequest>[1] = {}) =>
  ask(name, buildRequest(callOf(name), { id: nobody, ...sending }, 'http://api.test'))

/** A request with body `body` and content type `type`. */
function raw(name: CallName, type: string, body: string, token?: string): Request {
  const headers = new Headers({ 'content-type': type, 'content-length': String(body.length) })
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  const url = new URL(callOf(name).path.replace('{id}', nobody), 'http://api.test')
  return new Request(url, { method: callOf(name).method, headers, body })
}

/** True if an edit is refused because its version is not current. */
async function isRefusedAsOld(name: CallName, ids: ReadonlySet<string>): Promise<boolean> {
  for (const input of createSampleInputs(name, callOf(name)))
    for (const id of callOf(name).path.includes('{id}') ? ids : [nobody])
      if ((await send(name, { input, token: owner.token, id })) === 409) return true
  return false
}

describe('the OpenAPI document', () => {
  test.each(every)('holds whatever %s answers to right inputs, of everybody', async (name) => {
    for (const input of createSampleInputs(name, callOf(name)))
      for (const token of [tokenOf(name), ending.has(name) ? tokenOf(name) : lost, undefined])
        expect(await send(name, { input, ...(token !== undefined && { token }), id: owner.id })).toBeLessThan(
          500,
        )
  })

  test.each(every.filter((name) => callOf(name).token === 'required'))(
    'holds the 401 of %s',
    async (name) => {
      expect(await send(name)).toBe(401)
      // Revoking an invalid token succeeds (RFC 7009).
      expect(await send(name, { token: 'made-up' })).toBe(name === 'revoke' ? 200 : 401)
    },
  )

  test.each(every.filter((name) => handlers[name].audience))('holds the 403 of %s', async (name) => {
    expect(await send(name, { token: lost })).toBe(403)
  })

  test.each(every.filter((name) => ['json', 'multipart'].includes(callOf(name).payload)))(
    'holds the 413, 415 and 422 of %s',
    async (name) => {
      const token = callOf(name).token === 'none' ? undefined : tokenOf(name)
      const { payload, maxBytes = 65_536 } = callOf(name)
      const type = payload === 'json' ? 'application/json' : 'multipart/form-data; boundary=b'
      expect(await ask(name, raw(name, 'text/plain', 'x', token))).toBe(415)
      expect(await ask(name, raw(name, type, 'x'.repeat(maxBytes + 1), token))).toBe(413)
      expect(await ask(name, raw(name, type, 'x', token))).toBe(422)
    },
  )

  test('holds the 429 of what strangers may try', async () => {
    // The first request already exceeds every limit.
    const strict = await t.openTwin({ limitScale: 1e-9 })
    const limited: CallName[] = []
    for (const name of every.filter((open) => callOf(open).token !== 'required'))
      for (const input of createSampleInputs(name, callOf(name))) {
        const { status, body } = await strict.send(name, { input, id: nobody })
        expect([name, status, check(name, status, body)]).toEqual([name, status, []])
        if (status === 429 && !limited.includes(name)) limited.push(name)
      }
    await strict.close()
    const wanted: CallName[] = ['signUp', 'signIn', 'verifyEmail', 'resendCode', 'forgotPassword', 'notify']
    expect(limited).toEqual(expect.arrayContaining([...wanted, 'resetPassword', 'showInvite']))
  })

  test('holds the 409 of edits of an older version, and what is now', async () => {
    const rows = await listStoreRows(t.api.services.db, owner.id)
    const ids = new Set([...rows.values()].flatMap(listIds))
    const stale: CallName[] = []
    for (const name of every.filter((versioned) => callOf(versioned).isVersioned))
      if (await isRefusedAsOld(name, ids)) stale.push(name)
    expect(stale).toEqual(
      expect.arrayContaining(['updatePolicy', 'updateExample', 'updateThread', 'updateSettings']),
    )
    for (const name of every) expect([name, check(name, 409, { detail: 'Changed.' })]).not.toEqual([name, []])
  })
})

/** Invalid for every field. */
const wrongValues = [null, 7.5, '', 'x'.repeat(300_000), true, [], {}, 'nonsense\u0001', -1, 1e12]

describe('a 422', () => {
  test.each(every)('of %s says in words of ours what is wrong with each field', async (name) => {
    const call = callOf(name)
    if (call.payload === 'none') return
    const fields = Object.keys(
      z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }).properties ?? {},
    )
    const [input] = createSampleInputs(name, call)
    const token = call.token === 'none' ? {} : { token: tokenOf(name) }
    for (const field of fields) {
      for (const wrong of [undefined, ...wrongValues]) {
        const sending = { ...token, id: nobody, input: { ...input, [field]: wrong } }
        if (typeof wrong === 'string' && wrong.length > 60_000 && (call.maxBytes ?? 0) < 700_000) continue
        const request = buildRequest(call, sending, 'http://api.test')
        const response = await t.api.fetch(request)
        if (response.status !== 422) continue
        const { detail } = (await response.json()) as { detail: { msg: string }[] }
        for (const { msg } of detail)
          expect([field, wrong, msg]).toEqual([field, wrong, expect.stringMatching(/^[A-Z][a-z]* /)])
        expect(JSON.stringify(detail.map(({ msg }) => msg))).not.toMatch(
          /Invalid|expected|received|Too (?:big|small)|undefined/,
        )
      }
    }
  })
})
