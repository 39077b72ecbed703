import { asc, eq } from 'drizzle-orm'
import { storeBody } from '../stores/store.ts'
import type { Database } from '../database/open.ts'
import { storeFacts } from '../database/store-facts.ts'
import { members, stores, users } from '../database/schema.ts'

/** A demo person with their stores. */
export interface ListedPerson {
  email: string
  name: string
  is_super_admin: boolean
  is_verified: boolean
  stores: ReturnType<typeof storeBody>[]
}

/** Lists all people with their stores, oldest account first. */
export async function listPeople(db: Database): Promise<ListedPerson[]> {
  const people = await db.select().from(users).orderBy(asc(users.createdAt), asc(users.email))
  const owned = await db
    .select({ userId: members.userId, store: storeFacts })
    .from(members)
    .innerJoin(stores, eq(stores.id, members.storeId))
    .orderBy(asc(stores.number))
  return people.map((user) => ({
    email: user.email,
    name: `${user.firstName} ${user.lastName}`,
    is_super_admin: user.isSuperAdmin,
    is_verified: user.isVerified,
    stores: owned.filter(({ userId }) => userId === user.id).map(({ store }) => storeBody(store)),
  }))
}
