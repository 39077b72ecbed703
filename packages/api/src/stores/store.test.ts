import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { activities, clients, invites, members, policies, stores } from '../database/schema.ts'
import type { users } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { hashSecret } from '../platform/random-secrets.ts'
import { addPerson, addStore } from '../testing/people.ts'
import { unitMs } from '../testing/time.ts'
import { useDatabase } from '../testing/database/use-database.ts'
import { findOrCreateClient } from './create-store.ts'
import { findInvite, findPersonName, getInviteState } from './invites/find-invite.ts'
import { addInvite } from './invites/invite.ts'
import { createMembershipsFromInvites } from './sign-in-callbacks.ts'
import { lacksUsableDocument, findStoreId } from './store.ts'
import { listActivities } from './list-activities.ts'
import { listOwners } from './list-owners.ts'
import { recordActivity } from './record-activity.ts'

const data = useDatabase()
const nowMs = Date.UTC(2030, 0, 15, 12)
const now = new Date(nowMs)
let count = 0
const add = (facts: Partial<typeof users.$inferInsert> = {}) =>
  addPerson(data.db, `person${(count += 1)}@example.com`, facts)
const work = (userId: string, role = 'agent') => ({ userId, role })
const nowhere = '00000000-0000-4000-8000-000000000000'

describe('findStoreId', () => {
  test('finds a store by its id and by its number, and no other', async () => {
    const id = await addStore(data.db, 'Found')
    const [row] = await data.db.select().from(stores).where(eq(stores.id, id))
    const number = String(row?.number)
    expect([await findStoreId(data.db, id), await findStoreId(data.db, number)]).toEqual([id, id])
    for (const wanted of ['', 'made-up', '1', `${number}x`, `x${number}`, '9999999999', nowhere])
      expect(await findStoreId(data.db, wanted)).toBeUndefined()
  })
})

describe('listOwners', () => {
  test('names the addresses of the owners of a store alone', async () => {
    const [one, two, clerk] = [await add(), await add(), await add()]
    const team = [work(one.id, 'owner'), work(two.id, 'owner'), work(clerk.id)]
    const store = await addStore(data.db, 'Owned', team)
    await addStore(data.db, 'Other', [work(clerk.id, 'owner')])
    const owners = await listOwners(data.db, store)
    expect(owners.toSorted((a, b) => (a.email < b.email ? -1 : 1))).toEqual([
      { email: one.email, preferedLanguage: null, store: 'Owned' },
      { email: two.email, preferedLanguage: null, store: 'Owned' },
    ])
  })
})

describe('findOrCreateClient', () => {
  test('makes an owner a client once, by their name, whatever they open at the same moment', async () => {
    const owner = await add()
    const ensure = (of = owner) => findOrCreateClient(data.db, of, nowMs)
    const made = await Promise.all([ensure(), ensure(), ensure()])
    const [client] = await data.db.select().from(clients).where(eq(clients.ownerId, owner.id))
    expect(client).toMatchObject({ name: 'Ann Archer', createdAt: now })
    expect([...made, await ensure()]).toEqual(Array(4).fill(client?.id))
    expect(await ensure(await add())).not.toBe(client?.id)
  })

  test('uses up no number for an owner who is a client', async () => {
    const [one, two] = [await add(), await add()]
    for (const owner of [one, one, one, two]) await findOrCreateClient(data.db, owner, nowMs)
    const numberOf = async ({ id }: typeof one) =>
      (await data.db.select().from(clients).where(eq(clients.ownerId, id)))[0]?.accountDetailId
    expect(await numberOf(two)).toBe(Number(await numberOf(one)) + 1)
  })
})

