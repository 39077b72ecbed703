import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { NoticeMail } from './notice-mail.ts'

/** Delivers a message or throws. */
export type DeliverNotice = (mail: NoticeMail) => Promise<void>

// Timeouts of the mail server. Their sum stays below the lease of a mail.
const smtpTimeouts = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
}

// Passes the address as an object. The library would split a text at each comma.
const toAddressObject = (address: string) => ({ name: '', address })

/** Delivers through the mail server at `url` (smtp:// or smtps://). */
export function createSmtpDelivery(url: string, from: string): DeliverNotice {
  const transport = createTransport({ url, ...smtpTimeouts })
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from, to: toAddressObject(to), subject, text })
  }
}

/** Writes .eml files to `folder` and prints each code or link. */
export function createFolderDelivery(
  folder: string,
  from: string,
  print: (line: string) => void,
): DeliverNotice {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async ({ to, subject, text, hint }) => {
    const { message } = await transport.sendMail({ from, to: toAddressObject(to), subject, text })
    const file = join(
      folder,
      `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`,
    )
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(file, message, { mode: 0o600 })
    print(`mail: ${hint} (${file})`)
  }
}
