import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { members, stores, users } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** Addresses of a store's owners with the store's name. */
export const listOwners = (
  db: Database | Transaction,
  storeId: string,
): Promise<{ email: string; store: string }[]> =>
  db
    .select({ email: users.email, store: stores.name })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(stores, eq(stores.id, members.storeId))
    .where(and(eq(members.storeId, storeId), eq(members.role, 'owner')))
