/** What the yellow banner tells of, and whether it is open. */
export interface Notification {
  readonly documents: boolean
  readonly integration: boolean
  readonly isOpen: boolean
}

const key = 'notification'

const write = ({ documents, integration, isOpen }: Notification): string =>
  JSON.stringify({ documents, integration, isOpen })

/** Whether this tab has dismissed the banner for just what is missing now. */
export function isDismissed(missing: Omit<Notification, 'isOpen'>): boolean {
  return sessionStorage.getItem(key) === write({ ...missing, isOpen: false })
}

/** Remembers what became of the banner, for as long as the tab lives. */
export function keepNotification(notification: Notification): void {
  sessionStorage.setItem(key, write(notification))
}
