import { atom, onMount, onSet } from 'nanostores'

/** The state of the yellow banner: the missing set-up steps, and open or closed. */
export interface Notification {
  readonly documents: boolean
  readonly integration: boolean
  readonly isOpen: boolean
}

const key = 'notification'

/** The yellow banner of this tab, stored for the life of the tab. Undefined until it was shown once. */
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

/** True when this tab dismissed the banner for the same missing steps. */
export function isDismissed(missing: Omit<Notification, 'isOpen'>): boolean {
  const last = $notification.get()
  return (
    last?.isOpen === false && last.documents === missing.documents && last.integration === missing.integration
  )
}
