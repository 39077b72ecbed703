import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { members, stores, users } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** An owner of a store, for a mail to them. */
export interface StoreOwner {
  readonly email: string
  readonly preferedLanguage: string | null
  readonly store: string
}

/** Addresses and languages of a store's owners with the store's name. */
export const listOwners = (db: Database | Transaction, storeId: string): Promise<StoreOwner[]> =>
  db
    .select({ email: users.email, preferedLanguage: users.preferedLanguage, store: stores.name })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(stores, eq(stores.id, members.storeId))
    .where(and(eq(members.storeId, storeId), eq(members.role, 'owner')))
