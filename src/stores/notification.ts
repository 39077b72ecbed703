import { atom, onMount, onSet } from 'nanostores'

/** What the yellow banner tells of, and whether it is open. */
export interface Notification {
  readonly documents: boolean
  readonly integration: boolean
  readonly isOpen: boolean
}

const key = 'notification'

/** The yellow banner of this tab, remembered for as long as the tab lives; undefined until it was shown once. */
export const $notification = atom<Notification | undefined>()

onMount($notification, () => {
  // The server renders the banner's place, and has no storage.
  if (typeof sessionStorage === 'undefined') return
  const text = sessionStorage.getItem(key)
  if (text !== null) $notification.set(JSON.parse(text) as Notification)
})
onSet($notification, ({ newValue }) => {
  if (newValue) sessionStorage.setItem(key, JSON.stringify(newValue))
})

/** Whether this tab has dismissed the banner for just what is missing now. */
export function isDismissed(missing: Omit<Notification, 'isOpen'>): boolean {
  const last = $notification.get()
  return (
    last?.isOpen === false && last.documents === missing.documents && last.integration === missing.integration
  )
}
