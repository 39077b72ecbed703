import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { members, stores } from '../database/schema.ts'

/** A listed store with the caller's role, if any. */
export interface ListedStore {
  readonly id: string
  readonly name: string
  /** The store's number. */
  readonly store_id: number
  readonly role?: string
}

/** Lists a person's stores by name, or every store for a super admin. */
export function listStores(
  db: Database,
  { id, isSuperAdmin }: { readonly id: string; readonly isSuperAdmin: boolean },
): Promise<ListedStore[]> {
  const listed = { id: stores.id, name: stores.name, store_id: stores.number }
  const order = [asc(stores.name), asc(stores.number)]
  if (isSuperAdmin)
    return db
      .select(listed)
      .from(stores)
      .orderBy(...order)
  return db
    .select({ ...listed, role: members.role })
    .from(members)
    .innerJoin(stores, eq(stores.id, members.storeId))
    .where(eq(members.userId, id))
    .orderBy(...order)
}
