import { followNews } from './live/follow.ts'
import { $notifications, loadNotifications } from './notifications.ts'
import { followTitle } from './tab-title.ts'
import { wakeIsland } from './wake.ts'

/** Reads the notifications and follows them. Wakes the bell once there is something to show. */
export function followNotifications(): void {
  followTitle()
  $notifications.listen((now) => {
    if (now && now.unseen > 0) wakeIsland('bell')
  })
  void loadNotifications()
  followNews(({ type }) => type === 'notification', loadNotifications, { isQuiet: true })
}
