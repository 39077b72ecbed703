import { dayMs } from '@draftdesk/contract/durations'
import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Seal } from '@draftdesk/server-kit'
import type { Database } from '../database/open-database.ts'
import { customerRequests, webhookDeliveries, cachedOrderSearches, shops } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'
import { deleteOAuthToken } from '../oauth/oauth-token.ts'
import { eraseCustomer } from './erase-customer.ts'
import type { EraseDeps } from './erase-customer.ts'
import { removeOrderQuotes } from './remove-order-quotes.ts'
import { deleteCachedOrders } from '../shops/link-shop.ts'
import { buildShopSealContext } from '../shops/shop.ts'
import type { Shop } from '../shops/shop.ts'
import type { WebhookDelivery, ShopWebhookRequest, VerifiedWebhook } from '../shops/shop-webhook.ts'

/** Dependencies of a webhook. `tellOwners` mails the owners of a store that a customer asks for their data. */
export interface WebhookDeps {
  readonly db: Database
  readonly seal: Seal
  readonly nowMs: number
  readonly refresh: EraseDeps['refresh']
  readonly isOwnAddress: EraseDeps['isOwnAddress']
  readonly tellOwners: (tx: Transaction, storeId: string) => Promise<void>
}

/** The result of a webhook. `again`: it was already executed. */
export type WebhookOutcome = 'done' | 'again'

const monthMs = 30 * dayMs
/** Rows per statement. */
const keysPerBatch = 1000

/** Executes a verified webhook in the stores of its shop. Repeated deliveries have no effect. */
export async function executeWebhook(
  tools: WebhookDeps,
  delivery: WebhookDelivery,
  verified: VerifiedWebhook,
  request: ShopWebhookRequest,
): Promise<WebhookOutcome> {
  return transact(tools.db, async (tx) => {
    if (!(await recordFirstDelivery(tx, delivery, verified, tools.nowMs))) return 'again'
    for (const shop of verified.shops) await executeShopRequest(tx, tools, shop, request)
    return 'done'
  })
}

async function executeShopRequest(
  tx: Transaction,
  tools: WebhookDeps,
  shop: Shop,
  request: ShopWebhookRequest,
): Promise<void> {
  if (request.kind === 'export') await addCustomerRequest(tx, tools, shop, request.address)
  else if (request.kind === 'erase') await redactCustomer(tx, tools, shop, request)
  else if (request.kind === 'uninstalled') await deactivateUninstalledShop(tx, tools, shop)
  else if (request.kind === 'forget-shop') await redactShop(tx, tools, shop)
  else await deleteOrderViews(tx, shop.storeId, new Set(request.orderIds))
}

/**
 * Records a delivery by its id and content. Returns false for a known one, except after the shop was linked
 * again, because uninstall webhooks have equal content.
 */
async function recordFirstDelivery(
  tx: Transaction,
  { id, topic, domain, body }: WebhookDelivery,
  { signer, shops: linked }: VerifiedWebhook,
  nowMs: number,
): Promise<boolean> {
  const links = linked.map(({ storeId, connectedAt }) => `${storeId} ${connectedAt?.toISOString() ?? ''}`)
  const hashParts = (...parts: (string | Buffer)[]) => {
    const hash = createHash('sha256')
    for (const part of parts) hash.update(part).update('\n')
    return hash.digest('base64url')
  }
  const at = new Date(nowMs)
  const noted = await tx
    .insert(webhookDeliveries)
    .values([
      { hash: hashParts('id', signer, domain, id), at },
      { hash: hashParts('body', signer, domain, topic, links.toSorted().join(), body), at },
    ])
    .onConflictDoNothing()
    .returning()
  return noted.length === 2
}

async function addCustomerRequest(
  tx: Transaction,
  { nowMs, tellOwners }: WebhookDeps,
  { storeId, domain }: Shop,
  address: string | undefined,
): Promise<void> {
  const isNotified = await hasOpenCustomerRequest(tx, storeId, nowMs)
  await tx.insert(customerRequests).values({
    storeId,
    kind: 'export',
    domain,
    address: address?.trim().toLowerCase() || null,
    createdAt: new Date(nowMs),
    dueAt: new Date(nowMs + monthMs),
  })
  if (!isNotified) await tellOwners(tx, storeId)
}

/** True if the owners were notified of an open request in the last day. The page in that mail lists all requests. */
async function hasOpenCustomerRequest(tx: Transaction, storeId: string, nowMs: number): Promise<boolean> {
  const open = and(
    eq(customerRequests.storeId, storeId),
    eq(customerRequests.kind, 'export'),
    isNull(customerRequests.doneAt),
    gt(customerRequests.createdAt, new Date(nowMs - dayMs)),
  )
  return (await tx.$count(customerRequests, open)) > 0
}

