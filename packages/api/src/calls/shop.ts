import { and, eq, sql } from 'drizzle-orm'
import { shops } from '../database/schema.ts'
import { findShop, shopBody, shopContext, type Shop } from '../integrations/links.ts'
import { explainShop, parseShopDomain, type ShopCheck } from '../integrations/shop-check.ts'
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
  const saved = await save(visit, domain, token, before, check)
  if (!saved) {
    const current = await findShop(services.db, store.id)
    return current ? refuseStale(shopBody(current)) : notLinked()
  }
  return check.kind === 'failed' ? refuse(400, explainShop(check.fault)) : done(shopBody(saved))
}, 'settings')

/** Stores the shop unless somebody else changed it meanwhile. */
async function save(
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
    const [created] = await services.db
      .insert(shops)
      .values({ ...values, storeId: store.id, createdAt: now })
      .onConflictDoNothing()
      .returning()
    return created
  }
  const [updated] = await services.db
    .update(shops)
    .set({ ...values, version: sql`${shops.version} + 1` })
    .where(and(eq(shops.storeId, store.id), eq(shops.version, before.version)))
    .returning()
  return updated
}

/** POST /v1/integrations/shop/test. */
export const testShop = inStore<'testShop'>(async ({ services, store }) => {
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
  const [tested] = await db
    .update(shops)
    .set(
      check.kind === 'found'
        ? { checkedAt: now, failure: null, name: check.name, connectedAt: shop.connectedAt ?? now }
        : { checkedAt: now, failure: check.fault },
    )
    .where(and(eq(shops.storeId, store.id), eq(shops.version, shop.version)))
    .returning()
  return tested ? done(shopBody(tested)) : notLinked()
}, 'settings')

/** DELETE /v1/integrations/shop. */
export const unlinkShop = inStore<'unlinkShop'>(async ({ services, store }) => {
  const [gone] = await services.db.delete(shops).where(eq(shops.storeId, store.id)).returning()
  return gone ? done({ message: 'The Shopify store is disconnected.' }) : notLinked()
}, 'settings')
