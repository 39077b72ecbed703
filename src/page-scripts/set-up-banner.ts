import { $notification, isDismissed } from '../stores/notification.ts'

/** Shows the yellow banner until it is dismissed. */
export function showSetUpBanner(): void {
  const place = document.querySelector<HTMLElement>('#set-up-banner')
  const banner = place?.querySelector<HTMLElement>('.set-up-banner')
  if (!place || !banner) return
  const { documents, integration } = place.dataset
  const missing = { documents: documents === 'true', integration: integration === 'true' }
  if (isDismissed(missing)) return
  const close = (): void => {
    $notification.set({ ...missing, isOpen: false })
    const main = document.querySelector<HTMLElement>('#main')
    if (!main) return
    main.tabIndex = -1
    main.focus({ preventScroll: true })
  }
  banner.querySelector('button')?.addEventListener('click', close)
  banner.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  $notification.set({ ...missing, isOpen: true })
  $notification.subscribe((notification) => {
    banner.hidden = notification?.isOpen !== true
  })
}
