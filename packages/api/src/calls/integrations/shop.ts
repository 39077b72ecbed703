import { mailProviders } from '@draftdesk/contract/mail-providers'
import type { ShopSystemId } from '@draftdesk/contract'
import { recordActivity } from '../../stores/record-activity.ts'
import { explainShopFault } from '../../shops/shop-faults.ts'
import { linkShop as link, testShop as test, unlinkShop as unlink } from '../../shops/link-shop.ts'
import type { LinkShopDeps, ShopLinkResult } from '../../shops/link-shop.ts'
import type { ShopLogin, ShopConsentResult } from '../../shops/shop-system.ts'
import {
  findShop,
  buildClientSecretSealContext,
  toShopAnswer,
  buildShopSealContext,
} from '../../shops/shop.ts'
import type { Shop } from '../../shops/shop.ts'
import { setShopChoice } from '../../stores/store.ts'
import { describeMailbox } from '../../mailboxes/describe-mailbox.ts'
import { findMailbox } from '../../mailboxes/mailbox.ts'
import { loadSyncAnswer } from '../../mailboxes/sync/sync-state.ts'
import { createStoreHandler } from '../store-handler.ts'
import type { StoreContext } from '../store-handler.ts'
import {
  createSuccess,
  refuseCall,
  refuseTooManyRequests,
  refuseField,
  refuseStaleEdit,
} from '../call-handler.ts'
import type { Refusal, CallReply } from '../call-handler.ts'

const refuseWithoutShop = () => refuseCall(404, 'No shop is linked.')

/** PUT /v1/integrations/shop. */
export const linkShop = createStoreHandler<'linkShop'>(async (context) => {
  const { services, input, store } = context
  const before = await findShop(services.db, store.id)
  if (before?.connectedAt && input.version !== before.version) return refuseStaleEdit(toShopAnswer(before))
  const { system = 'shopify' } = input
  const domain = services.connections.shops[system].parseAddress(input.domain)
  if (!domain) return refuseMissingDomain(system)
  const login = completeShopLogin(context, { system, domain }, before)
  if ('status' in login) return login
  const wait = await services.limits.take(['linkStore', store.id])
  if (wait) return refuseTooManyRequests(wait)
  return respondWithShop(await link(toShopDeps(context), store.id, login, before), system)
}, 'settings')

const missingFieldTexts = {
  shopify: {
    domain: 'Please enter the address of your shop that ends in .myshopify.com.',
    id: 'Please enter the client ID of your app.',
    secret: 'Please enter the secret of your app.',
  },
  woocommerce: {
    domain: 'Please enter the address of your shop, such as shop.example.',
    id: 'Please enter the consumer key.',
    secret: 'Please enter the consumer secret.',
  },
} as const

const refuseMissingDomain = (system: ShopSystemId) => refuseField('domain', missingFieldTexts[system].domain)

function respondWithShop(linked: ShopLinkResult, system: ShopSystemId): CallReply<'linkShop'> {
  if (linked.kind === 'broken') return refuseCall(400, explainShopFault(linked.fault, system))
  if (linked.kind === 'linked') return createSuccess(toShopAnswer(linked.shop))
  return linked.shop ? refuseStaleEdit(toShopAnswer(linked.shop)) : refuseWithoutShop()
}

/** Fills empty credentials with the stored ones of the same shop. */
function completeShopLogin(
  { services: { seal }, input, store }: StoreContext<'linkShop'>,
  shop: Pick<ShopLogin, 'system' | 'domain'>,
  before: Shop | undefined,
): ShopLogin | Refusal {
  const { system, domain } = shop
  const same = before?.domain === domain && before.system === system ? before : undefined
  const { access_token: pasted, client_id: clientId, client_secret: typed } = input
  if (pasted && system === 'shopify') return { ...shop, kind: 'token', token: pasted }
  if (clientId || typed || system !== 'shopify' || same?.access === 'client') {
    const id = clientId || same?.clientId
    if (!id) return refuseField('client_id', missingFieldTexts[system].id)
    const isSame = same?.clientId === id && same.sealedSecret !== null
    const secret =
      typed || (isSame && seal.open(same.sealedSecret ?? '', buildClientSecretSealContext(store.id)))
    if (!secret)
      return refuseField(
        'client_secret',
        isSame ? explainShopFault('sealed', system) : missingFieldTexts[system].secret,
      )
    return { ...shop, kind: 'client', clientId: id, secret }
  }
  if (before?.access !== 'token')
    return refuseField('client_id', 'Please enter the client ID of your app, or an access token.')
  const token = same?.access === 'token' && seal.open(same.sealedToken, buildShopSealContext(store.id))
  if (!token)
    return refuseField(
      'access_token',
      same ? explainShopFault('sealed', system) : 'Please enter the access token.',
    )
  return { ...shop, kind: 'token', token }
}

