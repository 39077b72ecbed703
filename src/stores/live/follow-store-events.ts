import { listenToStoreEvents } from './store-events.ts'
import type { StoreEvent } from './store-events.ts'
import { $isLive } from './stream-state.ts'
import { isPageFlagOn, readPageSessionData } from '../session/page-session-data.ts'
import { $stalePage } from '../session/stale-page.ts'

/** With `isQuiet` the page does not show the state of the stream. */
interface FollowOptions {
  readonly isQuiet?: boolean
}

const burstMs = 500
/** The least interval between reads, because an import publishes constantly. */
const gapMs = 2000

/**
 * Calls `update` when `hear` returns true for an event, and after every gap in the stream. One update runs at a time, and
 * a hidden or stale tab waits until it is shown again.
 */
export function followStoreEvents(
  hear: (event: StoreEvent) => boolean,
  update: () => Promise<void>,
  { isQuiet = false }: FollowOptions = {},
): void {
  const page = readPageSessionData()
  if (page.kind !== 'verified' || !page.store || !isPageFlagOn('live')) return
  let isDue = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let startedAtMs = -gapMs

  function scheduleUpdate(): void {
    if (!isDue || timer !== undefined || document.visibilityState === 'hidden' || $stalePage.get()) return
    timer = setTimeout(
      () => {
        isDue = false
        startedAtMs = performance.now()
        void update().finally(() => {
          timer = undefined
          scheduleUpdate()
        })
      },
      Math.max(burstMs, startedAtMs + gapMs - performance.now()),
    )
  }

  document.addEventListener('visibilitychange', scheduleUpdate)
  if (!isQuiet) $isLive.set(true)
  listenToStoreEvents((event) => {
    if (hear(event) || event.type === 'resync') isDue = true
    scheduleUpdate()
  })
}
