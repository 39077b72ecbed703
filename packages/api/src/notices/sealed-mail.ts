import type { Seal } from '@draftdesk/server-kit'
import type { NoticeMail } from './notice-mail.ts'

// Longer than any of our mails in UTF-8, so that blank and real mails have equal length.
const paddedBytes = 8192

const buildSealContext = (id: string): string => `notice ${id}`

/** Seals a mail or a blank one. Both look the same. */
export function sealMail(seal: Seal, id: string, mail: NoticeMail | undefined): string {
  const text = JSON.stringify(mail ?? null)
  return seal.close(
    text + ' '.repeat(Math.max(0, paddedBytes - Buffer.byteLength(text))),
    buildSealContext(id),
  )
}

/** Unseals a mail. Null for a blank one, undefined when it was sealed with another secret. */
export function unsealMail(seal: Seal, id: string, sealed: string): NoticeMail | null | undefined {
  const text = seal.open(sealed, buildSealContext(id))
  // Only `sealMail` writes sealed rows.
  return text === undefined ? undefined : (JSON.parse(text) as NoticeMail | null)
}
