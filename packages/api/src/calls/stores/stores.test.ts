import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clients, stores, users } from '../../database/schema.ts'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'

let t: TestApi
beforeAll(async () => {
  t = await openTestApi()
})
afterAll(() => t.close())

const create = (token: string, name: string) => t.send('createStore', { token, input: { name } })

describe('createStore', () => {
  test('creates a store that is not set up, owned by the caller', async () => {
    const token = await t.enter('ann@example.com')
    const { status, body } = await create(token, '  Ann Shop ')
    expect([status, body]).toMatchObject([
      201,
      { name: 'Ann Shop', is_onboarded: false, is_document_uploaded: false },
    ])
    expect((await t.send('stores', { token })).body).toEqual([
      { id: body['id'], store_id: body['store_id'], name: 'Ann Shop', role: 'owner' },
    ])
  })

  test('refuses a name of more than one line, as the settings do', async () => {
    const { status, body } = await create(await t.enter('lines@example.com'), 'Ann\nShop')
    expect([status, body['detail']]).toMatchObject([422, [{ msg: 'A name is one line of text.' }]])
  })

  test('numbers every store', async () => {
    const token = await t.enter('many@example.com')
    const numbers = [await create(token, 'One'), await create(token, 'Two')].map(({ body }) =>
      Number(body['store_id']),
    )
    expect(new Set(numbers).size).toBe(2)
  })

  test('makes the owner a client once, whatever they open at the same moment', async () => {
    const token = await t.enter('client@example.com')
    await Promise.all(['One', 'Two', 'Three'].map((name) => create(token, name)))
    const found = await t.api.services.db
      .select({ store: stores.name, client: clients.name, number: clients.accountDetailId })
      .from(stores)
      .innerJoin(clients, eq(clients.id, stores.clientId))
      .innerJoin(users, eq(users.id, clients.ownerId))
      .where(eq(users.email, 'client@example.com'))
    expect(found).toHaveLength(3)
    expect(new Set(found.map(({ number }) => number)).size).toBe(1)
    expect(found[0]?.client).toBe('Ann Archer')
  })

  test('refuses a super admin, and anybody after 20 stores in an hour', async () => {
    const token = await t.enter('greedy@example.com')
    for (let count = 0; count < 20; count += 1)
      expect((await create(token, `Store ${count}`)).status).toBe(201)
    expect((await create(token, 'One too many')).status).toBe(429)
    await t.api.services.db
      .update(users)
      .set({ isSuperAdmin: true })
      .where(eq(users.email, 'greedy@example.com'))
    expect((await create(token, 'As admin')).status).toBe(403)
  })
})

describe('listStores', () => {
  test('lists nobody else’s stores, and every store for a super admin', async () => {
    const token = await t.enter('boss@example.com')
    expect((await t.send('stores', { token })).body).toEqual([])
    await t.api.services.db
      .update(users)
      .set({ isSuperAdmin: true })
      .where(eq(users.email, 'boss@example.com'))
    expect((await t.send('stores', { token })).body).toHaveLength(26)
  })
})
