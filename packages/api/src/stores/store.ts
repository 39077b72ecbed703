import { eq, or } from 'drizzle-orm'
import type { StoreFacts } from '../database/facts.ts'
import type { Database } from '../database/open.ts'
import { stores } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'

/** A store as /v1 writes it, with its set-up flags. */
export const storeBody = (store: StoreFacts) => ({
  id: store.id,
  store_id: store.number,
  name: store.name,
  is_onboarded: store.isOnboarded,
  is_document_uploaded: store.isDocumentUploaded,
  is_email_account_added: store.isEmailAccountAdded,
  is_shopify_account_added: store.isShopifyAccountAdded,
})

const numberPattern = /^\d{1,9}$/

/** Finds a store by its id or by its number. */
export async function findStoreId(tx: Transaction | Database, wanted: string): Promise<string | undefined> {
  const isId = isUuid(wanted) ? eq(stores.id, wanted) : undefined
  const isNumber = numberPattern.test(wanted) ? eq(stores.number, Number(wanted)) : undefined
  if (!isId && !isNumber) return undefined
  const [store] = await tx.select({ id: stores.id }).from(stores).where(or(isId, isNumber))
  return store?.id
}

/** Ends the welcome of a store. */
export async function setOnboarded(db: Database, storeId: string): Promise<void> {
  await db.update(stores).set({ isOnboarded: true }).where(eq(stores.id, storeId))
}

/** Notes that a store links its shop later, or sells elsewhere. */
export async function setShopChoice(
  db: Database,
  storeId: string,
  shopChoice: typeof stores.$inferSelect.shopChoice,
): Promise<void> {
  await db.update(stores).set({ shopChoice }).where(eq(stores.id, storeId))
}
