import { and, eq, sql } from 'drizzle-orm'
import type { Seal } from '@draftdesk/server-kit'
import type { Database } from '../database/open.ts'
import { shops } from '../database/schema.ts'
import { transact, type Transaction } from '../database/transact.ts'
import { findShop, shopContext, type Shop } from './shop.ts'
import type { CheckShop, ShopCheck, ShopFault } from './shop-check.ts'

/** What happens to a shop that people hear of. */
export type ShopEvent = 'shop_connected' | 'shop_failing' | 'shop_disconnected'

/** What the Shopify store of a store is linked with. `note` is told of each event in the transaction that makes it one. */
export interface ShopTools {
  db: Database
  seal: Seal
  checkShop: CheckShop
  nowMs: () => number
  note: (tx: Transaction, event: ShopEvent, domain: string) => Promise<void>
}

/** How linking a shop ended; `stale` when somebody else changed it meanwhile, `broken` with what does not work. */
export type ShopLink =
  | { kind: 'linked'; shop: Shop }
  | { kind: 'broken'; fault: ShopFault }
  | { kind: 'stale'; shop: Shop | undefined }

/** Checks and links a shop: what does not work changes nothing that worked, and is stored as an attempt otherwise. */
export async function linkShop(
  { db, seal, checkShop, nowMs, note }: ShopTools,
  storeId: string,
  { domain, token }: { domain: string; token: string },
  before: Shop | undefined,
): Promise<ShopLink> {
  const check = await checkShop(domain, token)
  if (check.kind === 'failed' && before?.connectedAt) return { kind: 'broken', fault: check.fault }
  const now = new Date(nowMs())
  const values = {
    domain,
    name: check.kind === 'found' ? check.name : null,
    sealedToken: seal.close(token, shopContext(storeId)),
    connectedAt: check.kind === 'found' ? (before?.connectedAt ?? now) : null,
    checkedAt: now,
    failure: check.kind === 'found' ? null : check.fault,
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
    const isNew = !before?.connectedAt || before.domain !== domain
    if (shop?.connectedAt && isNew) await note(tx, 'shop_connected', domain)
    return shop
  })
  if (!saved) return { kind: 'stale', shop: await findShop(db, storeId) }
  return check.kind === 'failed' ? { kind: 'broken', fault: check.fault } : { kind: 'linked', shop: saved }
}

/** Checks a linked shop again and stores how it did; undefined when it was changed or unlinked meanwhile. */
export async function testShop(
  { db, seal, checkShop, nowMs, note }: ShopTools,
  shop: Shop,
): Promise<Shop | undefined> {
  const { storeId, domain } = shop
  const token = seal.open(shop.sealedToken, shopContext(storeId))
  const check: ShopCheck =
    token === undefined ? { kind: 'failed', fault: 'sealed' } : await checkShop(domain, token)
  const now = new Date(nowMs())
  return transact(db, async (tx) => {
    const [row] = await tx
      .update(shops)
      .set(
        check.kind === 'found'
          ? { checkedAt: now, failure: null, name: check.name, connectedAt: shop.connectedAt ?? now }
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

/** Unlinks the shop of a store and forgets its token; false when there is none. */
export async function unlinkShop(
  { db, note }: Pick<ShopTools, 'db' | 'note'>,
  storeId: string,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const [row] = await tx.delete(shops).where(eq(shops.storeId, storeId)).returning()
    if (row?.connectedAt) await note(tx, 'shop_disconnected', row.domain)
    return row !== undefined
  })
}
