import { and, eq, isNull } from 'drizzle-orm'
import { defaultLanguage, findPageLanguage } from '@draftdesk/contract/page-languages'
import type { PageLanguage } from '@draftdesk/contract/page-languages'
import type { Seal } from '@draftdesk/server-kit'
import type { Job } from '../../claims/job.ts'
import type { Database } from '../../database/open-database.ts'
import {
  tokenChains,
  notifications,
  pushBrowsers,
  pushMessages,
  stores,
  threads,
  users,
} from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import {
  describeNotification,
  buildNotificationPath,
  getNotificationSubject,
} from '../../notifications/describe-notification.ts'
import type { NotificationFacts } from '../../notifications/describe-notification.ts'
import { unsealPushSubscription } from '../../notifications/push/push-browsers.ts'
import { sendPush } from '../../notifications/push/send-push.ts'
import type { PushAccess } from '../../notifications/push/send-push.ts'
import { loadPushKeys } from '../../notifications/push/server-keys.ts'

export interface PushDeps {
  db: Database
  seal: Seal
  clock: () => number
  siteUrl: string
  pushReach: PushAccess
}

/** Sends push messages for an hour. Seen notifications, ended sign-ins and removed members get none. */
export function createPushesJob({ db, seal, clock, siteUrl, pushReach }: PushDeps): Job {
  return {
    name: 'send-pushes',
    table: pushMessages,
    leaseSeconds: 60,
    atOnce: 40,
    ofStore: 2,
    isPunctual: true,
    backoff: { firstSeconds: 10, mostSeconds: 600, mostTries: 12, forSeconds: 3600 },
    run: async ({ id }) => {
      const message = await findPushMessage(db, id)
      if (!message) return { kind: 'done' }
      const { notification, browser, subject, store } = message
      const language = findPageLanguage(message.language) ?? defaultLanguage
      const remove = { kind: 'done', write: createPushBrowserRemoval(browser.id) } as const
      const subscription = unsealPushSubscription(seal, browser)
      if (!subscription) return remove
      const keys = await loadPushKeys(db, seal, siteUrl)
      const text = formatPushPayload(language, notification.id, { ...notification, subject, store })
      const topic = notification.id.replaceAll('-', '')
      const sent = await sendPush(pushReach, keys, { subscription, text, topic }, clock())
      if (sent.kind === 'failed') return sent
      if (sent.kind === 'gone') return remove
      return {
        kind: 'done',
        write: async (tx) => {
          await tx
            .update(notifications)
            .set({ pushedAt: new Date(clock()) })
            .where(and(eq(notifications.id, notification.id), isNull(notifications.pushedAt)))
        },
      }
    },
  }
}

/** Formats the JSON for the site's service worker (`public/push.js`). */
const formatPushPayload = (language: PageLanguage, id: string, facts: NotificationFacts): string =>
  JSON.stringify({
    title: describeNotification(language, facts),
    body: [getNotificationSubject(language, facts), facts.store].filter(Boolean).join(' · '),
    path: buildNotificationPath(facts),
    tag: id,
  })

const createPushBrowserRemoval =
  (browserId: string) =>
  async (tx: Transaction): Promise<void> => {
    await tx.delete(pushBrowsers).where(eq(pushBrowsers.id, browserId))
  }

async function findPushMessage(db: Database, id: string) {
  const [message] = await db
    .select({
      notification: notifications,
      browser: pushBrowsers,
      subject: threads.subject,
      store: stores.name,
      language: users.preferedLanguage,
    })
    .from(pushMessages)
    .innerJoin(
      notifications,
      and(eq(notifications.id, pushMessages.notificationId), isNull(notifications.seenAt)),
    )
    .innerJoin(pushBrowsers, eq(pushBrowsers.id, pushMessages.browserId))
    .innerJoin(tokenChains, and(eq(tokenChains.id, pushBrowsers.chainId), isNull(tokenChains.endedAt)))
    .innerJoin(stores, eq(stores.id, notifications.storeId))
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(threads, eq(threads.id, notifications.threadId))
    .where(eq(pushMessages.id, id))
  return message
}
