import { and, eq, isNull } from 'drizzle-orm'
import { shops } from '../database/schema.ts'
import type { ShopFault } from './shop-faults.ts'
import type { ShopResult, ShopSystem, ShopDeps } from './shop-system.ts'
import type { Shop } from './shop.ts'

/** Faults that only a person can repair. They are shown until a check succeeds. */
const lastingFaults: ReadonlySet<ShopFault> = new Set([
  'token',
  'client',
  'consent',
  'scope',
  'frozen',
  'sealed',
  'protected',
])

/** Reads from a linked shop through its system, and stores a fault that only a person can repair. */
export async function requestFromShop<T>(
  tools: ShopDeps,
  shop: Shop,
  read: (system: ShopSystem) => Promise<ShopResult<T>>,
): Promise<ShopResult<T>> {
  const result = await read(tools.shops[shop.system])
  if (result.kind === 'failed' && lastingFaults.has(result.fault))
    await tools.db
      .update(shops)
      .set({ failure: result.fault })
      .where(and(eq(shops.storeId, shop.storeId), eq(shops.version, shop.version), isNull(shops.failure)))
  return result
}
