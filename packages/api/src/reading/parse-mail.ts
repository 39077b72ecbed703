import { dayMs } from '@draftdesk/contract/durations'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { cutText } from '@draftdesk/contract/cut-text'
import { createHash } from 'node:crypto'
import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { withTextLimits } from '../platform/text-limits.ts'
import { formatParty, toMailParties } from './mail-parties.ts'
import { findFoldOffset } from './quotes/find-fold-offset.ts'
import { extractHtmlText, tidyHtmlText } from './html/html-text.ts'
import { isNoReplyAddress, classifyMail } from './classify-mail.ts'
import type { MailFile, MailHeaders, ParsedMail } from './parsed-mail.ts'
import { sanitizeHtml } from './html/safe-html.ts'
import { isAuthenticatedSender } from './sender-verdict.ts'
import type { MailboxProvider } from './sender-verdict.ts'
import { toVisibleLine, removeInvisibleText } from './visible-text.ts'

/** A fetched mail: complete, or for a large one its header and decoded texts. */
export interface MailSource {
  readonly raw: Uint8Array
  /** Texts of a large mail. `raw` is then only its header. */
  readonly parts?: { readonly text?: string; readonly html?: string }
  readonly files: readonly MailFile[]
  /** Received date in ms since 1970. */
  readonly receivedAtMs: number
  /** The mailbox's own addresses. */
  readonly own: readonly string[]
  /** The mail is in the Sent folder. */
  readonly isSent?: boolean
  /** The provider whose sender checks are trusted. Missing: none. */
  readonly provider?: MailboxProvider
}

/** The longest stored text. Longer ones are machine output. */
const maxTextLength = 200_000
const earliestMs = Date.UTC(1990, 0)

const mailLimits = { characters: 512 * 1024, lines: 50_000, ms: 3000, runsIn: 'thread' } as const

/** Parses a mail. Throws for extreme structures; run it in a worker, because a hostile mail may hang. */
export const parseMail = withTextLimits(
  mailLimits,
  async function parseMail(source: MailSource): Promise<ParsedMail> {
    const email = await PostalMime.parse(
      cutRawLines(normalizeLineEnds(source.raw.subarray(0, mailLimits.characters))),
      {
        maxNestingDepth: 100,
        maxHeadersSize: 512 * 1024,
        maxRfc822NestingDepth: 2,
      },
    )
    const header = (name: string) => {
      const found = email.headers.find(({ key }) => key === name)
      return found && cutText(found.value, 20_000)
    }
    const html = source.parts?.html ?? email.html
    const { text, quoteAt, isFromHtml } = chooseMailText(source.parts?.text ?? email.text, html)
    const [from] = toMailParties(email.from && [email.from])
    const replyTo = toMailParties(email.replyTo)
    const to = toMailParties(email.to)
    const subject = cutText(toVisibleLine(email.subject ?? ''), maxLengths.subject)
    const datedAtMs = parseMailDate(email.date, source.receivedAtMs)
    const [messageId] = findMessageIds(email.messageId)
    // Mails with equal text may differ only in attachments. A Message-ID identifies them otherwise.
    const files =
      messageId === undefined ? source.files.map(({ name, bytes }) => `${name} ${String(bytes)}`) : []
    const fingerprint = createHash('sha256')
      .update(
        [
          ...[from?.address ?? '', datedAtMs ?? '', subject, cutText(text, 2000).replace(/\s+/g, ' ')],
          ...files,
        ].join('\0'),
      )
      .digest('base64url')
    const foldAt = isFromHtml ? (quoteAt ?? findFoldOffset(text)) : (findFoldOffset(text) ?? quoteAt)
    const { kind, reason } = classifyMail(
      {
        header,
        from: from?.address,
        replyTo: replyTo[0]?.address,
        to: to.map(({ address }) => address),
        contentType: (header('content-type') ?? '').toLowerCase(),
        hasInvitation: email.attachments.some(({ method }) => method !== undefined && method !== 'PUBLISH'),
        subject,
        isSent: source.isSent === true,
        isProven: isSentByStore(source, from?.address, header('authentication-results')),
      },
      new Set(source.own),
    )
    return {
      messageId: messageId ?? `<${fingerprint}@none>`,
      fingerprint,
      inReplyTo: findMessageIds(email.inReplyTo),
      references: findMessageIds(email.references),
      subject,
      sender: from ? formatParty(from) : '',
      from,
      replyTo: replyTo.filter(({ address }) => !isNoReplyAddress(address)),
      to,
      cc: toMailParties(email.cc),
      bcc: kind === 'own' ? toMailParties(email.bcc) : [],
      datedAtMs,
      text,
      foldAt,
      html:
        html === undefined || html.trim() === '' || html.length > sanitizeHtml.limits.characters
          ? undefined
          : sanitizeHtml(html.toWellFormed().replaceAll('\0', '')),
      kind,
      kindReason: reason,
      files: source.files,
      headers: parseMailHeaders(email, header, kind === 'bounce' ? text : ''),
    }
  },
)

