import MailComposer from 'nodemailer/lib/mail-composer'
import type { Party } from '../reading/mail.ts'
import type { Quotation } from '../threads/quotation.ts'
import { toHtml } from './html.ts'

/** Everything that a mail is made of. */
export interface Letter {
  readonly from: Party
  readonly replyTo: string
  readonly to: readonly Party[]
  readonly cc: readonly Party[]
  readonly subject: string
  readonly body: string
  readonly signature: string
  /** The mail that goes along below. */
  readonly quoted: Pick<Quotation, 'line' | 'text'> | undefined
  readonly files: readonly { readonly name: string; readonly type: string; readonly content: Buffer }[]
  readonly messageId: string
  /** Marks the mail as ours, whatever a server makes of its Message-ID. */
  readonly ownId: string
  readonly inReplyTo: string | undefined
  readonly references: readonly string[]
  readonly threadIndex: string | undefined
  readonly date: Date
}

/** A quotation as plain text: each line behind its sign. */
const quoteLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.startsWith('>') ? `>${line}` : line === '' ? '>' : `> ${line}`))
    .join('\n')

/** The plain text of a mail: what was written, the signature, and the mail that it answers. */
export function textOf({ body, signature, quoted }: Pick<Letter, 'body' | 'signature' | 'quoted'>): string {
  return [
    body.trim(),
    ...(signature.trim() === '' ? [] : [`-- \n${signature.trim()}`]),
    ...(quoted ? [`${quoted.line}\n\n${quoteLines(quoted.text)}`] : []),
  ].join('\n\n')
}

function htmlOf({ body, signature, quoted }: Pick<Letter, 'body' | 'signature' | 'quoted'>): string {
  return [
    `<div>${toHtml(body.trim())}</div>`,
    ...(signature.trim() === '' ? [] : [`<br>\n<div>-- <br>\n${toHtml(signature.trim())}</div>`]),
    ...(quoted
      ? [
          `<br>\n<div class="gmail_quote"><div>${toHtml(quoted.line)}</div>\n<blockquote type="cite" style="margin:0 0 0 .8ex;border-left:1px solid #ccc;padding-left:1ex">${toHtml(quoted.text)}</blockquote></div>`,
        ]
      : []),
  ].join('\n')
}

const person = ({ name, address }: Party) => ({ name, address })

/** Builds the whole mail; nothing of it changes afterwards. */
export async function compose(letter: Letter): Promise<Buffer> {
  const { files } = letter
  const mail = new MailComposer({
    from: person(letter.from),
    ...(letter.replyTo !== '' && { replyTo: letter.replyTo }),
    to: letter.to.map(person),
    cc: letter.cc.map(person),
    subject: letter.subject,
    text: textOf(letter),
    html: htmlOf(letter),
    messageId: letter.messageId,
    ...(letter.inReplyTo !== undefined && { inReplyTo: letter.inReplyTo }),
    references: [...letter.references],
    date: letter.date,
    headers: {
      'X-Draftdesk-Id': letter.ownId,
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
