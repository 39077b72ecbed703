import type { ParsedAnswer } from '@draftdesk/contract'
import { composerWords as words, forwardWords, laterWords } from '../words.ts'
import { formatBytes } from '../../../models/format-bytes.ts'
import { listCopiedFileIds, toForwardedOriginalView } from '../forward/view.ts'
import type { ForwardedOriginalView } from '../forward/view.ts'
import { formatTime, toMoment } from '../../../models/format-moment.ts'

type ComposerThread = Pick<ParsedAnswer<'thread'>, 'id' | 'emails' | 'drafts' | 'outbox'>
type OutboxMail = NonNullable<ComposerThread['outbox']>[number]

export interface Recipient {
  readonly name: string
  readonly address: string
}

/** The fields of a reply form. */
export interface ReplyFields {
  readonly to: string
  readonly cc: string
  /** Missing in unsaved text of an earlier version. */
  readonly bcc?: string
  readonly subject: string
  readonly body: string
}

/** True when two replies have equal fields. */
export const areEqualReplyFields = (one: ReplyFields, other: ReplyFields): boolean =>
  one.to === other.to &&
  one.cc === other.cc &&
  (one.bcc ?? '') === (other.bcc ?? '') &&
  one.subject === other.subject &&
  one.body === other.body

/** A reply in its form. */
export interface ComposerDraft extends ReplyFields {
  readonly id: string
  readonly version: number
  /** The heading of the draft, shown when there are several. */
  readonly title: string
  readonly note: string | undefined
  /** True when the reply has no recipients. The form then opens its recipient fields. */
  readonly isHeadOpen: boolean
  /** True if it answers an email. */
  readonly isAnswer: boolean
  /** The email that it forwards. */
  readonly forwarded: ForwardedOriginalView | undefined
  readonly quotation: ComposerQuotation | undefined
  readonly files: readonly { readonly id: string; readonly name: string; readonly size: string }[]
}

/** The quoted email below a reply. Without a text, the title gives the reason. */
export interface ComposerQuotation {
  readonly title: string
  readonly text: string
}

/** A reply in the outbox, or one that failed. */
export interface ComposerPendingSend {
  readonly id: string
  readonly state: 'held' | 'waiting' | 'sending' | 'failed' | 'unknown'
  readonly title: string
  readonly detail: string | undefined
  readonly text: string
  readonly canUndo: boolean
  /** A person chose its time. */
  readonly isScheduled: boolean
}

/** The view model of the reply area. */
export interface ComposerData {
  readonly thread: string
  /** The last email that is on the page. */
  readonly seen: string
  readonly drafts: readonly ComposerDraft[]
  readonly leaving: readonly ComposerPendingSend[]
  /** True when the server can send and no reply is in progress. */
  readonly canBegin: boolean
}

/** True for a queued, sent or discarded reply. People can no longer edit it. */
export const isClosedDraftState = (state: string | undefined): boolean =>
  state === 'queued' || state === 'sent' || state === 'discarded'

/** True for a generated draft without text, which only lists open questions. */
export const isDraftWithoutText = ({
  state,
  writer,
  body,
}: Pick<ComposerThread['drafts'][number], 'state' | 'writer' | 'body'>): boolean =>
  writer != null &&
  writer.kind !== 'person' &&
  (state === 'ready' || state === 'stale' || state === 'failed') &&
  body?.trim() === ''

/** An email received or sent meanwhile, or a colleague's queued reply. */
export interface EmailWhileWriting {
  readonly id: string
  readonly sender: string
  readonly text: string
  /** The colleague who sent it, and when. */
  readonly by?: { readonly id: string; readonly name: string; readonly at: string } | undefined
}

/** The confirmation before sending after a colleague's reply. Undefined if the customer wrote. */
export function formatSendAnywayQuestion(
  news: readonly Pick<EmailWhileWriting, 'by'>[],
  me: string | undefined,
  nowMs: number,
): string | undefined {
  const by = news.at(-1)?.by
  if (!by || by.name === '') return undefined
  const minutes = Math.max(0, Math.floor((nowMs - Date.parse(by.at)) / 60_000))
  return words.repliedMeanwhile(by.id === me ? words.you : by.name, words.ago(minutes))
}

