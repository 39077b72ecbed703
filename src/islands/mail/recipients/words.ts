import type * as english from '../../../locales/en/mail/recipients.ts'
import { readWords } from '../../../locales/words.ts'

/** The texts of `src/locales/<language>/mail/recipients.ts`. */
export const { recipientWords } = readWords<typeof english>('mail/recipients')
