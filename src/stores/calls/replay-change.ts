import { replayMessages } from '../../messages/replays.ts'
import { buildCall } from '@draftdesk/contract/call'
import { toReplay, toReplayUsage } from '../../models/replays.ts'
import type { Replay, ReplayChange, ReplayUsage } from '../../models/replays.ts'
import { siteCall } from './site-call.ts'
import type { SiteCall } from './site-call.ts'
import { explainFailureOrLeave } from './explain-failure.ts'

/** The calls on trials. */
const replayRequests = {
  start: (change: ReplayChange) => buildCall('startReplay', { ...change }),
  show: (id: string) => buildCall('replay', { id }),
  cancel: (id: string) => buildCall('cancelReplay', { id }),
}

/** The progress of a trial, and what its model used so far. */
export type OnProgress = (done: number, total: number, usage: ReplayUsage | undefined) => void

const pollPauseMs = 1000

/**
 * Tries unsaved changes on answered emails, and waits for the result. Returns the error message if that fails, and
 * undefined once it is aborted: the server then stops too.
 */
export async function replayChange(
  change: ReplayChange,
  onProgress: OnProgress,
  signal: AbortSignal,
  call: SiteCall = siteCall,
): Promise<Replay | string | undefined> {
  const started = await call(replayRequests.start(change))
  if (!started.ok) return explainFailureOrLeave(started.error, replayMessages.failed)
  let found = started.value
  while (found.state === 'running') {
    onProgress(found.done, found.total, toReplayUsage(found.usage))
    await waitForNextPoll(signal)
    if (signal.aborted) {
      await call(replayRequests.cancel(found.id))
      return undefined
    }
    const shown = await call(replayRequests.show(found.id))
    if (!shown.ok) return explainFailureOrLeave(shown.error, replayMessages.failed)
    found = shown.value
  }
  return found.state === 'done' ? toReplay(found) : replayMessages.failed
}

/** Waits until the next question, or until it is aborted. */
const waitForNextPoll = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, pollPauseMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
