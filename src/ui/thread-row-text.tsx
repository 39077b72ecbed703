import type { MouseEvent, Ref } from 'react'
import { InitialsBadge } from './initials-badge.tsx'
import { getInitials } from './initials.ts'
import { TagChip } from './tag-chip.tsx'

/** A conversation as a row shows it; `State` is the name of its chip. */
interface ShownThreadRow<State extends string> {
  readonly href: string
  readonly subject: string
  readonly sender: string
  /** The background color of the sender's initials. */
  readonly tone: number
  readonly excerpt: string
  readonly count: number
  readonly isUnread: boolean
  readonly state: State | undefined
  /** The chip text that replaces the text of the state. */
  readonly mark: string | undefined
  readonly assignee: string | undefined
  readonly tags: readonly { readonly id: string; readonly name: string; readonly color: string }[]
  readonly moment: { readonly iso: string; readonly text: string; readonly short: string } | undefined
}

interface ThreadRowTextProps<State extends string> {
  readonly row: ShownThreadRow<State>
  readonly words: {
    readonly unread: string
    readonly count: (count: number) => string
    readonly states: Readonly<Record<State, string>>
    readonly assignedTo: (name: string) => string
  }
  readonly isCurrent?: boolean
  /** False for a row of a list where another one has the tab stop. */
  readonly isTabStop?: boolean
  readonly link?: Ref<HTMLAnchorElement>
  readonly onClick?: (event: MouseEvent) => void
}

/** The most tags that a row has room for. */
const mostTags = 2

/** The sender, the subject, the time and the state of a conversation. */
export function ThreadRowText<State extends string>({
  row,
  words,
  isCurrent = false,
  isTabStop = true,
  link,
  onClick,
}: ThreadRowTextProps<State>) {
  const { href, subject, sender, tone, excerpt, count, isUnread, state, mark, assignee, tags, moment } = row
  return (
    <>
      <InitialsBadge name={sender} tone={tone} />
      <p className="thread-sender line">
        <span>{sender}</span>
        {isUnread && (
          <span className="thread-dot" title={words.unread}>
            <span className="visually-hidden">{words.unread}</span>
          </span>
        )}
        {count > 1 && (
          <span className="muted tiny digits" title={words.count(count)}>
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">{words.count(count)}</span>
          </span>
        )}
        {assignee !== undefined && (
          <span className="badge" title={words.assignedTo(assignee)}>
            <span aria-hidden="true">{getInitials(assignee)}</span>
            <span className="visually-hidden">{words.assignedTo(assignee)}</span>
          </span>
        )}
        {tags.length > 0 && (
          <span className="thread-tags">
            {tags.slice(0, mostTags).map(({ id, name, color }) => (
              <TagChip key={id} name={name} color={color} />
            ))}
            {tags.length > mostTags && (
              <span className="tag" title={tags.map(({ name }) => name).join(', ')}>
                +{tags.length - mostTags}
              </span>
            )}
          </span>
        )}
      </p>
      {moment && (
        <time className="muted tiny digits" dateTime={moment.iso} title={moment.text}>
          {moment.short}
        </time>
      )}
      <div className="thread-text muted small">
        <h3>
          <a
            href={href}
            className="row-link"
            aria-current={isCurrent ? 'true' : undefined}
            tabIndex={isTabStop ? undefined : -1}
            ref={link}
            onClick={onClick}
          >
            {subject}
          </a>
        </h3>
        <p className="thread-excerpt">{excerpt}</p>
      </div>
      {state !== undefined && (
        <span className="state" data-state={state}>
          {mark ?? words.states[state]}
        </span>
      )}
    </>
  )
}
