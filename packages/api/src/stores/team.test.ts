import { maxMembers, roleNames, permissionsByRole } from '@draftdesk/contract'
import type { Permission } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openTokenChain } from '../accounts/sign-in/token-chains.ts'
import { tokenChains, invites, tokens, users } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { hashSecret } from '../platform/random-secrets.ts'
import { addPerson, addStore } from '../testing/people.ts'
import { unitMs } from '../testing/time.ts'
import { useDatabase } from '../testing/database/use-database.ts'
import { createFindCaller } from './find-caller.ts'
import type { Caller } from './find-caller.ts'
import { pickStore } from './pick-store.ts'
import { toStoreAnswer } from './store.ts'
import { isTeamFull, listTeam, lockTeam, toMemberAnswer } from './team.ts'

const data = useDatabase()
const nowMs = Date.UTC(2030, 0, 15, 12)
const life = { tokenMinutes: 60, refreshDays: 14, signInDays: 90 }
let count = 0
const add = (facts: Partial<typeof users.$inferInsert> = {}) =>
  addPerson(data.db, `person${(count += 1)}@example.com`, facts)
const work = (userId: string, role = 'agent', atMs = nowMs) => ({
  userId,
  role,
  createdAt: new Date(atMs),
})

describe('findCaller', () => {
  const open = (userId: string, storeId: string | null) =>
    openTokenChain(data.db, { userId, storeId, device: { device: '', place: '' } }, life, nowMs)
  const find = (token: string, atMs = nowMs) =>
    createFindCaller(data.db, { requiresOfSuperAdmins: false })(token, atMs)

  test('says who a token is of, in which store, and what they may do there', async () => {
    const person = await add()
    const store = await addStore(data.db, 'Own', [work(person.id, 'manager')])
    const found = await find(await open(person.id, store))
    expect(found).toMatchObject({ user: person, store: { id: store, name: 'Own' } })
    expect([found?.role, found?.permissions]).toEqual(['manager', permissionsByRole.manager])
    expect(found && found.store && toStoreAnswer(found.store)).toEqual({
      id: store,
      store_id: found?.store?.number,
      name: 'Own',
      is_onboarded: false,
      is_document_uploaded: false,
      is_email_account_added: false,
      is_shopify_account_added: false,
      deletes_at: null,
    })
  })

  test('allows nothing outside of a store, nor in one that the person is out of', async () => {
    const person = await add()
    await addStore(data.db, 'Own', [work(person.id, 'owner')])
    const left = await addStore(data.db, 'Left', [work((await add()).id, 'owner')])
    for (const store of [null, left])
      expect(await find(await open(person.id, store))).toEqual({
        user: person,
        provenAt: new Date(nowMs),
        hasProof: false,
        store: null,
        role: null,
        permissions: [],
        needsTwoStep: false,
      })
  })

  test('allows a super admin everything in a store, whatever they are there, and nothing outside', async () => {
    const admin = await add({ isSuperAdmin: true })
    const store = await addStore(data.db, 'Helped', [work(admin.id)])
    const all = {
      user: admin,
      role: 'super_admin',
      provenAt: new Date(nowMs),
      hasProof: false,
      needsTwoStep: false,
    }
    expect(await find(await open(admin.id, null))).toEqual({ ...all, store: null, permissions: [] })
    expect(await find(await open(admin.id, store))).toMatchObject({
      ...all,
      store: { id: store },
      permissions: permissionsByRole.manager,
    })
  })

  test('knows a token until it ends, and for 30 s after it was replaced', async () => {
    const token = await open((await add()).id, null)
    expect(await find('made-up')).toBeUndefined()
    expect(await find(token, nowMs + unitMs.hour - 1)).toBeDefined()
    expect(await find(token, nowMs + unitMs.hour)).toBeUndefined()
    const isThis = eq(tokens.hash, hashSecret(token))
    await data.db
      .update(tokens)
      .set({ replacedAt: new Date(nowMs) })
      .where(isThis)
    expect(await find(token, nowMs + 30 * unitMs.second)).toBeDefined()
    expect(await find(token, nowMs + 30 * unitMs.second + 1)).toBeUndefined()
  })

  test('shuts out who signed out or is switched off', async () => {
    const [out, off] = [await add(), await add()]
    const [first, second] = [await open(out.id, null), await open(off.id, null)]
    await data.db
      .update(tokenChains)
      .set({ endedAt: new Date(nowMs) })
      .where(eq(tokenChains.userId, out.id))
    await data.db.update(users).set({ isActive: false }).where(eq(users.id, off.id))
    expect([await find(first), await find(second)]).toEqual([undefined, undefined])
  })
})

