import { permissionsByRole } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { members, users } from '../../database/schema.ts'
import { ms, openTestApi, signIn } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { enterAdmin } from '../../testing/store.ts'

let t: TestApi
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
})
afterAll(() => t.close())

async function createStore(token: string, name: string): Promise<string> {
  const { body } = await t.send('createStore', { token, input: { name } })
  return String(body['id'])
}

const storeOf = async (token: string) => (await t.send('session', { token })).body['store']
const refresh = (token: string, storeId?: string) =>
  t.send('refresh', { token, input: storeId === undefined ? {} : { store_id: storeId } })
const enterStore = (token: string, id: string) => t.send('switchStore', { token, id })
const tokenIn = ({ body }: { body: Record<string, unknown> }) => String(body['token'])

describe('session', () => {
  test('says who is signed in, where, and what they may do', async () => {
    const token = await t.enter('ann@example.com')
    expect((await t.send('session', { token })).body).toMatchObject({
      success: true,
      user: {
        email: 'ann@example.com',
        first_name: 'Ann',
        is_verified: true,
        is_super_admin: false,
        is_active: true,
      },
      store: null,
      role: null,
      permissions: [],
    })
    const inside = tokenIn(await enterStore(token, await createStore(token, 'Ann Shop')))
    const { body } = await t.send('session', { token: inside })
    expect(body).toMatchObject({ store: { name: 'Ann Shop', is_onboarded: false }, role: 'owner' })
    expect(body['permissions']).toContain('settings')
    expect((await t.send('me', { token: inside })).body).toMatchObject({
      role: 'owner',
      store: { name: 'Ann Shop' },
    })
  })

  test('allows a super admin nothing of a store until they are in one', async () => {
    const token = await enterAdmin(t, 'outside@example.com')
    expect((await t.send('session', { token })).body).toMatchObject({ role: 'super_admin', permissions: [] })
    const store = await createStore(await t.enter('inside@example.com'), 'Inside')
    const inside = tokenIn(await enterStore(token, store))
    expect((await t.send('session', { token: inside })).body['permissions']).toEqual(
      permissionsByRole.manager,
    )
  })

  test('shows no store to a person who was removed from it', async () => {
    const token = await t.enter('gone@example.com')
    const store = await createStore(token, 'Gone')
    const inside = tokenIn(await enterStore(token, store))
    await t.api.services.db.delete(members).where(eq(members.storeId, store))
    expect((await t.send('session', { token: inside })).body).toMatchObject({
      store: null,
      role: null,
      permissions: [],
    })
    expect(await storeOf(tokenIn(await refresh(inside)))).toBeNull()
  })

  test('refuses a missing, a made-up and an expired token', async () => {
    const token = await t.enter('over@example.com')
    expect((await t.send('session')).body).toEqual({ detail: 'Not authenticated' })
    expect((await t.send('session', { token: 'made-up' })).status).toBe(401)
    t.passMs(60 * ms.minute)
    expect((await t.send('session', { token })).body).toEqual({ detail: 'Token has expired' })
  })

  test('shuts out a person who was switched off', async () => {
    const token = await t.enter('off@example.com')
    await t.api.services.db.update(users).set({ isActive: false }).where(eq(users.email, 'off@example.com'))
    expect((await t.send('session', { token })).status).toBe(401)
    expect((await refresh(token)).status).toBe(401)
    expect((await signIn(t.send, 'off@example.com')).status).toBe(403)
  })
})

