import type { AuthError } from '@draftdesk/auth-core'
import { atom } from 'nanostores'
import type { ReadableAtom } from 'nanostores'
import { notificationMessages as words } from '../messages/notifications.ts'
import { notificationRequests, toNotifications } from '../models/notifications.ts'
import type { Notifications } from '../models/notifications.ts'
import { siteCall } from './calls/site-call.ts'
import type { SiteCall } from './calls/site-call.ts'
import { explainFailure, handlePageFailure } from './calls/explain-failure.ts'
import { showToast } from './toasts.ts'

/** The person's notifications in the store. Undefined until loaded. */
export const $notifications = atom<Notifications | undefined>()

/** The sentence of a failed read. The last known notifications stay. */
export const $notificationsProblem = atom<string | undefined>()

/** True if the API does not support notifications. */
const $isMissing = atom(false)

const notFoundStatus = 404

/** Loads the notifications. After a failure, the next event or opening the list retries. */
export async function loadNotifications(call: SiteCall = siteCall): Promise<void> {
  if ($isMissing.get()) return
  const result = await call('notifications')
  if (result.ok) {
    $notifications.set(toNotifications(result.value))
    $notificationsProblem.set(undefined)
    return
  }
  if (result.error.status === notFoundStatus) $isMissing.set(true)
  $notificationsProblem.set(explainFailure(result.error, words.failed))
}

/** Marks one notification as seen on every device, or all of them. A failure is a toast. */
export async function markNotificationsSeen(
  which: SeenSelector = {},
  call: SiteCall = siteCall,
): Promise<void> {
  const error = await requestNotificationsSeen(which, call)
  if (error && !handlePageFailure(error)) showToast('error', explainFailure(error, words.seeFailed))
}

interface SeenSelector {
  readonly id?: string
  readonly thread_id?: string
}

async function requestNotificationsSeen(which: SeenSelector, call: SiteCall): Promise<AuthError | undefined> {
  const before = $notifications.get()
  if (before) $notifications.set(applySeenNotifications(before, which))
  const result = await call(notificationRequests.see(which))
  $notifications.set(result.ok ? toNotifications(result.value) : before)
  return result.ok ? undefined : result.error
}

function applySeenNotifications(
  { rows, unseenThreads }: Notifications,
  { id, thread_id: threadId }: SeenSelector,
): Notifications {
  const isSeenRow = (row: Notifications['rows'][number]): boolean =>
    id === undefined ? threadId === undefined || row.threadId === threadId : row.id === id
  const seen = rows.map((row) => (isSeenRow(row) ? { ...row, isNew: false } : row))
  return {
    rows: seen,
    unseen: seen.filter(({ isNew }) => isNew).length,
    unseenThreads:
      id === undefined
        ? unseenThreads.filter((one) => threadId !== undefined && one !== threadId)
        : unseenThreads,
  }
}

/** Marks the notifications of the conversation on the page as seen, while a person looks at the page. */
export function markShownThreadsSeen(
  $shown: ReadableAtom<string | undefined>,
  call: SiteCall = siteCall,
): void {
  // A failed mark is retried when the conversation is opened again.
  let tried: string | undefined
  const seeShownThread = (): void => {
    const id = $shown.get()
    const isThere = id !== undefined && document.visibilityState !== 'hidden'
    if (!isThere || id === tried || !$notifications.get()?.unseenThreads.includes(id)) return
    tried = id
    void requestNotificationsSeen({ thread_id: id }, call).then((error) => {
      if (!error) tried = undefined
    })
  }
  $shown.listen(() => {
    tried = undefined
    seeShownThread()
  })
  $notifications.listen(seeShownThread)
  document.addEventListener('visibilitychange', seeShownThread)
}