/** The name and signature that a store's first reply suggests. Undefined if the form does not ask for them. */
export function suggestSenderName(
  { asks_sender: isAsked }: Pick<ParsedAnswer<'thread'>, 'asks_sender'>,
  {
    firstName,
    lastName,
    store,
  }: { readonly firstName: string; readonly lastName: string; readonly store: string },
): { readonly name: string; readonly signature: string } | undefined {
  if (!isAsked) return undefined
  const person = [firstName, lastName].filter(Boolean).join(' ')
  return {
    name: firstName === '' ? store : words.sender.from(firstName, store),
    signature: [person, store].filter(Boolean).join('\n'),
  }
}

/** Formats recipients for a field: 'Ann Archer <ann@example.com>, bob@example.com'. */
export const formatRecipients = (people: readonly Recipient[]): string =>
  people
    .map(({ name, address }) => (name === '' ? address : `${quoteDisplayName(name)} <${address}>`))
    .join(', ')

const quoteDisplayName = (name: string): string =>
  /[,;<>"]/.test(name) ? `"${name.replace(/["\\]/g, '')}"` : name

/** The recipients in a field. Invalid addresses are passed on, so that the server can explain the error. */
export function parseRecipients(text: string): Recipient[] {
  const entries = text.match(/(?:"[^"]*"|[^,;\n"])+/g) ?? []
  return entries.flatMap((entry) => {
    const at = /^(.*)<([^<>]*)>\s*$/.exec(entry)
    const name = (at?.[1] ?? '').replaceAll('"', '').trim()
    const address = (at?.[2] ?? entry).trim()
    return address === '' ? [] : [{ name, address }]
  })
}

/** Converts a conversation to the data of its composer. */
export function toComposerData(thread: ComposerThread, zone?: string): ComposerData {
  const drafts = thread.drafts.flatMap((draft, index): ComposerDraft[] => {
    const { id, version, body, subject, to, cc, state, files } = draft
    // An API that sends no versions of drafts cannot accept changes of them.
    if (version == null || state === 'queued' || isDraftWithoutText(draft)) return []
    const saved = {
      to: formatRecipients(to ?? []),
      cc: formatRecipients(cc ?? []),
      bcc: formatRecipients(draft.bcc ?? []),
      subject: subject ?? '',
      body: body ?? '',
    }
    return [
      {
        id,
        version,
        title: words.draft(index + 1),
        forwarded: toForwardedOriginalView(draft),
        note: state === 'failed' ? words.failedNote : state === 'stale' ? words.staleNote : undefined,
        files: (files ?? [])
          .filter(({ id: file }) => !listCopiedFileIds(draft).includes(file))
          .map((file) => ({ id: file.id, name: file.name, size: formatBytes(file.bytes) })),
        isAnswer: thread.emails.length > 0 && draft.forward == null,
        quotation: toQuotation(draft),
        isHeadOpen: saved.to === '',
        ...saved,
      },
    ]
  })
  const leaving = (thread.outbox ?? []).map((mail) => toPendingSend(mail, zone))
  return {
    thread: thread.id,
    seen: thread.emails.at(-1)?.id ?? '',
    drafts,
    leaving,
    // Only servers that can send have an outbox.
    canBegin:
      thread.outbox != null &&
      drafts.length === 0 &&
      leaving.every(({ canUndo, isScheduled }) => !canUndo || isScheduled),
  }
}

function toQuotation({
  quotation,
  forward,
}: Pick<ComposerThread['drafts'][number], 'quotation' | 'forward'>): ComposerQuotation | undefined {
  if (!quotation) return undefined
  const { line, text, withheld_for: withheldFor } = quotation
  if (forward) return { title: forwardWords.quoted, text: `${line}\n\n${text}` }
  const title = withheldFor.length === 0 ? words.quoted(line) : words.notQuoted(withheldFor.join(', '))
  return { title, text }
}

function toPendingSend(mail: OutboxMail, zone: string | undefined): ComposerPendingSend {
  const { id, state, body, detail, answer, next_try_at: next } = mail
  const { send_at: sendAt } = mail
  const isScheduled = state === 'held' && next === null && mail.is_scheduled === true
  const isRetried = state === 'held' && next !== null
  const shown = isRetried ? 'waiting' : state === 'sent' || state === 'cancelled' ? 'sending' : state
  return {
    id,
    state: shown,
    title: isScheduled ? laterWords.leaves(toMoment(sendAt, zone)?.text ?? '') : words.states[shown],
    detail:
      [detail, answer && words.answered(answer), isRetried && next && words.nextTry(formatTime(next, zone))]
        .filter(Boolean)
        .join(' ') || undefined,
    text: body,
    canUndo: state === 'held',
    isScheduled,
  }
}
