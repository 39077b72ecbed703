import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { notificationMessages as words } from '../../../messages/notifications.ts'
import { parseTimeZone, toMoment } from '../../../models/format-moment.ts'
import type { NotificationRow } from '../../../models/notifications.ts'
import { buildLink } from '../../../routes.ts'
import {
  $notifications,
  $notificationsProblem,
  loadNotifications,
  markNotificationsSeen,
} from '../../../stores/notifications.ts'
import { PathIcon } from '../../../ui/icons.tsx'

const browserZone = parseTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)

/** The list of notifications: a popover under the bell, or a sheet on a phone. It is read only in the browser. */
export function NotificationList({ onClose }: { readonly onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const end = useRef(onClose)
  end.current = onClose
  const unseen = useStore($notifications)?.unseen ?? 0
  useLayoutEffect(() => {
    const list = place.current
    const closeOnToggle = (event: Event): void => {
      if ((event as ToggleEvent).newState === 'closed') end.current()
    }
    list?.addEventListener('toggle', closeOnToggle)
    list?.showPopover()
    list?.focus()
    return () => list?.removeEventListener('toggle', closeOnToggle)
  }, [])
  return (
    <div
      className="notifications popup"
      id="notifications"
      popover="auto"
      role="dialog"
      aria-labelledby="notifications-title"
      tabIndex={-1}
      ref={place}
    >
      <header className="line line-below pad">
        <h2 className="fill" id="notifications-title">
          {words.title}
        </h2>
        {unseen > 0 && (
          <button className="button quiet" type="button" onClick={() => void markNotificationsSeen()}>
            {words.markAll}
          </button>
        )}
        <button
          className="button bare"
          type="button"
          aria-label={words.close}
          onClick={() => place.current?.hidePopover()}
        >
          <PathIcon path="m5 5 10 10M15 5 5 15" />
        </button>
      </header>
      <NotificationRows />
      <footer className="pad line-above small">
        <a href={`${buildLink('accounts')}#notification-settings`}>{words.settings}</a>
      </footer>
    </div>
  )
}

function NotificationRows() {
  const notifications = useStore($notifications)
  const problem = useStore($notificationsProblem)
  if (!notifications && problem !== undefined)
    return (
      <div className="empty" role="alert">
        <p>{problem}</p>
        <button className="button quiet" type="button" onClick={() => void loadNotifications()}>
          {words.again}
        </button>
      </div>
    )
  if (!notifications)
    return (
      <p className="empty muted" role="status">
        {words.loading}
      </p>
    )
  if (notifications.rows.length === 0)
    return (
      <div className="empty">
        <p>{words.empty}</p>
        <p className="muted">{words.emptyHint}</p>
      </div>
    )
  return (
    <ul>
      {notifications.rows.map((row) => (
        <NotificationItem key={row.id} row={row} />
      ))}
    </ul>
  )
}

function NotificationItem({ row }: { readonly row: NotificationRow }) {
  const moment = toMoment(row.at, browserZone)

  function openNotification(event: MouseEvent): void {
    // The link opens in another tab.
    if (!row.isNew || event.ctrlKey || event.metaKey || event.shiftKey) {
      if (row.isNew) void markNotificationsSeen({ id: row.id })
      return
    }
    event.preventDefault()
    void markNotificationsSeen({ id: row.id }).then(() => location.assign(row.href))
  }

  return (
    <li data-new={row.isNew || undefined}>
      <a href={row.href} onClick={openNotification}>
        {row.isNew && <span className="visually-hidden">{words.isNew}: </span>}
        <span className={row.isNew ? 'bold' : undefined}>{row.text}</span>
        {row.subject !== '' && <span className="one-line">{row.subject}</span>}
        {moment && (
          <time className="muted tiny" dateTime={moment.iso}>
            {moment.text}
          </time>
        )}
      </a>
    </li>
  )
}
