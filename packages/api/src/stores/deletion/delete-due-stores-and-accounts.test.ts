import { eq, getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allStoreTables } from '../../database/store-rows.ts'
import { activities, clients, members, notes, stores, threads, users } from '../../database/schema.ts'
import { databaseTables } from '../../database/tables.ts'
import { ms, openTestApi, signIn } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { findText } from '../../testing/database/find-text.ts'
import { fillStore, listStoreRows } from '../../testing/database/fill-store.ts'
import { addMember, enterStore, joinStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'
import { addThread } from '../../threads/matching/add-thread.ts'
import { deleteDueStoresAndAccounts } from './delete-due-stores-and-accounts.ts'

let t: TestApi
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
})
afterAll(() => t.close())

const nameOf = ({ token }: StoreOwner) =>
  t.send('settings', { token }).then(({ body }) => String(body['name']))
const planStore = async (owner: StoreOwner) =>
  t.send('deleteStore', { token: owner.token, input: { name: await nameOf(owner) } })
const runTwice = async () => {
  for (let run = 0; run < 2; run += 1)
    await deleteDueStoresAndAccounts(t.api.services.db, t.api.services.clock())
}
const findPerson = async (email: string) => {
  const [user] = await t.api.services.db.select().from(users).where(eq(users.email, email))
  return user
}
const question = {
  subject: 'Where is it?',
  emails: [
    {
      ...{ direction: 'in' as const, sender: 'Ben <ben@mail.test>', body: 'Where is my parcel?' },
      createdAt: new Date('2030-01-15T10:00:00Z'),
    },
  ] as const,
}
const findTables = (text: string) => findText(t.api.services.db, text)

/** Tables without rows of a store or a person, each with the reason why no row outlives them. */
const unowned: Readonly<Record<string, string>> = {
  users: 'is the person',
  stores: 'is the store',
  backup_runs: 'results of nightly backups, deleted after 90 days',
  server_hours: 'counts of the server, deleted after 400 days',
  clients: 'goes with the last store of its owner, or with the owner',
  limits: 'hashed keys, swept when their time is over',
  codes: 'by address, deleted with the account and swept after a day',
  sign_ups: 'by address, deleted with the account and swept after days',
  nonces: 'hashes, swept when their time is over',
  deliveries: 'hashes, swept after seven days',
  chores: 'jobs of the server',
  notices: 'sealed mails, deleted once they are sent',
  server_keys: 'keys of the server',
}

describe('the schema', () => {
  test('has an owner for each table, whose deletion takes its rows along', () => {
    const ofStore = new Set(allStoreTables.map(({ name }) => name))
    const ofPerson = new Set(
      databaseTables
        .filter((table) => getTableConfig(table).foreignKeys.some((key) => isOfPerson(key)))
        .map(getTableName),
    )
    const others = databaseTables
      .map(getTableName)
      .filter((name) => !ofStore.has(name) && !ofPerson.has(name))
    expect(others.toSorted()).toEqual(Object.keys(unowned).toSorted())
  })

  test('refers to stores and people by keys, but for what deletion clears by hand', () => {
    const loose = databaseTables.flatMap((table) => {
      const { name, columns, foreignKeys } = getTableConfig(table)
      const keyed = new Set(
        foreignKeys.flatMap((key) => key.reference().columns.map((column) => column.name)),
      )
      return columns
        .filter((column) => column.getSQLType() === 'uuid' && !column.primary && !keyed.has(column.name))
        .map((column) => `${name}.${column.name}`)
    })
    expect(loose.toSorted()).toEqual(looseIds)
  })
})

const isOfPerson = (key: ReturnType<typeof getTableConfig>['foreignKeys'][number]): boolean => {
  const { foreignTable } = key.reference()
  return key.onDelete === 'cascade' && ['users', 'chains'].includes(getTableName(foreignTable))
}

/**
 * Ids without a foreign key. Those of files, documents, threads and tags are of the same store; deletion clears the last
 * member in turn and the last store.
 */
const looseIds = [
  'draft_files.origin_id',
  'draft_uses.policy_id',
  'invites.id',
  'learned_questions.id',
  'store_settings.last_in_turn',
  'tags.merged_into',
  'threads.merged_into',
  'users.last_store_id',
]

