import { and, eq, sql } from 'drizzle-orm'
import { recordActivity } from '../stores/record-activity.ts'
import { shops } from '../database/schema.ts'
import { transact, type Transaction } from '../database/transact.ts'
import { findShop, shopBody, shopContext, type Shop } from '../mailboxes/links.ts'
import { explainShop, parseShopDomain, type ShopCheck } from '../orders/shop-check.ts'
import { inStore, type StoreVisit } from './in-store.ts'
import { done, refuse, refuseBusy, refuseStale } from './visit.ts'

const notLinked = () => refuse(404, 'No Shopify store is linked.')

/** PUT /v1/integrations/shop: what does not work changes nothing that worked, and is kept as an attempt otherwise. */
export const linkShop = inStore<'linkShop'>(async (visit) => {
  const { services, input, store } = visit
  const before = await findShop(services.db, store.id)
  if (before?.connectedAt && input.version !== before.version) return refuseStale(shopBody(before))
  const domain = parseShopDomain(input.domain)
  if (!domain) return refuse(400, 'Please enter the address of your shop that ends in .myshopify.com.')
  const isSame = before?.domain === domain
  const token =
    input.access_token || (isSame && services.seal.open(before.sealedToken, shopContext(store.id)))
  if (!token) return refuse(400, isSame ? explainShop('sealed') : 'Please enter the access token.')
  const wait = await services.limits.take(['linkStore', store.id])
  if (wait) return refuseBusy(wait)
  const check = await services.connections.checkShop(domain, token)
  if (check.kind === 'failed' && before?.connectedAt) return refuse(400, explainShop(check.fault))
  const saved = await transact(services.db, async (tx) => {
    const shop = await save(tx, visit, domain, token, before, check)
    const isNew = !before?.connectedAt || before.domain !== shop?.domain
    if (shop?.connectedAt && isNew) await note(tx, visit, 'shop_connected', shop)
    return shop
  })
  if (!saved) {
    const current = await findShop(services.db, store.id)
    return current ? refuseStale(shopBody(current)) : notLinked()
  }
  return check.kind === 'failed' ? refuse(400, explainShop(check.fault)) : done(shopBody(saved))
}, 'settings')

/** Stores the shop unless somebody else changed it meanwhile. */
async function save(
  tx: Transaction,
  { services, store }: StoreVisit<'linkShop'>,
  domain: string,
  token: string,
  before: Shop | undefined,
  check: ShopCheck,
): Promise<Shop | undefined> {
  const now = new Date(services.clock())
  const values = {
    domain,
    name: check.kind === 'found' ? check.name : null,
    sealedToken: services.seal.close(token, shopContext(store.id)),
    connectedAt: check.kind === 'found' ? (before?.connectedAt ?? now) : null,
    checkedAt: now,
    failure: check.kind === 'found' ? null : check.fault,
  }
  if (!before) {
    const [created] = await tx
      .insert(shops)
      .values({ ...values, storeId: store.id, createdAt: now })
      .onConflictDoNothing()
      .returning()
    return created
  }
  const [updated] = await tx
    .update(shops)
    .set({ ...values, version: sql`${shops.version} + 1` })
    .where(and(eq(shops.storeId, store.id), eq(shops.version, before.version)))
    .returning()
  return updated
}

/** POST /v1/integrations/shop/test. */
export const testShop = inStore<'testShop'>(async (visit) => {
  const { services, store } = visit
  const { db, seal, connections, clock, limits } = services
  const shop = await findShop(db, store.id)
  if (!shop) return notLinked()
  const wait = await limits.take(['linkStore', store.id])
  if (wait) return refuseBusy(wait)
  const token = seal.open(shop.sealedToken, shopContext(store.id))
  const check: ShopCheck =
    token === undefined
      ? { kind: 'failed', fault: 'sealed' }
      : await connections.checkShop(shop.domain, token)
  const now = new Date(clock())
  const tested = await transact(db, async (tx) => {
    const [row] = await tx
      .update(shops)
      .set(
        check.kind === 'found'
          ? { checkedAt: now, failure: null, name: check.name, connectedAt: shop.connectedAt ?? now }
          : { checkedAt: now, failure: check.fault },
      )
      .where(and(eq(shops.storeId, store.id), eq(shops.version, shop.version)))
      .returning()
    if (row?.connectedAt && !shop.connectedAt) await note(tx, visit, 'shop_connected', row)
    if (row?.connectedAt && row.failure !== null && shop.failure === null)
      await note(tx, visit, 'shop_failing', row)
    return row
  })
  return tested ? done(shopBody(tested)) : notLinked()
}, 'settings')

/** DELETE /v1/integrations/shop. */
export const unlinkShop = inStore<'unlinkShop'>(async (visit) => {
  const { services, store } = visit
  const gone = await transact(services.db, async (tx) => {
    const [row] = await tx.delete(shops).where(eq(shops.storeId, store.id)).returning()
    if (row?.connectedAt) await note(tx, visit, 'shop_disconnected', row)
    return row
  })
  return gone ? done({ message: 'The Shopify store is disconnected.' }) : notLinked()
}, 'settings')

const note = (
  tx: Transaction,
  { services, caller, store }: Pick<StoreVisit<'testShop'>, 'services' | 'caller' | 'store'>,
  action: 'shop_connected' | 'shop_failing' | 'shop_disconnected',
  { domain }: Shop,
) =>
  recordActivity(tx, { storeId: store.id, actor: caller.user, action, note: domain, nowMs: services.clock() })
