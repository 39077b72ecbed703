import { asc, eq, or } from 'drizzle-orm'
import { ensureClient } from '../stores/ensure-client.ts'
import type { StoreFacts } from '../database/facts.ts'
import type { Database } from '../database/open.ts'
import { members, stores } from '../database/schema.ts'
import { transact, type Transaction } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'
import { permissionsOf } from '../stores/roles.ts'
import { done, refuse, refuseBusy, type Handler } from './visit.ts'

/** A store as /v1 writes it, with its set-up flags. */
export const storeBody = (store: StoreFacts) => ({
  id: store.id,
  store_id: store.storeId,
  name: store.name,
  is_onboarded: store.isOnboarded,
  is_document_uploaded: store.isDocumentUploaded,
  is_email_account_added: store.isEmailAccountAdded,
  is_shopify_account_added: store.isShopifyAccountAdded,
})

/** GET /v1/user/stores: a person's own stores; every store for a super admin. */
export const listStores: Handler<'stores'> = async ({ services, caller }) => {
  const listed = { id: stores.id, name: stores.name, store_id: stores.storeId }
  if (caller.user.isSuperAdmin) {
    const rows = await services.db.select(listed).from(stores).orderBy(asc(stores.name), asc(stores.storeId))
    return done(rows)
  }
  const rows = await services.db
    .select({ ...listed, role: members.role })
    .from(members)
    .innerJoin(stores, eq(stores.id, members.storeId))
    .where(eq(members.userId, caller.user.id))
    .orderBy(asc(stores.name), asc(stores.storeId))
  return done(rows)
}

/** POST /v1/stores: a new store, owned by the caller; the switch call enters it. */
export const createStore: Handler<'createStore'> = async ({ services, input, caller }) => {
  if (caller.user.isSuperAdmin) return refuse(403, 'A super administrator does not own stores.')
  const wait = await services.limits.take(['storeAccount', caller.user.id])
  if (wait) return refuseBusy(wait)
  const created = await transact(services.db, async (tx) => {
    const createdAt = new Date(services.clock())
    const clientId = await ensureClient(tx, caller.user, createdAt.getTime())
    const [store] = await tx.insert(stores).values({ name: input.name, clientId, createdAt }).returning()
    if (!store) throw new Error('the database returned no store')
    const member = {
      userId: caller.user.id,
      storeId: store.id,
      role: 'owner',
      permissions: permissionsOf('owner'),
      createdAt,
    }
    await tx.insert(members).values(member)
    return store
  })
  return done(
    storeBody({
      ...created,
      isDocumentUploaded: false,
      isEmailAccountAdded: false,
      isShopifyAccountAdded: false,
    }),
  )
}

const numberPattern = /^\d{1,9}$/

/** Finds a store by its id or by its number. */
export async function findStoreId(tx: Transaction | Database, wanted: string): Promise<string | undefined> {
  const isId = isUuid(wanted) ? eq(stores.id, wanted) : undefined
  const isNumber = numberPattern.test(wanted) ? eq(stores.storeId, Number(wanted)) : undefined
  if (!isId && !isNumber) return undefined
  const [store] = await tx.select({ id: stores.id }).from(stores).where(or(isId, isNumber))
  return store?.id
}