/** True if the mailbox's provider confirms that the store is the sender. */
function isSentByStore(
  { own, provider }: MailSource,
  from: string | undefined,
  authentication: string | undefined,
): boolean {
  return (
    !!provider &&
    from !== undefined &&
    own.includes(from) &&
    isAuthenticatedSender(authentication, provider, from)
  )
}

/** Converts lone carriage returns of very old systems to line feeds. */
function normalizeLineEnds(raw: Uint8Array): Uint8Array {
  return raw.includes(10) ? raw : raw.map((byte) => (byte === 13 ? 10 : byte))
}

/** The parser takes as long for an empty line as for a full one. */
function cutRawLines(raw: Uint8Array): Uint8Array {
  let end = -1
  for (let line = 0; line < mailLimits.lines; line += 1) {
    end = raw.indexOf(10, end + 1)
    if (end < 0) return raw
  }
  return raw.subarray(0, end)
}

function parseMailHeaders(
  email: Email,
  header: (name: string) => string | undefined,
  report: string,
): MailHeaders {
  const line = (name: string, longest: number) => {
    const value = header(name)
    return value === undefined ? undefined : cutText(toVisibleLine(value), longest)
  }
  const returned = email.attachments
    .filter(({ mimeType }) => /^(?:message|text)\/(?:rfc822|rfc822-headers|delivery-status)/.test(mimeType))
    .map(({ content }) =>
      cutText(typeof content === 'string' ? content : new TextDecoder().decode(content), 20_000),
    )
  const reports = [...returned, cutText(report, 20_000)].flatMap((part) =>
    [...part.matchAll(/^(?:message-id|x-draftdesk-id):[ \t]*(<[^<>\s]{1,500}>)/gim)].flatMap(
      ([, id]) => id ?? [],
    ),
  )
  return {
    threadIndex: line('thread-index', 200),
    ownId: line('x-draftdesk-id', 100),
    isForward: header('x-draftdesk-forward') !== undefined,
    authentication: line('authentication-results', 2000),
    reports: [...new Set(reports)].slice(0, 10),
    status: findDeliveryStatus(returned, report),
  }
}

/** The status of a bounce from its delivery report or its text. */
function findDeliveryStatus(returned: readonly string[], text: string): string | undefined {
  const found = returned
    .map((part) => /^status:[ \t]*([245]\.\d{1,3}\.\d{1,3})/im.exec(part)?.[1])
    .find(Boolean)
  if (found !== undefined) return found
  const delayed = returned.some((part) => /^action:[ \t]*delayed/im.test(part))
  return delayed ? '4.0.0' : /\b(5\.[1-7]\.\d{1,2})\b/.exec(cutText(text, 20_000))?.[1]
}

/** Chooses the plain text, unless it is empty or only refers to the HTML part. */
function chooseMailText(plain = '', html = '') {
  const text = removeInvisibleText(cutText(plain, maxTextLength)).trim()
  const isStub = text === '' || (html !== '' && text.length < 200 && /html/i.test(text))
  if (!isStub || html === '') {
    const own = html === '' ? undefined : mapHtmlQuoteToText(text, html)
    return { text, quoteAt: own, isFromHtml: false }
  }
  const read = extractHtmlText(html)
  const { text: tidied, at } = tidyHtmlText(removeInvisibleText(read.text), read.quoteAt)
  const quoteAt = at !== undefined && tidied.slice(0, at).trim() !== '' ? at : undefined
  return { text: cutText(tidied, maxTextLength), quoteAt, isFromHtml: true }
}

/** Maps the quote start of the HTML to the plain text, if both agree up to there. */
function mapHtmlQuoteToText(text: string, html: string): number | undefined {
  const { text: whole, quoteAt } = extractHtmlText(html)
  if (quoteAt === undefined) return undefined
  const own = removeInvisibleText(whole.slice(0, quoteAt)).replace(/<https?:[^>]*>|\s+/g, '')
  if (own === '') return undefined
  let matched = 0
  let at = 0
  for (; at < text.length && matched < own.length; at += 1) {
    if (/\s/.test(text[at] ?? '')) continue
    if (text[at] !== own[matched]) return undefined
    matched += 1
  }
  return matched === own.length && text.slice(at).trim() !== '' ? at : undefined
}

/** Parses the Date header. Undefined when implausible. */
function parseMailDate(date: string | undefined, receivedAtMs: number): number | undefined {
  const atMs = date === undefined ? NaN : Date.parse(date)
  return atMs >= earliestMs && atMs <= receivedAtMs + dayMs ? atMs : undefined
}

/** The most ids read per header, from both ends. */
const maxMessageIds = 40

/** The Message-IDs of a header with brackets, in order and without duplicates. */
export function findMessageIds(header: string | undefined): string[] {
  const ids = [...cutText(header ?? '', 40_000).matchAll(/<[^<>\s\p{Cc}]{1,500}>/gu)].map(([id]) => id)
  const each = [...new Set(ids)]
  return each.length <= maxMessageIds
    ? each
    : [...each.slice(0, maxMessageIds / 2), ...each.slice(-maxMessageIds / 2)]
}
