import { composerWords as words, forwardWords, laterWords } from '../words.ts'
import { formatBytes } from '../../../models/format-bytes.ts'
import { listCopiedFileIds, toForwardedOriginalView } from '../forward/view.ts'
import { formatTime, toMoment } from '../../../models/format-moment.ts'
import type { Draft, FullThread, SignatureDefaults } from '../thread-facts.ts'

export interface Recipient {
  readonly name: string
  readonly address: string
}

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

/** True for a queued, sent or discarded reply. People can no longer edit it. */
export const isClosedDraftState = (state: string | undefined): boolean =>
  state === 'queued' || state === 'sent' || state === 'discarded'

/** True for a generated draft without text, which only lists open questions. */
export const isDraftWithoutText = ({
  state,
  writer,
  body,
}: Pick<Draft, 'state' | 'writer' | 'body'>): boolean =>
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
  { asks_sender: isAsked }: Pick<FullThread, 'asks_sender'>,
  { firstName, lastName, store }: SignatureDefaults,
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

/** The fields of a reply alone. Unsaved text of an earlier version has no Bcc. */
export const pickReplyFields = ({ to, cc, bcc = '', subject, body }: ReplyFields): ReplyFields => ({
  to,
  cc,
  bcc,
  subject,
  body,
})

/** The fields of a draft in the server's version. */
export const toReplyFields = ({
  to,
  cc,
  bcc,
  subject,
  body,
}: Partial<Pick<Draft, 'to' | 'cc' | 'bcc' | 'subject' | 'body'>>): ReplyFields => ({
  to: formatRecipients(to ?? []),
  cc: formatRecipients(cc ?? []),
  bcc: formatRecipients(bcc ?? []),
  subject: subject ?? '',
  body: body ?? '',
})

/** The fields of a reply as /v1 takes them. */
export const toDraftFields = ({ to, cc, bcc = '', subject, body }: ReplyFields) => ({
  to: parseRecipients(to),
  cc: parseRecipients(cc),
  // Sends no Bcc if the API does not support it.
  ...(bcc !== '' && { bcc: parseRecipients(bcc) }),
  subject,
  body,
})

/** Converts a conversation to the data of its reply area. */
export function toComposerData(thread: FullThread, zone?: string) {
  // An API that sends no versions of drafts cannot accept changes of them.
  const drafts = thread.drafts
    .filter((draft) => draft.version != null && draft.state !== 'queued' && !isDraftWithoutText(draft))
    .map((draft) => toComposerDraft(draft, thread.emails.length > 0))
  const leaving = (thread.outbox ?? []).map((mail) => toPendingSend(mail, zone))
  return {
    isFirst: thread.emails.length === 0,
    drafts,
    leaving,
    // Only servers that can send have an outbox.
    canBegin:
      thread.outbox != null &&
      drafts.length === 0 &&
      leaving.every(({ canUndo, isScheduled }) => !canUndo || isScheduled),
  }
}

/** A reply in its form. */
export type ComposerDraft = ReturnType<typeof toComposerDraft>

function toComposerDraft(draft: Draft, hasEmails: boolean) {
  const fields = toReplyFields(draft)
  const copied = listCopiedFileIds(draft)
  const { id, state } = draft
  return {
    id,
    ...fields,
    note: state === 'failed' ? words.failedNote : state === 'stale' ? words.staleNote : undefined,
    /** True when the reply has no recipients. The form then opens its recipient fields. */
    isHeadOpen: fields.to === '',
    isAnswer: hasEmails && draft.forward == null,
    forwarded: toForwardedOriginalView(draft),
    quotation: toQuotation(draft),
    files: (draft.files ?? [])
      .filter((file) => !copied.includes(file.id))
      .map((file) => ({ id: file.id, name: file.name, size: formatBytes(file.bytes) })),
  }
}

/** The quoted email below a reply. Without a text, the title gives the reason. */
function toQuotation({ quotation, forward }: Draft) {
  if (!quotation) return undefined
  const { line, text, withheld_for: withheldFor } = quotation
  if (forward) return { title: forwardWords.quoted, text: `${line}\n\n${text}` }
  const title = withheldFor.length === 0 ? words.quoted(line) : words.notQuoted(withheldFor.join(', '))
  return { title, text }
}

/** A reply in the outbox, or one that failed. */
export type ComposerPendingSend = ReturnType<typeof toPendingSend>

function toPendingSend(mail: NonNullable<FullThread['outbox']>[number], zone: string | undefined) {
  const { id, state, body, detail, answer, next_try_at: next, send_at: sendAt } = mail
  // A person chose its time.
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
