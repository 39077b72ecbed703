import type { MailboxAnswer, SettingsAnswer } from '@draftdesk/contract'
import { maxFiguresPeriodDays } from '@draftdesk/contract'
import { dayMs } from '@draftdesk/contract/durations'
import { createStore as open } from '../../stores/create-store.ts'
import { findLimitResetDay } from '../../drafting/model/choose-model.ts'
import { listStores as list, toStoreAnswer, setOnboarded, lacksUsableDocument } from '../../stores/store.ts'
import { listActivities } from '../../stores/list-activities.ts'
import { describeMailbox } from '../../mailboxes/describe-mailbox.ts'
import { findMailbox } from '../../mailboxes/mailbox.ts'
import { countOpenGaps } from '../../learning/list-gaps.ts'
import { findShop, toShopAnswer } from '../../shops/shop.ts'
import { loadDraftQueue } from '../../threads/list-threads.ts'
import { loadWorkloadFigures } from '../../threads/workload-figures.ts'
import { changeStoreSettings, loadStoreSettings } from '../../stores/store-settings.ts'
import type { StoreSettings } from '../../stores/store-settings.ts'
import {
  createSuccess,
  refuseCall,
  refuseTooManyRequests,
  refuseField,
  refuseStaleEdit,
  refuseWithoutTwoStep,
} from '../call-handler.ts'
import type { Handler } from '../call-handler.ts'
import { hasTwoStep } from '../../accounts/two-step/two-step.ts'
import { createStoreHandler } from '../store-handler.ts'
import { loadDraftFigures } from '../../learning/draft-figures.ts'

/** GET /v1/user/stores: the caller's stores, or all stores for a super admin. */
export const listStores: Handler<'stores'> = async ({ services, caller }) =>
  caller.user.isSuperAdmin && caller.needsTwoStep
    ? refuseWithoutTwoStep()
    : createSuccess(await list(services.db, caller.user))

/** POST /v1/stores: creates a store owned by the caller. The call `switchStore` opens the new store. */
export const createStore: Handler<'createStore'> = async ({ services, input, caller }) => {
  if (caller.user.isSuperAdmin) return refuseCall(403, 'A super administrator does not own stores.')
  const wait = await services.limits.take(['storeAccount', caller.user.id])
  if (wait) return refuseTooManyRequests(wait)
  const store = await open(services.db, caller.user, input.name, services.clock())
  return createSuccess(
    toStoreAnswer({
      ...store,
      isDocumentUploaded: false,
      isEmailAccountAdded: false,
      isShopifyAccountAdded: false,
    }),
  )
}

/** POST /v1/stores/{id}/onboard, for the token's store by id or number. Repeatable. */
export const onboardStore = createStoreHandler<'onboardStore'>(async ({ services, id, store }) => {
  if (id !== store.id && id !== String(store.number))
    return refuseCall(404, 'This is not the store you are working in.')
  await setOnboarded(services.db, store.id)
  return createSuccess(toStoreAnswer({ ...store, isOnboarded: true }))
})

/** GET /v1/activity: newest first. */
export const showActivity = createStoreHandler<'activity'>(async ({ services, input, store }) => {
  const page = await listActivities(services.db, store.id, input)
  return page ? createSuccess(page) : refuseCall(400, 'This page of the list does not exist.')
}, 'settings')

/** GET /v1/dashboard. */
export const showDashboard = createStoreHandler<'dashboard'>(async ({ services, store, caller }) => {
  const { db, clock } = services
  const [mailbox, shop, waiting, isDocumentMissing, work, gaps, modelLimitUntil] = await Promise.all([
    findMailbox(db, store.id),
    findShop(db, store.id),
    loadDraftQueue(db, store.id),
    lacksUsableDocument(db, store.id),
    loadWorkloadFigures(db, store.id, clock()),
    countOpenGaps(db, store.id),
    caller.permissions.includes('settings') ? findLimitResetDay(services, store.id) : null,
  ])
  return createSuccess({
    mailbox: mailbox ? describeLinkHealth(await describeMailbox(db, mailbox), mailbox.address) : null,
    shop: shop ? describeLinkHealth(toShopAnswer(shop), shop.domain) : null,
    shop_choice: store.shopChoice,
    lacks_document: isDocumentMissing,
    ...waiting,
    work,
    model_limit_until: modelLimitUntil,
    gaps,
  })
})

type LinkedAccountAnswer = MailboxAnswer | ReturnType<typeof toShopAnswer>

const describeLinkHealth = (
  { state, checked_at: checkedAt, failure }: LinkedAccountAnswer,
  name: string,
) => ({
  state,
  name,
  checked_at: checkedAt,
  failure: failure && { detail: failure.detail },
})

const toSettingsAnswer = (settings: StoreSettings): SettingsAnswer => ({
  name: settings.name,
  store_id: settings.number,
  signature: settings.signature,
  sender_name: settings.senderName,
  reply_to: settings.replyTo,
  undo_seconds: settings.undoSeconds,
  assigns_in_turn: settings.assignsInTurn,
  requires_two_step: settings.requiresTwoStep,
  version: settings.version,
})

/** GET /v1/settings. */
export const showSettings = createStoreHandler<'settings'>(
  async ({ services, store }) =>
    createSuccess(toSettingsAnswer(await loadStoreSettings(services.db, store.id))),
  'settings',
)

/** PATCH /v1/settings. */
export const updateSettings = createStoreHandler<'updateSettings'>(
  async ({ services, input, store, caller }) => {
    const { version, sender_name: senderName, reply_to: replyTo, undo_seconds: undoSeconds, ...rest } = input
    const { assigns_in_turn: assignsInTurn, requires_two_step: requiresTwoStep, ...same } = rest
    if (requiresTwoStep !== undefined && !caller.permissions.includes('owners'))
      return refuseCall(403, 'Only an owner can change who needs two-step sign-in.')
    if (requiresTwoStep && !(await hasTwoStep(services.db, caller.user.id)))
      return refuseField('requires_two_step', 'Please set up two-step sign-in for your own account first.')
    const edit = { ...same, senderName, replyTo, undoSeconds, assignsInTurn, requiresTwoStep }
    const at = { actor: caller.user, nowMs: services.clock() }
    const { isChanged, settings } = await changeStoreSettings(services.db, store.id, version, edit, at)
    return isChanged ? createSuccess(toSettingsAnswer(settings)) : refuseStaleEdit(toSettingsAnswer(settings))
  },
  'settings',
)

/** GET /v1/figures. */
export const showFigures = createStoreHandler<'figures'>(async ({ services, input, store }) => {
  const days = (Date.parse(input.to) - Date.parse(input.from)) / dayMs
  if (days < 0) return refuseField('to', 'The last day is before the first.')
  if (days >= maxFiguresPeriodDays)
    return refuseField('to', `Please choose at most ${maxFiguresPeriodDays} days.`)
  return createSuccess(await loadDraftFigures(services.db, store.id, input))
}, 'settings')
