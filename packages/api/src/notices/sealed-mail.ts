import type { Seal } from '@draftdesk/server-kit'
import type { Mail } from './mail.ts'

// Longer than any of our mails in UTF-8: a blank one and a real one are sealed to the same length.
const paddedBytes = 8192

const contextOf = (id: string): string => `notice ${id}`

/** Seals a mail, or a blank one, for its row; the result tells neither from the other. */
export function sealMail(seal: Seal, id: string, mail: Mail | undefined): string {
  const text = JSON.stringify(mail ?? null)
  return seal.close(text + ' '.repeat(Math.max(0, paddedBytes - Buffer.byteLength(text))), contextOf(id))
}

/** The mail of a row, null for a blank one, or undefined when it was sealed with another secret. */
export function openMail(seal: Seal, id: string, sealed: string): Mail | null | undefined {
  const text = seal.open(sealed, contextOf(id))
  // What is sealed was written by `sealMail` alone.
  return text === undefined ? undefined : (JSON.parse(text) as Mail | null)
}