/** POST /v1/integrations/shop/oauth/start. */
export const startShopOAuth = createStoreHandler<'startShopOAuth'>(async (context) => {
  const { services, input, store, caller } = context
  const { connections, limits, siteUrl } = services
  const { system = 'shopify' } = input
  const domain = connections.shops[system].parseAddress(input.domain)
  if (!domain) return refuseMissingDomain(system)
  const wait = await limits.take(['linkStore', store.id])
  if (wait) return refuseTooManyRequests(wait)
  const owner = { storeId: store.id, userId: caller.user.id }
  const url = await connections.shops[system].startConsent(toShopDeps(context), owner, { domain, siteUrl })
  return url === undefined
    ? refuseCall(404, missingAppTexts[system])
    : createSuccess({ authorization_url: url })
}, 'settings')

const missingAppTexts = {
  shopify: 'This server has no app at Shopify: use the client ID and secret of your own app.',
  woocommerce: 'This server has no HTTPS address: use a consumer key and secret of your shop.',
} as const

/** POST /v1/integrations/shop/oauth/callback. */
export const finishShopOAuth = createStoreHandler<'finishShopOAuth'>(async (context) => {
  const { services, input, store, caller } = context
  const tools = toShopDeps(context)
  const owner = { storeId: store.id, userId: caller.user.id }
  let returned: ShopConsentResult = { kind: 'stale' }
  for (const system of Object.values(services.connections.shops)) {
    returned = await system.finishConsent(tools, owner, input.query)
    if (returned.kind !== 'stale') break
  }
  if (returned.kind === 'stale')
    return refuseCall(400, 'This connection attempt has expired. Please connect the shop again.')
  if (returned.kind === 'failed') return refuseCall(400, explainShopFault(returned.fault, returned.system))
  const before = await findShop(services.db, store.id)
  const linked = await link(tools, store.id, returned.login, before)
  if (linked.kind === 'linked') return createSuccess(toShopAnswer(linked.shop))
  return linked.kind === 'broken'
    ? refuseCall(400, explainShopFault(linked.fault, returned.login.system))
    : refuseCall(400, 'A colleague changed this in the meantime. Please connect the shop again.')
}, 'settings')

/** POST /v1/integrations/shop/test. */
export const testShop = createStoreHandler<'testShop'>(async (context) => {
  const { services, store } = context
  const shop = await findShop(services.db, store.id)
  if (!shop) return refuseWithoutShop()
  const wait = await services.limits.take(['linkStore', store.id])
  if (wait) return refuseTooManyRequests(wait)
  const tested = await test(toShopDeps(context), shop)
  return tested ? createSuccess(toShopAnswer(tested)) : refuseWithoutShop()
}, 'settings')

/** DELETE /v1/integrations/shop. */
export const unlinkShop = createStoreHandler<'unlinkShop'>(
  async (context) =>
    (await unlink(toShopDeps(context), context.store.id))
      ? createSuccess({ message: 'The shop is disconnected.' })
      : refuseWithoutShop(),
  'settings',
)

/** The dependencies of the shop rooms, with an activity log that names the member. */
const toShopDeps = ({
  services: { db, seal, connections, clock, now },
  caller,
  store,
}: Pick<StoreContext<'testShop'>, 'services' | 'caller' | 'store'>): LinkShopDeps => ({
  db,
  seal,
  shops: connections.shops,
  clock,
  now,
  note: (tx, action, note) =>
    recordActivity(tx, { storeId: store.id, actor: caller.user, action, note, nowMs: clock() }),
})

/** PUT /v1/integrations/shop/choice. */
export const chooseShop = createStoreHandler<'chooseShop'>(async ({ services, input, store }) => {
  await setShopChoice(services.db, store.id, input.choice)
  return createSuccess({ choice: input.choice })
}, 'settings')

/** GET /v1/integrations. */
export const showIntegrations = createStoreHandler<'integrations'>(async ({ services, store }) => {
  const mailbox = await findMailbox(services.db, store.id)
  const shop = await findShop(services.db, store.id)
  return createSuccess({
    mailbox: mailbox ? await describeMailbox(services.db, mailbox) : null,
    shop: shop ? toShopAnswer(shop) : null,
    shop_choice: store.shopChoice,
    providers: [...mailProviders],
    offers: {
      shop: services.connections.hasShopApp,
      woocommerce: services.siteUrl.startsWith('https:'),
      mail: [...services.connections.mailConsents.offered],
    },
    allows_private: services.connections.allowPrivate,
    sync: await loadSyncAnswer(services.db, store.id),
  })
})
