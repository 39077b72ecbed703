import type { User } from '../accounts/find-user.ts'
import type { Database } from '../database/open-database.ts'
import { members, stores, users } from '../database/schema.ts'

/** Stores a verified user without a password, unless told otherwise. */
export async function addPerson(
  db: Database,
  email: string,
  facts: Partial<typeof users.$inferInsert> = {},
): Promise<User> {
  const usual = { email, firstName: 'Ann', lastName: 'Archer', isVerified: true }
  const [person] = await db
    .insert(users)
    .values({ ...usual, ...facts })
    .returning()
  if (!person) throw new Error('no person')
  return person
}

/** Stores a shop and its members. */
export async function addStore(
  db: Database,
  name: string,
  team: readonly Omit<typeof members.$inferInsert, 'storeId'>[] = [],
): Promise<string> {
  const [store] = await db.insert(stores).values({ name }).returning()
  if (!store) throw new Error('no store')
  for (const member of team) await db.insert(members).values({ ...member, storeId: store.id })
  return store.id
}
