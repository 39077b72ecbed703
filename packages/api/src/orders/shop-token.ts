import type { Renewal, Taken, GrantTools } from '../grants/take-access.ts'
import { takeAccess } from '../grants/take-access.ts'
import { saveGrant, type Access } from '../grants/grant.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { shops } from '../database/schema.ts'
import type { ShopFault } from './faults.ts'
import { secretContext, shopContext, type Shop } from './shop.ts'
import { clientForm, requestAccess } from './shop-check.ts'
import type { ShopAnswer, Shopify } from './shopify.ts'

/** What shops are asked with. */
export interface ShopTools extends GrantTools {
  readonly shopify: Shopify
}

/**
 * Asks a shop with its token. One that Shopify refuses although it should hold is renewed once and asked with again, so that
 * nothing fails because a token ran out on its way.
 */
export async function askShop<T>(
  tools: ShopTools,
  shop: Shop,
  ask: (token: string) => Promise<ShopAnswer<T>>,
): Promise<ShopAnswer<T>> {
  const answer = await askTwice(tools, shop, ask)
  if (answer.kind === 'failed' && lasting.has(answer.fault))
    await tools.db
      .update(shops)
      .set({ failure: answer.fault })
      .where(and(eq(shops.storeId, shop.storeId), eq(shops.version, shop.version), isNull(shops.failure)))
  return answer
}

/** What a person has to mend, and is shown as long as they have not. */
const lasting: ReadonlySet<ShopFault> = new Set(['token', 'client', 'consent', 'scope', 'frozen', 'sealed'])

async function askTwice<T>(
  tools: ShopTools,
  shop: Shop,
  ask: (token: string) => Promise<ShopAnswer<T>>,
): Promise<ShopAnswer<T>> {
  const first = await takeToken(tools, shop)
  if (first.kind !== 'taken') return { kind: 'failed', fault: faultOf(shop, first) }
  const answer = await ask(first.token)
  if (answer.kind !== 'failed' || answer.fault !== 'token' || shop.access === 'token') return answer
  const second = await takeToken(tools, shop, first.token)
  if (second.kind !== 'taken') return { kind: 'failed', fault: faultOf(shop, second) }
  const again = await ask(second.token)
  return again.kind === 'failed' && again.fault === 'token' ? { kind: 'failed', fault: 'consent' } : again
}

const faultOf = ({ access }: Shop, taken: Exclude<Taken, { kind: 'taken' }>): ShopFault =>
  taken.kind === 'none' ? (access === 'client' ? 'client' : 'consent') : (taken.fault as ShopFault)

async function takeToken(tools: ShopTools, shop: Shop, rejected?: string): Promise<Taken> {
  const name = { storeId: shop.storeId, kind: 'shop' } as const
  const { storeId } = shop
  if (shop.access !== 'token') {
    const taken = await takeAccess(tools, name, (access) => renew(tools, shop, access), rejected)
    // The credentials of an app give access at any time, also where none was given before.
    if (taken.kind !== 'none' || shop.access !== 'client') return taken
    const begun = await renew(tools, shop, undefined)
    if (begun.kind !== 'renewed') return begun
    await saveGrant(tools.db, tools.seal, name, begun.access)
    const { token, scopes, expiresAtMs } = begun.access
    return { kind: 'taken', token, scopes, expiresAtMs }
  }
  const token = tools.seal.open(shop.sealedToken, shopContext(storeId))
  return token === undefined
    ? { kind: 'refused', fault: 'sealed' }
    : { kind: 'taken', token, scopes: [], expiresAtMs: undefined }
}

async function renew(
  { shopify, seal, clock }: ShopTools,
  shop: Shop,
  access: Access | undefined,
): Promise<Renewal> {
  const isClient = shop.access === 'client'
  const form = isClient ? ownForm(seal, shop) : refreshForm(shopify, access)
  if (!form) return { kind: 'refused', fault: isClient ? 'sealed' : 'consent' }
  const asked = await requestAccess(
    { shopify, nowMs: clock() },
    shop.domain,
    form,
    isClient ? 'client' : 'consent',
  )
  if (asked.kind === 'given') return { kind: 'renewed', access: asked.access }
  return { kind: asked.isRefusal ? 'refused' : 'away', fault: asked.fault }
}

function ownForm(seal: ShopTools['seal'], { clientId, sealedSecret, storeId }: Shop) {
  const secret = sealedSecret === null ? undefined : seal.open(sealedSecret, secretContext(storeId))
  return clientId === null || secret === undefined ? undefined : clientForm(clientId, secret)
}

function refreshForm({ settings: { app } }: Shopify, access: Access | undefined) {
  const refresh = access?.refresh
  return app && refresh !== undefined
    ? {
        grant_type: 'refresh_token',
        client_id: app.clientId,
        client_secret: app.secret,
        refresh_token: refresh,
      }
    : undefined
}
