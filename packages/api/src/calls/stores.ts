import { asc, eq } from 'drizzle-orm'
import { ensureClient } from '../stores/ensure-client.ts'
import { members, stores } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { permissionsOf } from '../stores/roles.ts'
import { storeBody } from '../stores/store.ts'
import { done, refuse, refuseBusy, type Handler } from './visit.ts'

/** GET /v1/user/stores: a person's own stores; every store for a super admin. */
export const listStores: Handler<'stores'> = async ({ services, caller }) => {
  const listed = { id: stores.id, name: stores.name, store_id: stores.number }
  if (caller.user.isSuperAdmin) {
    const rows = await services.db.select(listed).from(stores).orderBy(asc(stores.name), asc(stores.number))
    return done(rows)
  }
  const rows = await services.db
    .select({ ...listed, role: members.role })
    .from(members)
    .innerJoin(stores, eq(stores.id, members.storeId))
    .where(eq(members.userId, caller.user.id))
    .orderBy(asc(stores.name), asc(stores.number))
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
