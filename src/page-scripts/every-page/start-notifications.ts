import { loadTexts } from '../../locales/load-texts.ts'
import { runWhenQuiet } from './run-when-quiet.ts'

/** Follows the notifications on pages with a bell, once the page is quiet. */
export function startNotifications(): void {
  if (!document.querySelector('#bell')) return
  runWhenQuiet(() => {
    void Promise.all([import('../../stores/follow-notifications.ts'), loadTexts()]).then(
      ([{ followNotifications }]) => followNotifications(),
      // Without this code the bell reads its list when it is opened.
      () => undefined,
    )
  })
}
