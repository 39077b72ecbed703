import type * as english from '../../en/mail/recipients.ts'
import type { Translation } from '../../words.ts'

/** The fields for recipients, in Dutch. */
export const recipientWords: Translation<typeof english.recipientWords> = {
  bcc: 'Bcc',
  offered: 'Voorgestelde adressen',
}
