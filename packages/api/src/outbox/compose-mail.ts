import MailComposer from 'nodemailer/lib/mail-composer'
import type { MailParty } from '../reading/parsed-mail.ts'
import type { Quotation } from '../threads/replies/quotation.ts'
import { LinkifyIt } from 'linkify-it'

/** The content of an outgoing mail. */
export interface ComposedMail {
  readonly from: MailParty
  readonly replyTo: string
  readonly to: readonly MailParty[]
  readonly cc: readonly MailParty[]
  readonly subject: string
  readonly body: string
  readonly signature: string
  /** The mail that is quoted below the text. */
  readonly quoted: Pick<Quotation, 'line' | 'text'> | undefined
  /** `quoted` is a mail that is passed on, not one that is answered. */
  readonly isForward: boolean
  readonly files: readonly { readonly name: string; readonly type: string; readonly content: Buffer }[]
  readonly messageId: string
  /** Our own header, which identifies the mail even if a server changes its Message-ID. */
  readonly ownId: string
  readonly inReplyTo: string | undefined
  readonly references: readonly string[]
  readonly threadIndex: string | undefined
  readonly date: Date
}

/** Quotes plain text with `>`. */
const quoteLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.startsWith('>') ? `>${line}` : line === '' ? '>' : `> ${line}`))
    .join('\n')

export function toPlainTextBody({ body, signature, quoted, isForward }: MailTextParts): string {
  return [
    ...(body.trim() === '' ? [] : [body.trim()]),
    ...(signature.trim() === '' ? [] : [`-- \n${signature.trim()}`]),
    ...(quoted ? [`${quoted.line}\n\n${isForward ? quoted.text : quoteLines(quoted.text)}`] : []),
  ].join('\n\n')
}

type MailTextParts = Pick<ComposedMail, 'body' | 'signature' | 'quoted' | 'isForward'>

const isRtlLetter = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * Returns the `dir` attribute of a text whose first letter is written from right to left, and else nothing.
 */
const findTextDirection = (text: string): string =>
  isRtlLetter.test(/\p{L}/u.exec(text)?.[0] ?? '') ? ' dir="rtl"' : ''

const toHtmlBlock = (text: string, start = ''): string =>
  `<div${findTextDirection(text)}>${start}${textToHtml(text)}</div>`

function toHtmlQuote(text: string): string {
  const direction = findTextDirection(text)
  const style =
    direction === ''
      ? 'margin:0 0 0 .8ex;border-left:1px solid #ccc;padding-left:1ex'
      : 'margin:0 .8ex 0 0;border-right:1px solid #ccc;padding-right:1ex'
  return `<blockquote type="cite"${direction} style="${style}">${textToHtml(text)}</blockquote>`
}

function toHtmlBody({ body, signature, quoted, isForward }: MailTextParts): string {
  return [
    toHtmlBlock(body.trim()),
    ...(signature.trim() === '' ? [] : [`<br>\n${toHtmlBlock(signature.trim(), '-- <br>\n')}`]),
    ...(quoted && isForward
      ? [`<br>\n<div class="gmail_quote">${toHtmlBlock(quoted.line)}<br>\n${toHtmlBlock(quoted.text)}</div>`]
      : []),
    ...(quoted && !isForward
      ? [`<br>\n<div class="gmail_quote">${toHtmlBlock(quoted.line)}\n${toHtmlQuote(quoted.text)}</div>`]
      : []),
  ].join('\n')
}

const toMailAddress = ({ name, address }: MailParty) => ({ name, address })

export async function composeMail(letter: ComposedMail): Promise<Buffer> {
  const { files } = letter
  const mail = new MailComposer({
    from: toMailAddress(letter.from),
    ...(letter.replyTo !== '' && { replyTo: letter.replyTo }),
    to: letter.to.map(toMailAddress),
    cc: letter.cc.map(toMailAddress),
    subject: letter.subject,
    text: toPlainTextBody(letter),
    html: toHtmlBody(letter),
    messageId: letter.messageId,
    ...(letter.inReplyTo !== undefined && { inReplyTo: letter.inReplyTo }),
    references: [...letter.references],
    date: letter.date,
    headers: {
      'X-Draftdesk-Id': letter.ownId,
      ...(letter.isForward && { 'X-Draftdesk-Forward': '1' }),
      ...(letter.threadIndex !== undefined && { 'Thread-Index': letter.threadIndex }),
    },
    attachments: files.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
      contentDisposition: 'attachment' as const,
    })),
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  return new Promise((resolve, reject) => {
    mail.build((error, raw) => (error ? reject(error) : resolve(raw)))
  })
}

const htmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => htmlEntities[sign] ?? sign)

/** Web and mail addresses only. */
const linkFinder = new LinkifyIt({ urlAuth: true }).add('ftp:', null).add('//', null)

/** Converts plain text to HTML with line breaks and links. */
export function textToHtml(text: string): string {
  const parts: string[] = []
  let end = 0
  for (const { index, lastIndex, raw, url } of linkFinder.match(text) ?? []) {
    const href = URL.parse(url)?.href
    if (href === undefined) continue
    parts.push(escapeHtml(text.slice(end, index)), `<a href="${escapeHtml(href)}">${escapeHtml(raw)}</a>`)
    end = lastIndex
  }
  parts.push(escapeHtml(text.slice(end)))
  return parts.join('').replaceAll('\n', '<br>\n')
}