describe('deleteDueStoresAndAccounts', () => {
  test('leaves no row and no trace of a store in any table, and everything of other stores', async () => {
    const { db } = t.api.services
    const owner = await enterStore(t, 'gone@example.com')
    const other = await enterStore(t, 'stays@example.com')
    const person = await findPerson('gone@example.com')
    await joinStore(t, 'helper@example.com', owner.id)
    await fillStore(db, owner.id, person?.id ?? '')
    await addThread(db, other.id, question)
    const before = await listStoreRows(db, other.id)
    const planned = await planStore(owner)
    expect(planned.body).toEqual({ deletes_at: new Date(t.api.services.clock() + 7 * ms.day).toISOString() })

    t.passMs(7 * ms.day - 1)
    await runTwice()
    expect(await db.$count(members, eq(members.storeId, owner.id))).toBe(2)
    t.passMs(1)
    await runTwice()
    expect(await findTables(owner.id)).toEqual([])
    expect(await listStoreRows(db, owner.id)).toEqual(new Map([['stores', []]]))
    expect(await listStoreRows(db, other.id)).toEqual(before)
    expect(await findPerson('helper@example.com')).toBeDefined()
    expect(await db.$count(clients, eq(clients.ownerId, person?.id ?? ''))).toBe(0)
  })

  test('closes a store for its people before it deletes it, and keeps them signed in', async () => {
    const owner = await enterStore(t, 'closed@example.com')
    await planStore(owner)
    t.passMs(7 * ms.day)
    const token = String((await signIn(t.send, 'closed@example.com')).body['token'])
    expect((await t.send('session', { token })).body['store']).toMatchObject({ id: owner.id })
    await deleteDueStoresAndAccounts(t.api.services.db, t.api.services.clock())
    expect((await t.send('session', { token })).body).toMatchObject({ success: true, store: null })
    expect(await t.api.services.db.$count(stores, eq(stores.id, owner.id))).toBe(1)
    await deleteDueStoresAndAccounts(t.api.services.db, t.api.services.clock())
    expect(await t.api.services.db.$count(stores, eq(stores.id, owner.id))).toBe(0)
  })

  test('deletes a large store in steps', async () => {
    const { db } = t.api.services
    const owner = await enterStore(t, 'large@example.com')
    const rows = Array.from({ length: 250 }, (_, index) => ({
      ...{ storeId: owner.id, actorName: 'Ann', action: 'admin_left', note: String(index) },
    }))
    await db.insert(activities).values(rows)
    await planStore(owner)
    t.passMs(7 * ms.day)
    await runTwice()
    expect(await findTables(owner.id)).toEqual([])
  })

  test('deletes a person, and keeps what they wrote for a store with their name', async () => {
    const { db } = t.api.services
    const owner = await enterStore(t, 'boss@example.com')
    const token = await joinStore(t, 'leaver@example.com', owner.id)
    const person = await findPerson('leaver@example.com')
    const threadId = await addThread(db, owner.id, question)
    await t.send('createNote', { token, id: threadId, input: { body: 'Call back', key: 'note-of-leaver' } })
    await db
      .update(threads)
      .set({ assigneeId: person?.id ?? null })
      .where(eq(threads.id, threadId))
    expect(
      (await t.send('deleteAccount', { token, input: { confirmation: 'Correct-horse-1' } })).status,
    ).toBe(200)
    t.passMs(7 * ms.day)
    await runTwice()
    expect(await findPerson('leaver@example.com')).toBeUndefined()
    expect(await findTables(person?.id ?? '')).toEqual(['events'])
    expect(await findTables('leaver@example.com')).toEqual([])
    const [note] = await db.select().from(notes).where(eq(notes.storeId, owner.id))
    expect(note).toMatchObject({ authorId: null, authorName: 'Ann Archer', body: 'Call back' })
    const [thread] = await db.select().from(threads).where(eq(threads.id, threadId))
    expect(thread?.assigneeId).toBeNull()
  })

  test('keeps a super admin, who can still take the deletion back', async () => {
    const { db } = t.api.services
    const email = 'super@example.com'
    const token = await t.enter(email)
    await t.send('deleteAccount', { token, input: { confirmation: 'Correct-horse-1' } })
    await db.update(users).set({ isSuperAdmin: true }).where(eq(users.email, email))
    t.passMs(7 * ms.day)
    await runTwice()
    expect((await findPerson(email))?.deleteAt).toBeInstanceOf(Date)
    const signedIn = String((await signIn(t.send, email)).body['token'])
    expect((await t.send('cancelAccountDeletion', { token: signedIn })).body).toMatchObject({
      deletes_at: null,
    })
  })

  test('keeps a person while a store has no other owner, and hands their client over', async () => {
    const { db } = t.api.services
    const owner = await enterStore(t, 'first@example.com')
    const heir = await t.enter('heir@example.com').then(() => findPerson('heir@example.com'))
    await addMember(t.api.services, 'heir@example.com', owner.id, 'owner')
    const input = { confirmation: 'Correct-horse-1' }
    expect((await t.send('deleteAccount', { token: owner.token, input })).status).toBe(200)
    const isHeir = eq(members.userId, heir?.id ?? '')
    await db.update(members).set({ role: 'agent' }).where(isHeir)
    t.passMs(7 * ms.day)
    await runTwice()
    expect(await findPerson('first@example.com')).toBeDefined()
    await db.update(members).set({ role: 'owner' }).where(isHeir)
    await runTwice()
    expect(await findPerson('first@example.com')).toBeUndefined()
    const [client] = await db
      .select()
      .from(clients)
      .where(eq(clients.ownerId, heir?.id ?? ''))
    const [store] = await db.select().from(stores).where(eq(stores.id, owner.id))
    expect(store?.clientId).toBe(client?.id)
  })
})