describe('lacksUsableDocument', () => {
  test('says so until a document of the store is read and on', async () => {
    const store = await addStore(data.db, 'Shop')
    const policy = { storeId: store, title: 'Returns', kind: 'text', state: 'ready' } as const
    await data.db.insert(policies).values([
      { ...policy, state: 'processing' },
      { ...policy, isOn: false },
      { ...policy, deletedAt: now },
      { ...policy, storeId: await addStore(data.db, 'Other') },
    ])
    expect([await lacksUsableDocument(data.db, store), await lacksUsableDocument(data.db, nowhere)]).toEqual([
      true,
      true,
    ])
    await data.db.insert(policies).values(policy)
    expect(await lacksUsableDocument(data.db, store)).toBe(false)
  })
})

describe('listActivities', () => {
  test('shows what was done in a store, the newest first, a page at a time', async () => {
    const actor = await add()
    const [storeId, other] = [await addStore(data.db, 'Shop'), await addStore(data.db, 'Other')]
    const entry = { storeId, actor, action: 'member_invited' } as const
    await recordActivity(data.db, { ...entry, nowMs })
    await recordActivity(data.db, { ...entry, note: 'bob', nowMs: nowMs + 1 })
    await recordActivity(data.db, { ...entry, note: 'cleo', nowMs: nowMs + 2 })
    await recordActivity(data.db, { ...entry, storeId: other, nowMs })
    const first = await listActivities(data.db, storeId, { limit: '2' })
    const shown = { id: expect.any(String) as string, action: 'member_invited', actor_name: 'Ann Archer' }
    expect(first?.activities).toEqual([
      { ...shown, note: 'cleo', created_at: '2030-01-15T12:00:00.002Z' },
      { ...shown, note: 'bob', created_at: '2030-01-15T12:00:00.001Z' },
    ])
    const rest = await listActivities(data.db, storeId, { cursor: first?.next ?? '' })
    const oldest = { ...shown, note: null, created_at: '2030-01-15T12:00:00.000Z' }
    expect(rest).toEqual({ activities: [oldest], next: null })
    expect(await listActivities(data.db, storeId, { cursor: 'made-up' })).toBeUndefined()
  })
})

const invite = async (storeId: string, email: string, invitedBy: string | null = null) =>
  addInvite(data.db, { storeId, email, role: 'manager', invitedBy }, nowMs)
const mark = (id: string, facts: Partial<typeof invites.$inferInsert>) =>
  data.db.update(invites).set(facts).where(eq(invites.id, id))

describe('addInvite', () => {
  test('stores what an invitation allows for seven days, and of its link a hash', async () => {
    const storeId = await addStore(data.db, 'Shop')
    const { inviteId, invite: stored } = await invite(storeId, 'new@example.com')
    expect(stored).toMatchObject({
      ...{ storeId, email: 'new@example.com', role: 'manager' },
      ...{ hash: hashSecret(inviteId), createdAt: now, expiresAt: new Date(nowMs + 7 * unitMs.day) },
      ...{ invitedBy: null, acceptedAt: null, joinedAt: null, revokedAt: null },
    })
  })
})

describe('findInvite', () => {
  test('finds what an invitation is about, who invited, and whom it meets', async () => {
    const [boss, guest] = [await add(), await add({ firstName: 'Guy' })]
    const storeId = await addStore(data.db, 'Shop')
    const { inviteId, invite: stored } = await invite(storeId, guest.email, boss.id)
    expect(await findInvite(data.db, inviteId)).toEqual({
      ...{ invite: stored, storeName: 'Shop', invitedBy: 'Ann Archer', user: guest },
    })
    const unsigned = await invite(storeId, 'nobody@example.com')
    expect(await findInvite(data.db, unsigned.inviteId)).toMatchObject({ invitedBy: null, user: undefined })
    expect(await findInvite(data.db, 'made-up')).toBeUndefined()
  })

  test('holds an invitation against others when asked to, and otherwise only reads', async () => {
    const { inviteId } = await invite(await addStore(data.db, 'Shop'), 'held@example.com')
    const read = (...options: [] | [{ isLocked?: boolean }]) =>
      data.db.transaction((tx) => findInvite(tx, inviteId, ...options), { accessMode: 'read only' })
    expect([await read(), await read({})]).toMatchObject([{ storeName: 'Shop' }, { storeName: 'Shop' }])
    await expect(read({ isLocked: true })).rejects.toMatchObject({ cause: { code: '25006' } })
    const held = transact(data.db, (tx) => findInvite(tx, inviteId, { isLocked: true }))
    expect(await held).toMatchObject({ storeName: 'Shop' })
  })
})

