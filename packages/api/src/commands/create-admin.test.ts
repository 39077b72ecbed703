import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { activities, notices, users } from '../database/schema.ts'
import { openDatabase } from '../database/open-database.ts'
import type { Database } from '../database/open-database.ts'
import { addPerson, addStore } from '../testing/people.ts'
import { createHome, runMain } from '../testing/process.ts'
import type { TestHome } from '../testing/process.ts'

let home: TestHome
beforeEach(async () => {
  home = await createHome()
})
afterEach(() => home.remove())

/** Uses the database while no command runs. */
async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const url = home.environment['DATABASE_URL']
  const { db, close } = await openDatabase(
    url === undefined ? { kind: 'folder', path: home.folder } : { kind: 'postgres', url },
  )
  try {
    return await work(db)
  } finally {
    await close()
  }
}
const run = (email: string) => runMain(home.environment, 'create-admin', email)
const read = (email: string) =>
  withDatabase(async (db) => {
    const [user] = await db.select().from(users).where(eq(users.email, email))
    const lines = await db.select().from(activities)
    return { user, actions: lines.map(({ action }) => action).toSorted(), mails: await db.$count(notices) }
  })

describe('createAdmin', { timeout: 120_000 }, () => {
  test('refuses the only owner of a store, also one whose co-owner is a super admin', async () => {
    const email = 'owner@example.com'
    await withDatabase(async (db) => {
      const owner = await addPerson(db, email)
      const admin = await addPerson(db, 'admin@example.com', { isSuperAdmin: true })
      const asOwner = (userId: string) => ({ userId, role: 'owner', createdAt: new Date() })
      await addStore(db, 'Shop', [asOwner(owner.id), asOwner(admin.id)])
    })
    expect(await run(email)).toMatchObject({
      code: 1,
      err: `${email} is the only owner of a store. Make another member an owner there first.\n`,
    })
    const { user, actions, mails } = await read(email)
    expect([user?.isSuperAdmin, actions, mails]).toEqual([false, [], 0])
  })

  test('unlocks a super admin and takes their deletion back, and logs and mails the unlock', async () => {
    const email = 'locked@example.com'
    await withDatabase(async (db) => {
      const planned = { isActive: false, deleteAt: new Date() }
      await addPerson(db, email, { isSuperAdmin: true, ...planned })
      await addPerson(db, 'other@example.com', { isSuperAdmin: true })
    })
    expect((await run(email)).code).toBe(0)
    const unlocked = await read(email)
    expect(unlocked.user).toMatchObject({ isSuperAdmin: true, isActive: true, deleteAt: null })
    expect([unlocked.actions, unlocked.mails]).toEqual([['person_unlocked'], 2])
    // A new password for a super admin who can sign in is no news.
    await run(email)
    expect(await read(email)).toMatchObject({ actions: ['person_unlocked'], mails: 2 })
  })
})
