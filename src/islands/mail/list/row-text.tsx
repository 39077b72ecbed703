import type { MouseEvent, Ref } from 'react'
import { listWords as words } from '../words.ts'
import type { ThreadRow } from '../../../models/thread-row.ts'
import { initialsOf } from '../../../ui/initials.ts'

interface RowTextProps {
  readonly row: ThreadRow
  readonly isCurrent?: boolean
  readonly link?: Ref<HTMLAnchorElement>
  readonly onClick?: (event: MouseEvent) => void
}

/** The sender, the subject, the time and the state of a conversation. */
export function RowText({ row, isCurrent = false, link, onClick }: RowTextProps) {
  const { href, subject, sender, tone, excerpt, count, isUnread, state, moment } = row
  return (
    <>
      <span className="face" data-tone={tone} aria-hidden="true">
        {initialsOf(sender) || '?'}
      </span>
      <p className="thread-sender">
        <span>{sender}</span>
        {isUnread && (
          <span className="thread-dot" title={words.unread}>
            <span className="visually-hidden">{words.unread}</span>
          </span>
        )}
        {count > 1 && (
          <span className="thread-count" title={words.count(count)}>
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">{words.count(count)}</span>
          </span>
        )}
      </p>
      {moment && (
        <time dateTime={moment.iso} title={moment.text}>
          {moment.short}
        </time>
      )}
      <div className="thread-text">
        <h3>
          <a href={href} aria-current={isCurrent ? 'true' : undefined} ref={link} onClick={onClick}>
            {subject}
          </a>
        </h3>
        <p className="thread-excerpt">{excerpt}</p>
      </div>
      {state !== undefined && (
        <span className="state" data-state={state}>
          {words.states[state]}
        </span>
      )}
    </>
  )
}
