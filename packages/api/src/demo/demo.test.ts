import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, signIn } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { parseDemoFault } from './demo-faults.ts'
import { demoPassword, seedDemo } from './seed.ts'
import type { DemoPerson } from './seed.ts'

let t: TestApi
let people: DemoPerson[]
beforeAll(async () => {
  t = await openTestApi({ demo: true, limitScale: 0 })
  people = await seedDemo(t.api)
})
afterAll(() => t.close())

async function control(
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; body: unknown }> {
  const init = body
    ? { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    : { method }
  const response = await t.api.fetch(new Request(`http://api.test/__demo/${path}`, init))
  return { status: response.status, body: await response.json() }
}

const tokenOf = async (email: string) => String((await signIn(t.send, email, demoPassword)).body['token'])
const session = (token: string, fault?: string) =>
  t.send('session', fault === undefined ? { token } : { token, headers: { 'x-demo-fault': fault } })

describe('seedDemo', () => {
  test('makes a person in every state', async () => {
    expect(people).toHaveLength(12)
    for (const { email, password } of people) expect((await signIn(t.send, email, password)).status).toBe(200)
    expect((await signIn(t.send, 'unverified@demo.test', demoPassword)).body).toMatchObject({
      is_verified: 'False',
    })
    expect((await session(await tokenOf('admin@demo.test'))).body).toMatchObject({
      user: { is_super_admin: true },
      store: null,
    })
    expect((await session(await tokenOf('new@demo.test'))).body).toMatchObject({ store: null })
  })

  test.each([
    ['welcome@demo.test', [false, false, false, false]],
    ['document@demo.test', [true, false, false, false]],
    ['mailbox@demo.test', [true, true, false, true]],
    ['shop@demo.test', [true, true, true, false]],
    ['owner@demo.test', [true, true, true, true]],
  ])('sets the store of %s up as far as its name says', async (email, flags) => {
    const { body } = await session(await tokenOf(email))
    const store = body['store'] as Record<string, boolean>
    expect([
      store['is_onboarded'],
      store['is_document_uploaded'],
      store['is_email_account_added'],
      store['is_shopify_account_added'],
    ]).toEqual(flags)
  })

  test('fills the inbox of the owner with everything, in every list', async () => {
    const first = await tokenOf('owner@demo.test')
    const owned = (await t.send('stores', { token: first })).body as unknown as { id: string; name: string }[]
    const id = owned.find(({ name }) => name === 'Northwind Outfitters')?.id ?? ''
    const token = String((await t.send('switchStore', { token: first, id })).body['token'])
    const count = async (filter: string) => {
      const { body } = await t.send('threads', { token, input: { filter } })
      return (body['threads'] as unknown[]).length
    }
    expect(await Promise.all(['all', 'drafts', 'sent', 'archive'].map(count))).toEqual([13, 5, 3, 1])
    expect((await t.send('examples', { token })).body['examples']).toHaveLength(2)
  })

  test('leaves an invitation to accept', async () => {
    const link = people.find(({ email }) => email === 'invited@demo.test')?.inviteLink ?? ''
    const inviteId = new URL(link).searchParams.get('invite_id')
    expect((await t.send('acceptInvite', { input: { invite_id: inviteId } })).status).toBe(200)
  })
})

describe('createDemo', () => {
  test('is not there unless it is asked for', async () => {
    const plain = await openTestApi()
    expect((await plain.api.fetch(new Request('http://api.test/__demo/people'))).status).toBe(404)
    expect((await plain.send('checkInternet', { headers: { 'x-demo-fault': '502' } })).status).toBe(200)
    await plain.close()
  })

  test('becomes anybody, verified or not', async () => {
    const { body } = await control('POST', 'become', { email: 'owner@demo.test' })
    const { token } = body as { token: string }
    expect((await session(token)).body).toMatchObject({ user: { email: 'owner@demo.test' } })
    expect((await control('POST', 'become', { email: 'nobody@demo.test' })).status).toBe(404)
  })

  test('puts a store in any state', async () => {
    const token = await tokenOf('owner@demo.test')
    const { store_id } = (await session(token)).body['store'] as { store_id: number }
    await control('POST', 'store', { store_id, is_document_uploaded: false })
    expect((await session(token)).body).toMatchObject({
      store: { is_document_uploaded: false, is_onboarded: true },
    })
    await control('POST', 'store', { store_id, is_document_uploaded: true })
    expect((await control('POST', 'store', { store_id: 1 })).status).toBe(404)
  })

  test('expires a token, which a refresh mends, or ends it, which nothing does', async () => {
    const token = await tokenOf('shop@demo.test')
    await control('POST', 'session', { email: 'shop@demo.test' })
    expect((await session(token)).status).toBe(401)
    const renewed = await t.send('refresh', { token })
    expect(renewed.status).toBe(200)
    await control('POST', 'session', { email: 'shop@demo.test', mode: 'end' })
    expect((await t.send('refresh', { token: String(renewed.body['token']) })).status).toBe(401)
  })

  test('breaks one request by a header', async () => {
    const token = await tokenOf('owner@demo.test')
    expect((await session(token, '502')).status).toBe(502)
    expect((await session(token, 'slow=1')).status).toBe(200)
    await expect(session(token, 'offline')).rejects.toThrow(TypeError)
    expect((await session(token)).status).toBe(200)
  })

  test('breaks a chosen call, as often as told', async () => {
    const token = await tokenOf('owner@demo.test')
    await control('POST', 'faults', { call: 'session', fault: '401', times: 2 })
    expect((await t.send('me', { token })).status).toBe(200)
    expect([
      (await session(token)).status,
      (await session(token)).status,
      (await session(token)).status,
    ]).toEqual([401, 401, 200])
    await control('POST', 'faults', { call: 'all', fault: '503' })
    expect((await t.send('me', { token })).status).toBe(503)
    expect((await control('DELETE', 'faults')).body).toEqual([])
    expect((await t.send('me', { token })).status).toBe(200)
  })

  test('refuses a fault or a call that does not exist, and a body that is none', async () => {
    expect((await control('POST', 'faults', { call: 'nothing', fault: '401' })).status).toBe(422)
    expect((await control('POST', 'faults', { call: 'all', fault: 'earthquake' })).status).toBe(422)
    expect((await control('POST', 'become', {})).status).toBe(422)
    expect((await control('GET', 'nothing')).status).toBe(404)
  })

  test('lists people, mails and the last calls', async () => {
    await t.send('forgotPassword', { input: { email: 'owner@demo.test' } })
    await t.settle()
    expect((await control('GET', 'outbox')).body).toMatchObject([
      { to: 'owner@demo.test' },
      { to: 'invited@demo.test' },
    ])
    expect((await control('GET', 'calls')).body).toContainEqual(
      expect.objectContaining({ method: 'POST', call: 'forgotPassword', status: 200 }),
    )
    expect((await control('GET', 'people')).body).toHaveLength(12)
  })
})

describe('parseDemoFault', () => {
  test.each([
    ['401', { kind: 'status', status: 401 }],
    ['599', { kind: 'status', status: 599 }],
    ['slow', { kind: 'slow', delayMs: 3000 }],
    ['slow=20', { kind: 'slow', delayMs: 20 }],
    ['offline', { kind: 'offline' }],
    ['200', undefined],
    ['slow=', undefined],
    ['slower', undefined],
    ['', undefined],
  ])('reads %j', (text, fault) => {
    expect(parseDemoFault(text)).toEqual(fault)
  })
})
