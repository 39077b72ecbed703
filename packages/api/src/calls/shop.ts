import { recordActivity } from '../stores/record-activity.ts'
import { findShop, shopBody, shopContext } from '../orders/shop.ts'
import {
  linkShop as link,
  testShop as test,
  unlinkShop as unlink,
  type ShopTools,
} from '../orders/link-shop.ts'
import { explainShop, parseShopDomain } from '../orders/shop-check.ts'
import { inStore, type StoreVisit } from './in-store.ts'
import { done, refuse, refuseBusy, refuseField, refuseStale } from './visit.ts'

const notLinked = () => refuse(404, 'No Shopify store is linked.')

/** PUT /v1/integrations/shop. */
export const linkShop = inStore<'linkShop'>(async (visit) => {
  const { services, input, store } = visit
  const before = await findShop(services.db, store.id)
  if (before?.connectedAt && input.version !== before.version) return refuseStale(shopBody(before))
  const domain = parseShopDomain(input.domain)
  if (!domain)
    return refuseField('domain', 'Please enter the address of your shop that ends in .myshopify.com.')
  const isSame = before?.domain === domain
  const token =
    input.access_token || (isSame && services.seal.open(before.sealedToken, shopContext(store.id)))
  if (!token)
    return refuseField('access_token', isSame ? explainShop('sealed') : 'Please enter the access token.')
  const wait = await services.limits.take(['linkStore', store.id])
  if (wait) return refuseBusy(wait)
  const linked = await link(toolsOf(visit), store.id, { domain, token }, before)
  if (linked.kind === 'broken') return refuse(400, explainShop(linked.fault))
  if (linked.kind === 'linked') return done(shopBody(linked.shop))
  return linked.shop ? refuseStale(shopBody(linked.shop)) : notLinked()
}, 'settings')

/** POST /v1/integrations/shop/test. */
export const testShop = inStore<'testShop'>(async (visit) => {
  const { services, store } = visit
  const shop = await findShop(services.db, store.id)
  if (!shop) return notLinked()
  const wait = await services.limits.take(['linkStore', store.id])
  if (wait) return refuseBusy(wait)
  const tested = await test(toolsOf(visit), shop)
  return tested ? done(shopBody(tested)) : notLinked()
}, 'settings')

/** DELETE /v1/integrations/shop. */
export const unlinkShop = inStore<'unlinkShop'>(
  async (visit) =>
    (await unlink(toolsOf(visit), visit.store.id))
      ? done({ message: 'The Shopify store is disconnected.' })
      : notLinked(),
  'settings',
)

/** The room's tools, with an activity log that names who did it. */
const toolsOf = ({
  services: { db, seal, connections, clock },
  caller,
  store,
}: Pick<StoreVisit<'testShop'>, 'services' | 'caller' | 'store'>): ShopTools => ({
  db,
  seal,
  checkShop: connections.checkShop,
  nowMs: clock,
  note: (tx, action, note) =>
    recordActivity(tx, { storeId: store.id, actor: caller.user, action, note, nowMs: clock() }),
})
