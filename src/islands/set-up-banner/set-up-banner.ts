import { isDismissed, keepNotification } from '../../stores/notification.ts'

/** After so long the banner is shown. */
const delayMs = 2000

/** Shows the yellow banner once the page has been open for a while, until it is dismissed. */
export function startSetUpBanner(): void {
  const place = document.querySelector<HTMLElement>('#set-up-banner')
  const banner = place?.querySelector<HTMLElement>('.set-up-banner')
  if (!place || !banner) return
  const { documents, integration } = place.dataset
  const missing = { documents: documents === 'true', integration: integration === 'true' }
  if (isDismissed(missing)) return
  const close = (): void => {
    banner.hidden = true
    keepNotification({ ...missing, isOpen: false })
    const main = document.querySelector<HTMLElement>('#main')
    if (!main) return
    main.tabIndex = -1
    main.focus({ preventScroll: true })
  }
  banner.querySelector('button')?.addEventListener('click', close)
  banner.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  setTimeout(() => {
    banner.hidden = false
    keepNotification({ ...missing, isOpen: true })
  }, delayMs)
}
