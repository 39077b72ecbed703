import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { MouseEvent } from 'react'
import { notificationMessages as words } from '../../../messages/notifications.ts'
import { $notifications, loadNotifications } from '../../../stores/notifications.ts'
import { Icon } from '../../../ui/icons.tsx'
import { createIsland } from '../../create-island.tsx'
import { useLazyCode } from '../../../ui/use-lazy-code.ts'

const highestCount = 99
const loadNotificationList = () => import('./notification-list.tsx')

function NotificationBellView() {
  const unseen = useStore($notifications, { ssr: () => undefined })?.unseen ?? 0
  const [isOpen, setOpen] = useState(false)
  const code = useLazyCode(loadNotificationList, isOpen, () => setOpen(false))

  function openList(event: MouseEvent): void {
    // Without this, the same press would close the list, because the button now controls it.
    event.preventDefault()
    setOpen(true)
    void loadNotifications()
  }

  return (
    <>
      <button
        className="button bare"
        id="bell"
        type="button"
        aria-label={unseen > 0 ? `${words.bell}, ${words.unseen(unseen)}` : words.bell}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        // The browser closes an open list itself.
        popoverTarget={isOpen ? 'notifications' : undefined}
        onClick={isOpen ? undefined : openList}
      >
        <Icon>
          <path d="M10 3a4.5 4.5 0 0 0-4.5 4.5c0 4-1.5 5.5-1.5 5.5h12s-1.5-1.5-1.5-5.5A4.5 4.5 0 0 0 10 3ZM8.5 16a1.7 1.7 0 0 0 3 0" />
        </Icon>
        {unseen > 0 && (
          <span className="bell-count" aria-hidden="true">
            {unseen > highestCount ? `${String(highestCount)}+` : unseen}
          </span>
        )}
      </button>
      {isOpen && code && <code.NotificationList onClose={() => setOpen(false)} />}
    </>
  )
}

/** The bell in the header: the number of unseen notifications, and their list. */
export const NotificationBell = createIsland(NotificationBellView)
