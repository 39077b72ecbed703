import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { members, stores } from '../database/schema.ts'

/** A store in a list of them, with the role of who asks where they have one. */
export interface ListedStore {
  readonly id: string
  readonly name: string
  /** Its number. */
  readonly store_id: number
  readonly role?: string
}

/** The stores that a person works in, by name; every store for a super admin. */
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
