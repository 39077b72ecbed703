import { siteCall } from '../../../stores/calls/site-call.ts'
import type { SiteCall } from '../../../stores/calls/site-call.ts'
import { explainFailureOrLeave } from '../../../stores/calls/explain-failure.ts'
import { leavePage } from '../../../stores/session/leave-page.ts'
import { saveToastForNextPage, showToast } from '../../../stores/toasts.ts'
import { deletionBannerMessages as words } from './words.ts'

/** Takes a planned deletion back and loads the page again without its banner. */
export async function cancelDeletion(kind: 'store' | 'account', call: SiteCall = siteCall): Promise<void> {
  const result = await (kind === 'store' ? call('cancelStoreDeletion') : call('cancelAccountDeletion'))
  if (!result.ok) {
    showToast('error', await explainFailureOrLeave(result.error, words.failed))
    return
  }
  saveToastForNextPage('success', words.kept[kind])
  await leavePage(location.pathname + location.search)
}
