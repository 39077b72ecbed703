import { loadTexts } from '../../locales/load-texts.ts'
import { runWhenPageIdle } from './run-when-page-idle.ts'

/** Follows the notifications on pages with a bell, once the page is quiet. */
export function startNotifications(): void {
  if (!document.querySelector('#bell')) return
  runWhenPageIdle(() => {
    void Promise.all([import('../../stores/follow-notifications.ts'), loadTexts()]).then(
      ([{ followNotifications }]) => followNotifications(),
      // Without this code the bell reads its list when it is opened.
      () => undefined,
    )
  })
}
