import { atom, computed } from 'nanostores'
import { $notifications } from './notifications.ts'

/** The title of the page without a number. Undefined until something follows it. */
export const $tabTitle = atom<string | undefined>()

/** The number of unread conversations of the list on the page. */
export const $unreadMailCount = atom(0)

/** Unread conversations and unseen notifications together. */
const $waitingCount = computed(
  [$unreadMailCount, $notifications],
  (unread, notifications) => unread + (notifications?.unseen ?? 0),
)

/** The icon of the site with a dot. */
const unreadIcon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#5b5bd6"/><path d="M8 10.5h16M8 16h9" stroke="#fff" stroke-width="2.5" stroke-linecap="round" opacity=".65"/><path d="M13.5 23.5 24 13l2.5 2.5L16 26h-2.5z" fill="#fff"/><circle cx="25" cy="7" r="6.5" fill="#e5484d" stroke="#fff" stroke-width="1.5"/></svg>')}`
const usualIcon = '/favicon.svg'

let isFollowed = false

/** Keeps the number in the title and the dot in the icon of the tab from here on. */
export function followTabTitle(): void {
  if (isFollowed) return
  isFollowed = true
  $tabTitle.set($tabTitle.get() ?? document.title)
  computed([$tabTitle, $waitingCount], (title, waiting) => ({ title: title ?? '', waiting })).subscribe(
    ({ title, waiting }) => {
      document.title = waiting > 0 ? `(${String(waiting)}) ${title}` : title
      const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
      const href = waiting > 0 ? unreadIcon : usualIcon
      if (icon && icon.getAttribute('href') !== href) icon.href = href
    },
  )
}
