import { followStoreEvents } from './live/follow-store-events.ts'
import { $streamState } from './live/stream-state.ts'
import { $notifications, loadNotifications } from './notifications.ts'
import { followTabTitle } from './tab-title.ts'
import { hydrateIsland } from './hydrate-island.ts'

/** A page that is left sooner opens no stream for its bell. */
const stayOpenMs = 5000

/** Reads the notifications and follows them. Wakes the bell once there is something to show. */
export function followNotifications(): void {
  followTabTitle()
  $notifications.listen((now) => {
    if (now && now.unseen > 0) hydrateIsland('bell')
  })
  void loadNotifications()
  void waitForStream().then(() =>
    followStoreEvents(({ type }) => type === 'notification', loadNotifications, { isQuiet: true }),
  )
}

/** Waits until the page has a stream to share, or a person stays on it. */
const waitForStream = (): Promise<void> =>
  new Promise((resolve) => {
    $streamState.subscribe((state) => {
      if (state) resolve()
    })
    setTimeout(resolve, stayOpenMs)
  })