describe('pickStore', () => {
  test('is the store used last while the person works there, else their first', async () => {
    const person = await add()
    expect(await pickStore(data.db, person)).toBeNull()
    const second = await addStore(data.db, 'Second', [work(person.id, 'agent', nowMs + 1)])
    const first = await addStore(data.db, 'First', [work(person.id)])
    const left = await addStore(data.db, 'Left', [work((await add()).id)])
    expect(await pickStore(data.db, person)).toBe(first)
    expect(await pickStore(data.db, { ...person, lastStoreId: second })).toBe(second)
    expect(await pickStore(data.db, { ...person, lastStoreId: left })).toBe(first)
    expect(await pickStore(data.db, { ...person, lastStoreId: second, isSuperAdmin: true })).toBeNull()
  })
})

describe('toMemberAnswer', () => {
  test('shows who works in a store, the longest first, and what the one who asks may do with each', async () => {
    const [boss, lead, clerk] = [await add({ profileImage: '/me.png' }), await add(), await add()]
    const store = await addStore(data.db, 'Team', [
      work(clerk.id, 'staff', nowMs + 2),
      work(lead.id, 'manager', nowMs + 1),
      work(boss.id, 'owner'),
    ])
    await addStore(data.db, 'Other', [work(boss.id)])
    const team = await listTeam(data.db, store)
    const seenBy = (id: string, permissions: readonly Permission[], among = team) =>
      among.map((row) => toMemberAnswer(row, among, { id, permissions }))
    const mayBy = (...asked: Parameters<typeof seenBy>) =>
      seenBy(...asked).map(({ can_give, can_remove }) => [can_give, can_remove])
    const all = roleNames
    const shown = { first_name: 'Ann', last_name: 'Archer', profile_image: null }
    expect(seenBy(boss.id, permissionsByRole.owner)).toEqual([
      {
        ...{ ...shown, id: boss.id, email: boss.email, profile_image: '/me.png', role: 'owner' },
        ...{ created_at: '2030-01-15T12:00:00.000Z', can_give: [], can_remove: false },
      },
      {
        ...{ ...shown, id: lead.id, email: lead.email, role: 'manager' },
        ...{ created_at: '2030-01-15T12:00:00.001Z', can_give: all, can_remove: true },
      },
      {
        ...{ ...shown, id: clerk.id, email: clerk.email, role: 'agent' },
        ...{ created_at: '2030-01-15T12:00:00.002Z', can_give: all, can_remove: true },
      },
    ])
    expect(mayBy(lead.id, permissionsByRole.manager)).toEqual([
      [[], false],
      [[], true],
      [['manager', 'agent', 'observer'], true],
    ])
    expect(mayBy(clerk.id, permissionsByRole.agent)).toEqual([
      [[], false],
      [[], false],
      [[], true],
    ])
    const two = team.map((row) => (row.id === lead.id ? { ...row, role: 'owner' } : row))
    expect(mayBy(boss.id, permissionsByRole.owner, two).slice(0, 2)).toEqual([
      [[], true],
      [all, true],
    ])
  })
})

describe('lockTeam', () => {
  test('reads again what the caller may do, and knows nobody who is out of the store', async () => {
    const [person, gone, admin] = [await add(), await add(), await add({ isSuperAdmin: true })]
    const store = await addStore(data.db, 'Locked', [work(person.id, 'agent')])
    await addStore(data.db, 'Elsewhere', [work(gone.id, 'owner'), work(person.id, 'owner')])
    const lock = (user: Caller['user']) =>
      transact(data.db, (tx) =>
        lockTeam(tx, store, {
          ...{ user, store: null, role: 'owner', permissions: permissionsByRole.owner, needsTwoStep: false },
          provenAt: new Date(nowMs),
          hasProof: false,
        }),
      )
    const team = [{ id: person.id, role: 'agent' }]
    expect(await lock(person)).toMatchObject({
      team,
      actor: { id: person.id, permissions: permissionsByRole.agent },
    })
    expect(await lock(gone)).toBeUndefined()
    expect(await lock(admin)).toMatchObject({
      team,
      actor: { id: admin.id, permissions: permissionsByRole.owner },
    })
  })
})

describe('isFull', () => {
  test('counts people, open invitations and accepted ones against the limit', async () => {
    const store = await addStore(data.db, 'Full', [work((await add()).id)])
    const other = await addStore(data.db, 'Empty', [work((await add()).id)])
    const [past, future] = [new Date(nowMs), new Date(nowMs + 1)]
    const invite = (facts: Partial<typeof invites.$inferInsert>) => ({
      ...{
        hash: `invite ${(count += 1)}`,
        email: `guest${count}@example.com`,
        storeId: store,
        role: 'agent',
      },
      ...{ expiresAt: future, ...facts },
    })
    const full = (id = store) => transact(data.db, (tx) => isTeamFull(tx, id, nowMs))
    await data.db.insert(invites).values([
      invite({ expiresAt: past, acceptedAt: past }),
      ...Array.from({ length: maxMembers - 3 }, () => invite({})),
      // None of these is a member.
      invite({ expiresAt: past }),
      invite({ revokedAt: past }),
      invite({ joinedAt: past, acceptedAt: past }),
      invite({ storeId: other }),
    ])
    expect(await full()).toBe(false)
    await data.db.insert(invites).values(invite({}))
    expect([await full(), await full(other)]).toEqual([true, false])
  })
})