async function redactCustomer(
  tx: Transaction,
  tools: WebhookDeps,
  { storeId, domain }: Shop,
  { address, orderIds }: Extract<ShopWebhookRequest, { kind: 'erase' }>,
): Promise<void> {
  const erased = address ? await eraseCustomer(tx, tools, { storeId, address }) : undefined
  const gids = new Set(orderIds)
  await deleteOrderViews(tx, storeId, gids)
  await removeOrderQuotes(tx, storeId, gids)
  const request = { storeId, domain, kind: 'erase' } as const
  if (erased?.kind !== 'own') await recordDoneRequest(tx, tools, request)
  else {
    // The owners see it in the list of requests, and close it there.
    const createdAt = new Date(tools.nowMs)
    await tx
      .insert(customerRequests)
      .values({ ...request, createdAt, address: address?.trim().toLowerCase() })
  }
}

/** Deletes cached data of a shop that includes one of these orders. */
async function deleteOrderViews(tx: Transaction, storeId: string, gids: ReadonlySet<string>): Promise<void> {
  const views = await tx
    .select({
      key: cachedOrderSearches.key,
      ids: sql<string[]>`jsonb_path_query_array(${cachedOrderSearches.orders}, '$[*].id')`,
    })
    .from(cachedOrderSearches)
    .where(eq(cachedOrderSearches.storeId, storeId))
  const keys = views.filter(({ ids }) => ids.some((id) => gids.has(id))).map(({ key }) => key)
  for (let at = 0; at < keys.length; at += keysPerBatch)
    await tx
      .delete(cachedOrderSearches)
      .where(
        and(
          eq(cachedOrderSearches.storeId, storeId),
          inArray(cachedOrderSearches.key, keys.slice(at, at + keysPerBatch)),
        ),
      )
}

/**
 * Handles the removal of the app: deletes access and cached data. The secret stays, because it verifies later
 * webhooks.
 */
async function deactivateUninstalledShop(
  tx: Transaction,
  tools: WebhookDeps,
  { storeId, domain }: Shop,
): Promise<void> {
  await deleteOAuthToken(tx, { storeId, kind: 'shop' })
  await deleteCachedOrders(tx, storeId)
  await tx
    .update(shops)
    .set({
      sealedToken: tools.seal.close('', buildShopSealContext(storeId)),
      failure: 'uninstalled',
      version: sql`${shops.version} + 1`,
    })
    .where(eq(shops.storeId, storeId))
  await recordDoneRequest(tx, tools, { storeId, domain, kind: 'uninstalled' })
}

/** Deletes the link to a shop and all data of the shop. Mails of the store stay. */
async function redactShop(tx: Transaction, tools: WebhookDeps, { storeId, domain }: Shop): Promise<void> {
  await deleteOAuthToken(tx, { storeId, kind: 'shop' })
  await deleteCachedOrders(tx, storeId)
  await removeOrderQuotes(tx, storeId)
  await tx.delete(shops).where(eq(shops.storeId, storeId))
  await tx
    .update(customerRequests)
    .set({ address: null })
    .where(and(eq(customerRequests.storeId, storeId), isNotNull(customerRequests.address)))
  await recordDoneRequest(tx, tools, { storeId, domain, kind: 'shop' })
}

async function recordDoneRequest(
  tx: Transaction,
  { nowMs }: WebhookDeps,
  request: { storeId: string; domain: string; kind: 'erase' | 'shop' | 'uninstalled' },
): Promise<void> {
  const at = new Date(nowMs)
  await tx.insert(customerRequests).values({ ...request, createdAt: at, doneAt: at })
}

/** The newest 100 export and erase requests of a store. */
export async function listShopRequests(db: Database, storeId: string) {
  return db
    .select()
    .from(customerRequests)
    .where(and(eq(customerRequests.storeId, storeId), inArray(customerRequests.kind, ['export', 'erase'])))
    .orderBy(sql`${customerRequests.createdAt} desc`)
    .limit(100)
}

/** Marks a request as answered and deletes its personal data. False when there is none. */
export async function completeShopRequest(db: Database, storeId: string, id: string, nowMs: number) {
  const closed = await db
    .update(customerRequests)
    .set({ doneAt: new Date(nowMs), address: null })
    .where(and(eq(customerRequests.storeId, storeId), eq(customerRequests.id, id)))
    .returning({ id: customerRequests.id })
  return closed.length > 0
}