describe('findName', () => {
  test('is null for a person who is gone or has none', async () => {
    const [known, nameless] = [await add(), await add({ firstName: '', lastName: '' })]
    const names = [known.id, nameless.id, nowhere].map((id) => findPersonName(data.db, id))
    expect(await Promise.all(names)).toEqual(['Ann Archer', null, null])
  })
})

describe('getInviteState', () => {
  const [revokedAt, joinedAt, acceptedAt] = [now, now, now]
  test.each([
    ['open', {}, 1],
    ['expired', {}, 0],
    ['accepted', { acceptedAt }, 0],
    ['used', { acceptedAt, joinedAt }, 0],
    ['revoked', { acceptedAt, joinedAt, revokedAt }, 1],
  ])('is %s of %j with %i ms left', async (state, facts, leftMs) => {
    const { invite: stored } = await invite(await addStore(data.db, 'Shop'), 'state@example.com')
    const read = { ...stored, ...facts, expiresAt: new Date(nowMs + leftMs) }
    expect(getInviteState(read, nowMs)).toBe(state)
  })
})

describe('createMembershipsFromInvites', () => {
  test('turns what a person’s address has accepted into memberships, once, and notes who came', async () => {
    const person = await add()
    const names = ['accepted', 'open', 'revoked', 'joined', 'known'] as const
    const ids = new Map<string, string>()
    for (const name of names) {
      const storeId = await addStore(data.db, name, name === 'known' ? [work(person.id, 'owner')] : [])
      const { id } = (await invite(storeId, person.email)).invite
      if (name !== 'open') await mark(id, { acceptedAt: now })
      if (name === 'revoked') await mark(id, { revokedAt: now })
      if (name === 'joined') await mark(id, { joinedAt: now })
      ids.set(name, id)
    }
    const theirs = await invite(await addStore(data.db, 'theirs'), `other-${person.email}`)
    await mark(theirs.invite.id, { acceptedAt: now })
    for (const atMs of [nowMs + 1, nowMs + 2])
      await transact(data.db, (tx) => createMembershipsFromInvites(tx, person, atMs))
    const places = await data.db
      .select({ store: stores.name, role: members.role, at: members.createdAt })
      .from(members)
      .innerJoin(stores, eq(stores.id, members.storeId))
      .where(eq(members.userId, person.id))
      .orderBy(asc(stores.name))
    const joinedAt = new Date(nowMs + 1)
    expect(places).toMatchObject([
      { store: 'accepted', role: 'manager', at: joinedAt },
      { store: 'known', role: 'owner' },
    ])
    const noted = await data.db
      .select({
        action: activities.action,
        note: activities.note,
        store: stores.name,
        at: activities.createdAt,
      })
      .from(activities)
      .innerJoin(stores, eq(stores.id, activities.storeId))
      .where(eq(activities.actorId, person.id))
    expect(noted).toEqual([{ action: 'member_joined', note: 'manager', store: 'accepted', at: joinedAt }])
    for (const [name, at] of [
      ['accepted', joinedAt],
      ['known', joinedAt],
      ['joined', now],
      ['open', null],
      ['revoked', null],
    ] as const) {
      const [stored] = await data.db
        .select()
        .from(invites)
        .where(eq(invites.id, ids.get(name) ?? ''))
      expect([name, stored?.joinedAt]).toEqual([name, at])
    }
  })
})