describe('refresh', () => {
  test('exchanges an expired token for a living one', async () => {
    const token = await t.enter('renew@example.com')
    t.passMs(3 * ms.day)
    const renewed = await refresh(token)
    expect(renewed.body).toMatchObject({
      email: 'renew@example.com',
      expires_in: 60,
      is_super_admin: 'False',
    })
    expect((await t.send('session', { token: tokenIn(renewed) })).status).toBe(200)
  })

  test('keeps the store, and enters another of the person by id or by number', async () => {
    const token = await t.enter('two@example.com')
    const first = await createStore(token, 'First')
    const { body: second } = await t.send('createStore', { token, input: { name: 'Second' } })
    const inFirst = tokenIn(await enterStore(token, first))
    const kept = tokenIn(await refresh(inFirst))
    expect(await storeOf(kept)).toMatchObject({ name: 'First' })
    const inSecond = tokenIn(await refresh(kept, String(second['store_id'])))
    expect(await storeOf(inSecond)).toMatchObject({ name: 'Second' })
    expect(await storeOf(tokenIn(await refresh(inSecond, first)))).toMatchObject({ name: 'First' })
  })

  test('finds the first store of a person who had none', async () => {
    const token = await t.enter('later@example.com')
    await createStore(token, 'Found')
    expect(await storeOf(tokenIn(await refresh(token)))).toMatchObject({ name: 'Found' })
  })

  test('refuses a store of somebody else', async () => {
    const theirs = await createStore(await t.enter('theirs@example.com'), 'Theirs')
    const token = await t.enter('nosy@example.com')
    expect((await refresh(token, theirs)).status).toBe(403)
    expect((await t.send('session', { token })).status).toBe(200)
  })

  test('takes a super admin out of a store', async () => {
    const store = await createStore(await t.enter('helped@example.com'), 'Helped')
    const inside = tokenIn(await enterStore(await enterAdmin(t, 'helper@example.com'), store))
    expect((await t.send('session', { token: inside })).body).toMatchObject({
      store: { name: 'Helped' },
      role: 'super_admin',
    })
    expect(await storeOf(tokenIn(await refresh(inside, store)))).toMatchObject({ name: 'Helped' })
    expect(await storeOf(tokenIn(await refresh(inside)))).toBeNull()
  })
})

describe('refresh', () => {
  test('that a switch has overtaken answers the token of the switch, and ends nothing', async () => {
    const first = await t.enter('late@example.com')
    const a = await createStore(first, 'A')
    const b = await createStore(first, 'B')
    const inA = tokenIn(await enterStore(first, a))
    const inB = tokenIn(await enterStore(inA, b))
    expect(tokenIn(await refresh(inA, a))).toBe(inB)
    t.passMs(31 * ms.second)
    expect((await t.send('session', { token: inB })).status).toBe(200)
    const renewed = tokenIn(await refresh(inB, b))
    expect(await storeOf(renewed)).toMatchObject({ name: 'B' })
  })

  test('that the entry into a store has overtaken leaves a super admin inside', async () => {
    const store = await createStore(await t.enter('watched@example.com'), 'Watched')
    const outside = await enterAdmin(t, 'watcher@example.com')
    const inside = tokenIn(await enterStore(outside, store))
    expect(tokenIn(await refresh(outside))).toBe(inside)
  })
})

describe('switchStore', () => {
  test('is not remembered once the person is out of that store', async () => {
    const email = 'moved-on@example.com'
    const token = await t.enter(email)
    await createStore(token, 'Stays')
    const left = await createStore(token, 'Left')
    await enterStore(token, left)
    await t.api.services.db.delete(members).where(eq(members.storeId, left))
    expect(await storeOf(tokenIn(await signIn(t.send, email)))).toMatchObject({ name: 'Stays' })
    const refreshed = tokenIn(await refresh(tokenIn(await signIn(t.send, email))))
    expect(await storeOf(refreshed)).toMatchObject({ name: 'Stays' })
  })

  test('is remembered at the next sign-in', async () => {
    const token = await t.enter('habit@example.com')
    await createStore(token, 'A')
    await enterStore(token, await createStore(token, 'B'))
    expect(await storeOf(tokenIn(await signIn(t.send, 'habit@example.com')))).toMatchObject({ name: 'B' })
  })

  test.each(['made-up', '1', '00000000-0000-4000-8000-000000000000', '99999999999999999999'])(
    'refuses store %s',
    async (id) => {
      const token = await t.enter(`odd-${id.length}@example.com`)
      expect((await enterStore(token, id)).status).toBe(403)
    },
  )
})
