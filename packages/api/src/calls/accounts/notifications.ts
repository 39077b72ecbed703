import type { Answer } from '@draftdesk/contract'
import { listNotifications, markNotificationsSeen } from '../../notifications/list-notifications.ts'
import {
  savePushBrowser,
  isPushSubscription,
  listPushBrowsers,
  deletePushBrowser,
} from '../../notifications/push/push-browsers.ts'
import { loadPushKeys } from '../../notifications/push/server-keys.ts'
import {
  loadNotificationChoices,
  saveNotificationChoices,
} from '../../notifications/notification-settings.ts'
import { createStoreHandler } from '../store-handler.ts'
import type { StoreContext } from '../store-handler.ts'
import { createSuccess, refuseTooManyRequests, refuseCall, refuseField } from '../call-handler.ts'
import type { Handler, Services } from '../call-handler.ts'

const toNotificationViewer = ({
  caller,
  store,
}: Pick<StoreContext<'notifications'>, 'caller' | 'store'>) => ({
  storeId: store.id,
  userId: caller.user.id,
})

/** GET /v1/notifications. */
export const showNotifications = createStoreHandler<'notifications'>(async (context) =>
  createSuccess(await listNotifications(context.services.db, toNotificationViewer(context))),
)

/** POST /v1/notifications/seen. */
export const seeNotifications = createStoreHandler<'seeNotifications'>(async (context) => {
  const { services, input } = context
  await markNotificationsSeen(services.db, toNotificationViewer(context), input, services.clock())
  return createSuccess(await listNotifications(services.db, toNotificationViewer(context)))
}, 'read')

async function loadNotificationSettings(
  { db, seal, siteUrl }: Services,
  userId: string,
): Promise<Answer<'notificationSettings'>> {
  const { kinds, mailMinutes } = await loadNotificationChoices(db, userId)
  const browsers = await listPushBrowsers(db, userId)
  return {
    ...{ kinds, mail_minutes: mailMinutes },
    push_key: (await loadPushKeys(db, seal, siteUrl)).publicKey,
    browsers: browsers.map(({ id, device, endpointHash, createdAt }) => ({
      ...{ id, device, endpoint_hash: endpointHash },
      created_at: createdAt.toISOString(),
    })),
  }
}

/** GET /v1/notifications/settings. */
export const showNotificationSettings: Handler<'notificationSettings'> = async ({ services, caller }) =>
  createSuccess(await loadNotificationSettings(services, caller.user.id))

/** PUT /v1/notifications/settings. */
export const updateNotificationSettings: Handler<'updateNotificationSettings'> = async (context) => {
  const { services, input, caller } = context
  const { kinds, mail_minutes: mailMinutes } = input
  await saveNotificationChoices(services.db, caller.user.id, { kinds, mailMinutes })
  return createSuccess(await loadNotificationSettings(services, caller.user.id))
}

/** POST /v1/notifications/browsers. */
export const addPushBrowser: Handler<'addPushBrowser'> = async ({ services, input, caller, token }) => {
  const { db, seal, limits, connections, clock } = services
  const wait = await limits.take(['pushAccount', caller.user.id])
  if (wait) return refuseTooManyRequests(wait)
  if (!isPushSubscription(input, connections.allowPrivate))
    return refuseField('endpoint', 'This browser offers no push notifications that can be used.')
  await savePushBrowser(db, seal, { userId: caller.user.id, token }, input, clock())
  return createSuccess(await loadNotificationSettings(services, caller.user.id))
}

/** DELETE /v1/notifications/browsers/{id}. */
export const removePushBrowser: Handler<'removePushBrowser'> = async ({ services, id, caller }) =>
  (await deletePushBrowser(services.db, caller.user.id, id))
    ? createSuccess({ message: 'This browser gets no push notifications any more.' })
    : refuseCall(404, 'This browser gets no push notifications.')
