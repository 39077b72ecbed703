import type * as english from '../../en/mail/recipients.ts'
import type { Translation } from '../../get-texts.ts'

export const recipientWords: Translation<typeof english.recipientWords> = {
  bcc: 'UDW',
  offered: 'Proponowane adresy',
}
