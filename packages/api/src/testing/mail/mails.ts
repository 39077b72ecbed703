import { randomUUID } from 'node:crypto'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The text and headers of a test mail. */
export interface TestMail {
  readonly from?: string
  readonly to?: string
  readonly subject?: string
  readonly id?: string
  readonly answers?: string
  /** The ids in its References, the oldest first. By default only the answered one. */
  readonly references?: readonly string[]
  readonly atMs?: number
  readonly text?: string
  /** The whole source, instead of one made from the rest. */
  readonly raw?: string
  /** Further header lines. */
  readonly headers?: readonly string[]
  /** The size of an attachment in bytes. */
  readonly fileBytes?: number
}

/** Formats a mail like a mail program. */
export function formatMail(mail: TestMail): string {
  const {
    from = 'Ann Archer <ann@mail.test>',
    to = 'help@shop.test',
    subject = 'Where is my order?',
    atMs = Date.now(),
  } = mail
  const id = mail.id ?? `<${randomUUID()}@mail.test>`
  const text = (mail.text ?? 'Hello,\n\nwhere is my parcel?\n\nAnn').replaceAll('\n', '\r\n')
  const boundary = 'draftdesk-test-boundary'
  const hasFile = mail.fileBytes !== undefined
  const head = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${new Date(atMs).toUTCString()}`,
    `Message-ID: ${id}`,
    ...(mail.answers
      ? [`In-Reply-To: ${mail.answers}`, `References: ${(mail.references ?? [mail.answers]).join('\r\n ')}`]
      : []),
    ...(mail.headers ?? []),
    'MIME-Version: 1.0',
    hasFile
      ? `Content-Type: multipart/mixed; boundary="${boundary}"`
      : 'Content-Type: text/plain; charset=utf-8',
    ...(hasFile ? [] : ['Content-Transfer-Encoding: 8bit']),
  ]
  if (!hasFile) return [...head, '', text, ''].join('\r\n')
  const file = Buffer.alloc(mail.fileBytes, 'photo').toString('base64').replace(/.{76}/g, '$&\r\n')
  return [
    ...head,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    `--${boundary}`,
    'Content-Type: image/jpeg; name="photo.jpg"',
    'Content-Disposition: attachment; filename="photo.jpg"',
    'Content-Transfer-Encoding: base64',
    '',
    file,
    `--${boundary}--`,
    '',
  ].join('\r\n')
}

/** Puts mails into a folder of a Maildir like a receiving mail server, the newest last. */
export async function fillMaildir(home: string, mails: readonly TestMail[], folder = ''): Promise<void> {
  const path = join(home, folder === '' ? '' : `.${folder}`)
  for (const part of ['cur', 'new', 'tmp']) await mkdir(join(path, part), { recursive: true, mode: 0o777 })
  for (const [index, mail] of mails.entries()) {
    const atMs = mail.atMs ?? Date.now()
    const name = `${Math.floor(atMs / 1000)}.M${String(index).padStart(6, '0')}.${randomUUID().slice(0, 8)}:2,`
    const file = join(path, 'cur', name)
    await writeFile(file, mail.raw ?? formatMail({ ...mail, atMs }), { mode: 0o666 })
    // The server reports this as the received date.
    await utimes(file, atMs / 1000, atMs / 1000)
  }
}
