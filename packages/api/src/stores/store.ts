import { eq, or, asc } from 'drizzle-orm'
import { missingStoreRequirements } from '../database/store-with-set-up.ts'
import type { StoreWithSetUp } from '../database/store-with-set-up.ts'
import type { Database } from '../database/open-database.ts'
import { stores, members } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'

/** A store in the shape of /v1, with its set-up flags. */
export const toStoreAnswer = (store: StoreWithSetUp) => ({
  id: store.id,
  store_id: store.number,
  name: store.name,
  is_onboarded: store.isOnboarded,
  is_document_uploaded: store.isDocumentUploaded,
  is_email_account_added: store.isEmailAccountAdded,
  is_shopify_account_added: store.isShopifyAccountAdded,
  deletes_at: store.deleteAt?.toISOString() ?? null,
})

const numberPattern = /^\d{1,9}$/

/** Finds a store by id or number. */
export async function findStoreId(tx: Transaction | Database, wanted: string): Promise<string | undefined> {
  const isId = isUuid(wanted) ? eq(stores.id, wanted) : undefined
  const isNumber = numberPattern.test(wanted) ? eq(stores.number, Number(wanted)) : undefined
  if (!isId && !isNumber) return undefined
  const [store] = await tx.select({ id: stores.id }).from(stores).where(or(isId, isNumber))
  return store?.id
}

/** Ends the onboarding of a store. */
export async function setOnboarded(db: Database, storeId: string): Promise<void> {
  await db.update(stores).set({ isOnboarded: true }).where(eq(stores.id, storeId))
}

/** Stores the choice to link a shop later or sell elsewhere. */
export async function setShopChoice(
  db: Database,
  storeId: string,
  shopChoice: typeof stores.$inferSelect.shopChoice,
): Promise<void> {
  await db.update(stores).set({ shopChoice }).where(eq(stores.id, storeId))
}

/** True if the store currently has no usable document for drafts. */
export async function lacksUsableDocument(db: Database, storeId: string): Promise<boolean> {
  const [found] = await db
    .select({ isMissing: missingStoreRequirements.document })
    .from(stores)
    .where(eq(stores.id, storeId))
  return found?.isMissing ?? true
}

/** A listed store with the caller's role, if any. */
interface ListedStore {
  readonly id: string
  readonly name: string
  /** The number of the store that its users see. */
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
