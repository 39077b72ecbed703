import type { CallResult, ParsedAnswer } from '@draftdesk/contract'
import type { AuthError } from '@draftdesk/auth-core'
import { buildCall } from '@draftdesk/contract/call'
import { atom } from 'nanostores'
import { siteCall } from '../../../stores/calls/site-call.ts'
import type { SiteCall } from '../../../stores/calls/site-call.ts'
import { explainFailureOrLeave } from '../../../stores/calls/explain-failure.ts'
import { followStoreEvents } from '../../../stores/live/follow-store-events.ts'
import { showToast } from '../../../stores/toasts.ts'
import type { MailSyncStatus } from '../view.ts'
import { mailboxSyncMessages as words } from '../words.ts'
import { waitForPointerRelease } from '../../../stores/live/wait-for-pointer-release.ts'

/** The user's changes, each with its call. `value` is the choice in its form. */
const changeRequests = {
  'sync-now': () => buildCall('syncNow', {}),
  'sync-pause': () => buildCall('changeMailSync', { is_paused: true }),
  'sync-go-on': () => buildCall('changeMailSync', { is_paused: false }),
  'sync-stop-drafts': () => buildCall('changeMailSync', { stops_drafts: true }),
  'sync-window': (value: string) => buildCall('changeMailSync', { import_days: Number(value) }),
  'sync-sent': (value: string) => buildCall('changeMailSync', { sent_path: value || null }),
}
export type SyncChangeName = keyof typeof changeRequests

/** The mail sync of a page, null if no mailbox is linked. After an event, one call reads its state again. */
export function createMailSyncState(sync: MailSyncStatus | null, call: SiteCall = siteCall) {
  const $sync = atom(sync)
  return {
    $sync,
    follow: (): void => {
      followStoreEvents(
        ({ type }) => type === 'mailbox' || type === 'list',
        async () => {
          const result = await call('mailSync')
          await waitForPointerRelease()
          // A failed read keeps the last state until the next event.
          if (result.ok) $sync.set(result.value.sync)
        },
      )
    },
    /** Makes a change. Returns the error message if that fails. */
    change: async (name: SyncChangeName, value: string): Promise<string | undefined> => {
      const result: CallResult<ParsedAnswer<'mailSync'>, AuthError> = await call(changeRequests[name](value))
      if (!result.ok) return explainFailureOrLeave(result.error, words.failed)
      $sync.set(result.value.sync)
      showToast('success', words.done[name])
      return undefined
    },
  }
}
