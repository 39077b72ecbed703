import { recordActivity } from '../stores/record-activity.ts'
import { explainShop } from '../orders/faults.ts'
import {
  linkShop as link,
  testShop as test,
  unlinkShop as unlink,
  type LinkTools,
  type ShopLink,
  type ShopLogin,
} from '../orders/link-shop.ts'
import { findShop, secretContext, shopBody, shopContext, type Shop } from '../orders/shop.ts'
import { finishShopConsent, startShopConsent } from '../orders/shop-consent.ts'
import { parseShopDomain } from '../orders/shop-domain.ts'
import { inStore, type StoreVisit } from './in-store.ts'
import { done, refuse, refuseBusy, refuseField, refuseStale, type Refusal, type Reply } from './visit.ts'

const notLinked = () => refuse(404, 'No Shopify store is linked.')

/** PUT /v1/integrations/shop. */
export const linkShop = inStore<'linkShop'>(async (visit) => {
  const { services, input, store } = visit
  const before = await findShop(services.db, store.id)
  if (before?.connectedAt && input.version !== before.version) return refuseStale(shopBody(before))
  const domain = parseShopDomain(input.domain)
  if (!domain) return noDomain()
  const login = readLogin(visit, domain, before)
  if ('status' in login) return login
  const wait = await services.limits.take(['linkStore', store.id])
  if (wait) return refuseBusy(wait)
  return answer(await link(toolsOf(visit), store.id, login, before))
}, 'settings')

const noDomain = () =>
  refuseField('domain', 'Please enter the address of your shop that ends in .myshopify.com.')

function answer(linked: ShopLink): Reply<'linkShop'> {
  if (linked.kind === 'broken') return refuse(400, explainShop(linked.fault))
  if (linked.kind === 'linked') return done(shopBody(linked.shop))
  return linked.shop ? refuseStale(shopBody(linked.shop)) : notLinked()
}

/** What a person lets us in with: what they entered, or for the same shop what is on record. */
function readLogin(
  { services: { seal }, input, store }: StoreVisit<'linkShop'>,
  domain: string,
  before: Shop | undefined,
): ShopLogin | Refusal {
  const same = before?.domain === domain ? before : undefined
  const { access_token: pasted, client_id: clientId, client_secret: typed } = input
  if (pasted) return { kind: 'token', domain, token: pasted }
  if (clientId || typed || same?.access === 'client') {
    const id = clientId || same?.clientId
    if (!id) return refuseField('client_id', 'Please enter the client ID of your app.')
    const isSame = same?.clientId === id && same.sealedSecret !== null
    const secret = typed || (isSame && seal.open(same.sealedSecret ?? '', secretContext(store.id)))
    if (!secret)
      return refuseField(
        'client_secret',
        isSame ? explainShop('sealed') : 'Please enter the secret of your app.',
      )
    return { kind: 'client', domain, clientId: id, secret }
  }
  if (before?.access !== 'token')
    return refuseField('client_id', 'Please enter the client ID of your app, or an access token.')
  const token = same?.access === 'token' && seal.open(same.sealedToken, shopContext(store.id))
  if (!token)
    return refuseField('access_token', same ? explainShop('sealed') : 'Please enter the access token.')
  return { kind: 'token', domain, token }
}

const returnUrl = (siteUrl: string): string => `${siteUrl}/integration-page`

/** POST /v1/integrations/shop/oauth/start. */
export const startShopOAuth = inStore<'startShopOAuth'>(async (visit) => {
  const { services, input, store } = visit
  const domain = parseShopDomain(input.domain)
  if (!domain) return noDomain()
  const wait = await services.limits.take(['linkStore', store.id])
  if (wait) return refuseBusy(wait)
  const url = await startShopConsent(toolsOf(visit), {
    storeId: store.id,
    domain,
    returnUrl: returnUrl(services.siteUrl),
  })
  return url === undefined
    ? refuse(404, 'This server has no app at Shopify: use the client ID and secret of your own app.')
    : done({ authorization_url: url })
}, 'settings')

/** POST /v1/integrations/shop/oauth/callback. */
export const finishShopOAuth = inStore<'finishShopOAuth'>(async (visit) => {
  const { services, input, store } = visit
  const returned = await finishShopConsent(toolsOf(visit), { storeId: store.id, query: input.query })
  if (returned.kind === 'stale')
    return refuse(400, 'This return from Shopify is not one that we wait for. Please connect the shop again.')
  if (returned.kind === 'failed') return refuse(400, explainShop(returned.fault))
  const before = await findShop(services.db, store.id)
  const linked = await link(toolsOf(visit), store.id, returned.login, before)
  if (linked.kind === 'linked') return done(shopBody(linked.shop))
  return linked.kind === 'broken'
    ? refuse(400, explainShop(linked.fault))
    : refuse(400, 'Somebody else changed this meanwhile. Please connect the shop again.')
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
  services: { db, seal, connections, clock, now },
  caller,
  store,
}: Pick<StoreVisit<'testShop'>, 'services' | 'caller' | 'store'>): LinkTools => ({
  db,
  seal,
  shopify: connections.shopify,
  clock,
  now,
  note: (tx, action, note) =>
    recordActivity(tx, { storeId: store.id, actor: caller.user, action, note, nowMs: clock() }),
})
