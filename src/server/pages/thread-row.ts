import { formatDay, parseTime } from '@draftdesk/auth-core/dates'
import { parseSender } from '@draftdesk/auth-core/sender'
import type { ReadAs, threadAnswer } from '@draftdesk/contract'
import { emailMessages as words } from '../../messages/emails.ts'
import { link } from '../../routes.ts'
import type { MailFilter } from '../../routes.ts'

/** A thread as a list shows it. */
export interface ThreadRow {
  readonly id: string
  readonly href: string
  readonly subject: string
  /** The customer, or whoever wrote last when that is not known. */
  readonly sender: string
  /** The beginning of the last e-mail. */
  readonly excerpt: string
  readonly count: number
  readonly hasDraft: boolean
  readonly isUnread: boolean
  /** A customer wrote last and waits. */
  readonly needsReply: boolean
  /** When the last e-mail came. */
  readonly moment: Moment | undefined
}

/** A moment for eyes and for machines, in UTC. */
export interface Moment {
  readonly day: string
  /** hh:mm. */
  readonly time: string
  readonly iso: string
}

/** Writes a time that a server sent as a day and a time in UTC; undefined when it cannot be read. */
export function toMoment(value: unknown): Moment | undefined {
  const at = parseTime(value)
  if (at === undefined) return undefined
  const iso = new Date(at).toISOString()
  return { day: formatDay(at), time: iso.slice(11, 16), iso }
}

/** Makes the row of a thread in one of the lists. */
export function toThreadRow(
  { id, subject, emails, drafts, ...thread }: ReadAs<typeof threadAnswer>,
  filter: MailFilter,
): ThreadRow {
  const inOrder = emails.toSorted((a, b) => timeOf(a.created_at) - timeOf(b.created_at))
  const last = inOrder.at(-1)
  const customer = inOrder.findLast(({ direction }) => direction === 'in') ?? last
  const text = last?.excerpt?.trim() ?? ''
  return {
    id,
    href: link('email', { id }, { filter }),
    subject: subject?.trim() || words.noSubject,
    sender: parseSender(customer?.sender)?.name ?? words.unknownSender,
    excerpt: last?.direction === 'out' && text !== '' ? words.yours(text) : text,
    count: thread.email_count ?? emails.length,
    hasDraft: drafts.length > 0,
    isUnread: thread.is_unread ?? false,
    needsReply: thread.needs_reply ?? false,
    moment: toMoment(last?.created_at),
  }
}

const timeOf = (value: unknown): number => parseTime(value) ?? -Infinity
