import { dayMs } from '@draftdesk/contract/durations'
import { parseTime } from '@draftdesk/auth-core/dates'
import { parseSender } from '@draftdesk/auth-core/sender'
import type { ParsedResponse, threadAnswer } from '@draftdesk/contract'
import { emailMessages as words } from '../messages/emails.ts'
import { buildLink } from '../routes.ts'
import { formatDate, toMoment } from './format-moment.ts'
import type { Moment } from './format-moment.ts'

/** A thread as a list shows it. */
export interface ThreadRow {
  readonly id: string
  readonly href: string
  readonly subject: string
  /** The customer, or the last sender when the customer is unknown. */
  readonly sender: string
  /** The background color of the sender's initials. */
  readonly tone: number
  /** The beginning of the last email, or of the note that a search found. */
  readonly excerpt: string
  readonly count: number
  readonly isUnread: boolean
  readonly state: ThreadState | undefined
  /** The chip text that replaces the text of the state. */
  readonly mark: string | undefined
  readonly assignee: string | undefined
  readonly tags: readonly { readonly id: string; readonly name: string; readonly color: string }[]
  /** The time of the last email. */
  readonly moment: (Moment & { readonly short: string }) | undefined
}

/** The state of a conversation in a list. */
export type ThreadState = 'spam' | 'draft' | 'reply' | 'waiting' | 'leaving' | 'failed' | 'unknown' | 'later'

/** Formats a time briefly: time today, weekday this week, else the date. Days are in UTC, as in lists. */
export function shortenMoment({ time, iso }: Moment, nowMs: number): string {
  const days = Math.floor(nowMs / dayMs) - Math.floor(Date.parse(iso) / dayMs)
  if (days === 0) return time
  const weekday = days > 0 && days <= 6 ? words.weekdays[new Date(iso).getUTCDay()] : undefined
  return weekday ?? formatDate(iso)
}

const toneCount = 6

/** A color index. The same name always gets the same color. */
export function pickNameColorIndex(name: string): number {
  let sum = 0
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521
  return sum % toneCount
}

/** The query of the list that a conversation opens from. The conversation's URL carries it. */
export type ListQuery = Readonly<Record<string, string>>

type ListedThread = ParsedResponse<typeof threadAnswer>

/** A thread with the dates for sorting: of its emails, or of its creation, and of its return. */
export const addSortDates = (thread: ListedThread) => ({
  thread,
  emails: [
    ...(thread.emails.length > 0 ? thread.emails : [{ created_at: thread.last_email_at }]),
    ...(thread.listed_at == null ? [] : [{ created_at: thread.listed_at }]),
  ],
})

/** The displayed name of a conversation's customer, preferably from their own mails. */
export function nameThreadCustomer(
  sender: unknown,
  { customer, isBegun }: { readonly customer: ListedThread['customer']; readonly isBegun: boolean },
): { readonly name: string; readonly address: string | undefined } {
  const from = parseSender(sender)
  if (from) return from
  if (customer) return { name: customer.name || customer.address, address: customer.address }
  return { name: isBegun ? words.noRecipient : words.unknownSender, address: undefined }
}

/** A search result in the palette. */
export interface FoundConversation {
  readonly id: string
  readonly subject: string
  readonly sender: string
}

type SearchedThread = Pick<ListedThread, 'id' | 'subject' | 'customer' | 'last_email_at'> & {
  readonly emails: readonly Pick<
    ListedThread['emails'][number],
    'sender' | 'direction' | 'created_at' | 'is_side'
  >[]
}

/** The accessible name of a row: subject and sender. */
export function toFoundConversation({
  id,
  subject,
  emails,
  customer,
  last_email_at,
}: SearchedThread): FoundConversation {
  const inOrder = emails.toSorted((a, b) => parseSortTimeMs(a.created_at) - parseSortTimeMs(b.created_at))
  const lastFromCustomer = inOrder.findLast(
    ({ direction, is_side: isSide }) => direction === 'in' && isSide !== true,
  )
  // Falls back to the last sender when the server omits the customer.
  const named = lastFromCustomer ?? (customer ? undefined : inOrder.at(-1))
  const isBegun = emails.length === 0 && last_email_at != null
  return {
    id,
    subject: subject?.trim() || words.noSubject,
    sender: nameThreadCustomer(named?.sender, { customer, isBegun }).name,
  }
}

/** Converts a thread to the row of a list. */
export function toThreadRow(thread: ListedThread, query: ListQuery, nowMs: number, zone?: string): ThreadRow {
  const { id, emails, drafts } = thread
  const last = emails.toSorted((a, b) => parseSortTimeMs(a.created_at) - parseSortTimeMs(b.created_at)).at(-1)
  const text = last?.excerpt?.trim() ?? ''
  const said = last?.direction === 'out' && text !== '' ? words.yours(text) : text
  const { subject, sender } = toFoundConversation(thread)
  const mark = describeSchedule(thread, (at) => {
    const then = toMoment(at, zone)
    return then ? shortenMoment(then, nowMs) : ''
  })
  const state = thread.is_spam
    ? 'spam'
    : pickThreadState(
        drafts.length > 0,
        thread.needs_reply ?? false,
        last?.direction === 'out',
        thread.sending,
      )
  const isMarked = mark !== undefined && state !== 'failed' && state !== 'unknown' && state !== 'spam'
  const moment = toMoment(last ? last.created_at : thread.last_email_at, zone)
  return {
    id,
    href: buildLink('email', { id }, query),
    subject,
    sender,
    tone: pickNameColorIndex(sender),
    // Marks results that match by a note.
    excerpt: thread.note == null ? said : words.note(thread.note.trim()),
    count: thread.email_count ?? emails.length,
    isUnread: thread.is_unread ?? false,
    state: isMarked ? 'later' : state,
    mark: isMarked ? mark : undefined,
    assignee: thread.assignee?.name,
    tags: thread.tags ?? [],
    moment: moment && { ...moment, short: shortenMoment(moment, nowMs) },
  }
}

type ScheduleFacts = Pick<ListedThread, 'snooze' | 'returned'> & Partial<Pick<ListedThread, 'scheduled_at'>>

/** The state of a conversation with a scheduled reply, a snooze, or a return from a snooze. */
export function describeSchedule(
  { snooze, returned, scheduled_at: sendsAt }: ScheduleFacts,
  format: (at: string) => string,
): string | undefined {
  if (snooze) return snooze.until === null ? words.later.answer : words.later.until(format(snooze.until))
  if (sendsAt != null) return words.later.sends(format(sendsAt))
  return returned ? words.later[returned.reason] : undefined
}

/** Picks the state of a row. Failed sends come first, then pending sends, then drafts. */
export function pickThreadState(
  hasDraft: boolean,
  needsReply: boolean,
  isOurs: boolean,
  sending?: string | null,
): ThreadState | undefined {
  if (sending === 'failed' || sending === 'unknown') return sending
  if (sending === 'held' || sending === 'sending') return 'leaving'
  if (hasDraft) return 'draft'
  if (needsReply) return 'reply'
  return isOurs ? 'waiting' : undefined
}

/** The Unix time of a date to sort by in ms. Without a date, it sorts as the oldest. */
export const parseSortTimeMs = (value: unknown): number => parseTime(value) ?? -Infinity
