import { and, eq, sql } from 'drizzle-orm'
import { dropGrant, forgiveGrant, saveGrant, type Access } from '../grants/grant.ts'
import type { Database } from '../database/open.ts'
import { orderViews, shops } from '../database/schema.ts'
import { transact, type Transaction } from '../database/transact.ts'
import type { ShopFault } from './faults.ts'
import { findShop, secretContext, shopContext, type Shop } from './shop.ts'
import { checkShop, clientForm, requestAccess, type ShopCheck } from './shop-check.ts'
import { askShop, type ShopTools } from './shop-token.ts'

/** What happens to a shop that people hear of. */
export type ShopEvent = 'shop_connected' | 'shop_failing' | 'shop_disconnected'

/** What the Shopify store of a store is linked with. `note` is told of each event in the transaction that makes it one. */
export interface LinkTools extends ShopTools {
  readonly note: (tx: Transaction, event: ShopEvent, domain: string) => Promise<void>
}

/** What a person lets us in with: a pasted token, the credentials of their own app, or their consent to ours. */
export type ShopLogin =
  | { readonly kind: 'token'; readonly domain: string; readonly token: string }
  | {
      readonly kind: 'client'
      readonly domain: string
      readonly clientId: string
      readonly secret: string
    }
  | { readonly kind: 'oauth'; readonly domain: string; readonly access: Access }

/** How linking a shop ended; `stale` when somebody else changed it meanwhile, `broken` with what does not work. */
export type ShopLink =
  | { kind: 'linked'; shop: Shop }
  | { kind: 'broken'; fault: ShopFault }
  | { kind: 'stale'; shop: Shop | undefined }

/** Checks and links a shop: what does not work changes nothing that worked, and is stored as an attempt otherwise. */
export async function linkShop(
  tools: LinkTools,
  storeId: string,
  login: ShopLogin,
  before: Shop | undefined,
): Promise<ShopLink> {
  const { db, seal, clock, note } = tools
  const { domain } = login
  const entered = await enter(tools, login)
  const check = entered.check
  if (check.kind === 'failed' && before?.connectedAt) return { kind: 'broken', fault: check.fault }
  const now = new Date(clock())
  const isFound = check.kind === 'found'
  const values = {
    domain,
    name: isFound ? check.name : null,
    access: login.kind,
    sealedToken: seal.close(login.kind === 'token' ? login.token : '', shopContext(storeId)),
    clientId: login.kind === 'client' ? login.clientId : null,
    sealedSecret: login.kind === 'client' ? seal.close(login.secret, secretContext(storeId)) : null,
    ...foundColumns(check),
    connectedAt: isFound ? (before?.connectedAt ?? now) : null,
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
    if (entered.access) await saveGrant(tx, seal, grant, entered.access)
    else await dropGrant(tx, grant)
    const isNew = !before?.connectedAt || before.domain !== domain
    if (isNew) await forgetOrders(tx, storeId)
    if (shop.connectedAt && isNew) await note(tx, 'shop_connected', domain)
    return shop
  })
  if (!saved) return { kind: 'stale', shop: await findShop(db, storeId) }
  return check.kind === 'failed' ? { kind: 'broken', fault: check.fault } : { kind: 'linked', shop: saved }
}

const foundColumns = (check: ShopCheck) =>
  check.kind === 'found'
    ? { scopes: check.scopes, orderPrefix: check.orderPrefix, orderSuffix: check.orderSuffix }
    : {}

async function enter(
  { shopify, clock }: LinkTools,
  login: ShopLogin,
): Promise<{ check: ShopCheck; access?: Access }> {
  const { domain } = login
  if (login.kind === 'token') return { check: await checkShop(shopify, login) }
  if (login.kind === 'client') {
    const form = clientForm(login.clientId, login.secret)
    const given = await requestAccess({ shopify, nowMs: clock() }, domain, form, 'client')
    if (given.kind === 'failed') return { check: given }
    return {
      check: await checkShop(shopify, { domain, token: given.access.token }),
      access: given.access,
    }
  }
  return { check: await checkShop(shopify, { domain, token: login.access.token }), access: login.access }
}

/** Checks a linked shop again and stores how it did; undefined when it was changed or unlinked meanwhile. */
export async function testShop(tools: LinkTools, shop: Shop): Promise<Shop | undefined> {
  const { db, clock, shopify, note } = tools
  const { storeId, domain } = shop
  await forgiveGrant(db, { storeId, kind: 'shop' })
  const asked = await askShop<Exclude<ShopCheck, { kind: 'failed' }>>(tools, shop, async (token) => {
    const check = await checkShop(shopify, { domain, token })
    return check.kind === 'failed' ? check : { kind: 'answered', data: check }
  })
  const now = new Date(clock())
  return transact(db, async (tx) => {
    const [row] = await tx
      .update(shops)
      .set(
        asked.kind === 'answered'
          ? {
              ...foundColumns(asked.data),
              checkedAt: now,
              failure: null,
              name: asked.data.name,
              connectedAt: shop.connectedAt ?? now,
            }
          : { checkedAt: now, failure: asked.fault },
      )
      .where(and(eq(shops.storeId, storeId), eq(shops.version, shop.version)))
      .returning()
    if (row?.connectedAt && !shop.connectedAt) await note(tx, 'shop_connected', domain)
    if (row?.connectedAt && row.failure !== null && shop.failure === null)
      await note(tx, 'shop_failing', domain)
    return row
  })
}

/** Unlinks the shop of a store and forgets what it let us in with, and what it showed; false when there is none. */
export async function unlinkShop(
  { db, note }: Pick<LinkTools, 'db' | 'note'>,
  storeId: string,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const [row] = await tx.delete(shops).where(eq(shops.storeId, storeId)).returning()
    await dropGrant(tx, { storeId, kind: 'shop' })
    await forgetOrders(tx, storeId)
    if (row?.connectedAt) await note(tx, 'shop_disconnected', row.domain)
    return row !== undefined
  })
}

/** Forgets the orders that were read. */
export async function forgetOrders(db: Database | Transaction, storeId: string): Promise<void> {
  await db.delete(orderViews).where(eq(orderViews.storeId, storeId))
}
