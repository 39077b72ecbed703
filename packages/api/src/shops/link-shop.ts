import { and, eq, sql } from 'drizzle-orm'
import { deleteOAuthToken, allowTokenRenewal, saveOAuthToken } from '../oauth/oauth-token.ts'
import type { Database } from '../database/open-database.ts'
import { cachedOrderSearches, shops } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'
import type { ShopFault } from './shop-faults.ts'
import type { ShopCheck, ShopLogin, ShopResult, ShopDeps } from './shop-system.ts'
import { requestFromShop } from './request-from-shop.ts'
import { findShop, buildClientSecretSealContext, buildShopSealContext } from './shop.ts'
import type { Shop } from './shop.ts'

/** Events that notify people about a shop. */
export type ShopEvent = 'shop_connected' | 'shop_failing' | 'shop_disconnected'

/** Dependencies of linking a shop. `note` logs an event in its transaction. */
export interface LinkShopDeps extends ShopDeps {
  readonly note: (tx: Transaction, event: ShopEvent, domain: string) => Promise<void>
}

/** Result of linking. `stale`: another person changed it meanwhile; `broken`: the check failed. */
export type ShopLinkResult =
  | { kind: 'linked'; shop: Shop }
  | { kind: 'broken'; fault: ShopFault }
  | { kind: 'stale'; shop: Shop | undefined }

/** Checks and links a shop. A failed check keeps a working link, and otherwise stores the attempt. */
export async function linkShop(
  tools: LinkShopDeps,
  storeId: string,
  login: ShopLogin,
  before: Shop | undefined,
): Promise<ShopLinkResult> {
  const { db, seal, clock, note } = tools
  const { domain } = login
  const check = await tools.shops[login.system].connect(tools, login)
  if (check.kind === 'failed' && before?.connectedAt) return { kind: 'broken', fault: check.fault }
  const now = new Date(clock())
  const isFound = check.kind === 'answered'
  const isUninstalled = before?.failure === 'uninstalled'
  const values = {
    system: login.system,
    domain,
    name: isFound ? check.data.name : null,
    access: login.kind,
    sealedToken: seal.close(login.kind === 'token' ? login.token : '', buildShopSealContext(storeId)),
    clientId: login.kind === 'client' ? login.clientId : null,
    sealedSecret:
      login.kind === 'client' ? seal.close(login.secret, buildClientSecretSealContext(storeId)) : null,
    ...toCheckColumns(check),
    connectedAt: isFound ? (isUninstalled ? now : (before?.connectedAt ?? now)) : null,
    checkedAt: now,
    failure: isFound ? null : check.fault,
  }
  const saved = await transact(db, async (tx) => {
    const [shop] = before
      ? await tx
          .update(shops)
          .set({ ...values, version: sql`${shops.version} + 1` })
          .where(and(eq(shops.storeId, storeId), eq(shops.version, before.version)))
          .returning()
      : await tx
          .insert(shops)
          .values({ ...values, storeId, createdAt: now })
          .onConflictDoNothing()
          .returning()
    if (!shop) return undefined
    const grant = { storeId, kind: 'shop' } as const
    if (check.access) await saveOAuthToken(tx, seal, grant, check.access)
    else await deleteOAuthToken(tx, grant)
    const isNew = !before?.connectedAt || before.domain !== domain
    if (isNew) await deleteCachedOrders(tx, storeId)
    if (shop.connectedAt && isNew) await note(tx, 'shop_connected', domain)
    return shop
  })
  if (!saved) return { kind: 'stale', shop: await findShop(db, storeId) }
  return check.kind === 'failed' ? { kind: 'broken', fault: check.fault } : { kind: 'linked', shop: saved }
}

const toCheckColumns = (check: ShopResult<ShopCheck>) =>
  check.kind === 'answered'
    ? { scopes: check.data.scopes, orderPrefix: check.data.orderPrefix, orderSuffix: check.data.orderSuffix }
    : {}

/** Checks a linked shop again and stores the result. Undefined if it was changed or unlinked meanwhile. */
export async function testShop(tools: LinkShopDeps, shop: Shop): Promise<Shop | undefined> {
  const { db, clock, note } = tools
  const { storeId, domain } = shop
  await allowTokenRenewal(db, { storeId, kind: 'shop' })
  const check = await requestFromShop(tools, shop, (system) => system.check(tools, shop))
  const now = new Date(clock())
  return transact(db, async (tx) => {
    const [row] = await tx
      .update(shops)
      .set(
        check.kind === 'answered'
          ? {
              ...toCheckColumns(check),
              checkedAt: now,
              failure: null,
              name: check.data.name,
              connectedAt: shop.connectedAt ?? now,
            }
          : { checkedAt: now, failure: check.fault },
      )
      .where(and(eq(shops.storeId, storeId), eq(shops.version, shop.version)))
      .returning()
    if (row?.connectedAt && !shop.connectedAt) await note(tx, 'shop_connected', domain)
    if (row?.connectedAt && row.failure !== null && shop.failure === null)
      await note(tx, 'shop_failing', domain)
    return row
  })
}

/** Unlinks the shop of a store, and deletes its access and cached data. False when there is none. */
export async function unlinkShop(
  { db, note }: Pick<LinkShopDeps, 'db' | 'note'>,
  storeId: string,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const [row] = await tx.delete(shops).where(eq(shops.storeId, storeId)).returning()
    await deleteOAuthToken(tx, { storeId, kind: 'shop' })
    await deleteCachedOrders(tx, storeId)
    if (row?.connectedAt) await note(tx, 'shop_disconnected', row.domain)
    return row !== undefined
  })
}

/** Deletes the cached orders of a store. */
export async function deleteCachedOrders(db: Database | Transaction, storeId: string): Promise<void> {
  await db.delete(cachedOrderSearches).where(eq(cachedOrderSearches.storeId, storeId))
}
