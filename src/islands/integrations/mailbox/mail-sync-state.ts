import type { CallResult, ParsedAnswer } from '@draftdesk/contract'
import type { AuthError } from '@draftdesk/auth-core'
import { atom } from 'nanostores'
import { siteCall as siteCall } from '../../../stores/calls/site-call.ts'
import type { SiteCall } from '../../../stores/calls/site-call.ts'
import { explainFailureOrLeave } from '../../../stores/calls/explain-failure.ts'
import { followStoreEvents } from '../../../stores/live/follow-store-events.ts'
import { showToast } from '../../../stores/toasts.ts'
import { mailSyncRequests, toMailSync } from '../view.ts'
import { mailboxSyncMessages as words } from '../words.ts'
import { waitForPointerRelease } from '../../../stores/live/wait-for-pointer-release.ts'

/** The state of mail sync, in words. Null if no mailbox is linked. */
export type MailSyncStatus = ReturnType<typeof toMailSync> | null

/** The user's changes, each with its call. `value` is the choice in its form. */
const changeRequests = {
  'sync-now': () => mailSyncRequests.readNow(),
  'sync-pause': () => mailSyncRequests.pause(),
  'sync-go-on': () => mailSyncRequests.goOn(),
  'sync-stop-drafts': () => mailSyncRequests.stopDrafts(),
  'sync-window': (value: string) => mailSyncRequests.importDays(Number(value)),
  'sync-sent': (value: string) => mailSyncRequests.sentFolder(value || null),
}
export type SyncChangeName = keyof typeof changeRequests

/** The mail sync of a page. After an event, one call reads its state again. */
export function createMailSyncState(sync: MailSyncStatus, zone: string, call: SiteCall = siteCall) {
  const $sync = atom(sync)
  const showSync = (answer: ParsedAnswer<'mailSync'>) =>
    $sync.set(answer.sync && toMailSync(answer.sync, zone))
  return {
    $sync,
    follow: (): void => {
      followStoreEvents(
        ({ type }) => type === 'mailbox' || type === 'list',
        async () => {
          const result = await call('mailSync')
          await waitForPointerRelease()
          // A failed read keeps the last state until the next event.
          if (result.ok) showSync(result.value)
        },
      )
    },
    /** Makes a change. Returns the error message if that fails. */
    change: async (name: SyncChangeName, value: string): Promise<string | undefined> => {
      const result: CallResult<ParsedAnswer<'mailSync'>, AuthError> = await call(changeRequests[name](value))
      if (!result.ok) return explainFailureOrLeave(result.error, words.failed)
      showSync(result.value)
      showToast('success', words.done[name])
      return undefined
    },
  }
}
