import { notificationMessages as words } from '../../../messages/notifications.ts'

/** The closed bell without a number. */
export const renderBell = (): string =>
  `<button class="header-button" id="bell" type="button" aria-label="${words.bell}" aria-expanded="false"` +
  ' aria-haspopup="dialog"><svg class="icon" viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor"' +
  ' stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M10 3a4.5 4.5 0 0' +
  ' 0-4.5 4.5c0 4-1.5 5.5-1.5 5.5h12s-1.5-1.5-1.5-5.5A4.5 4.5 0 0 0 10 3ZM8.5 16a1.7 1.7 0' +
  ' 0 0 3 0"></path></svg></button>'
