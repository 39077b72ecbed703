import type { ShopAnswer, ShopSystemId } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { shops } from '../database/schema.ts'
import { explainMissingScopes, explainShopFault } from './shop-faults.ts'

/** The default system, whose texts stores without a shop see. */
export const defaultShopSystem: ShopSystemId = 'shopify'

export type Shop = typeof shops.$inferSelect

/** Context of the sealed token, which ties it to its shop. */
export const buildShopSealContext = (storeId: string): string => `shop ${storeId}`

/** Context of the sealed client secret, which ties it to its shop. */
export const buildClientSecretSealContext = (storeId: string): string => `shop secret ${storeId}`

/** The linked shop of a store. */
export async function findShop(db: Database, storeId: string): Promise<Shop | undefined> {
  const [shop] = await db.select().from(shops).where(eq(shops.storeId, storeId))
  return shop
}

/** Lists the rights that a linked shop lacks. Apps with a pasted token see orders of any age. */
export const explainMissingRights = ({ system, access, scopes }: Shop): string[] =>
  system !== defaultShopSystem
    ? []
    : explainMissingScopes(access === 'token' && scopes ? [...scopes, 'read_all_orders'] : scopes)

/** A shop in the shape of /v1, without its secrets. */
export function toShopAnswer(shop: Shop): ShopAnswer {
  const { connectedAt, checkedAt, version, domain, name, failure } = shop
  return {
    state: !connectedAt ? 'failed' : failure === null ? 'connected' : 'failing',
    connected_at: connectedAt?.toISOString() ?? null,
    checked_at: checkedAt.toISOString(),
    version,
    system: shop.system,
    domain,
    name,
    access: shop.access,
    client_id: shop.clientId,
    notes: explainMissingRights(shop),
    failure: failure === null ? null : { code: failure, detail: explainShopFault(failure, shop.system) },
  }
}
