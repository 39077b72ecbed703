import type * as english from '../../../locales/en/mail/later.ts'
import { readWords } from '../../../locales/words.ts'

/** The texts of `src/locales/<language>/mail/later.ts`. */
export const { laterWords } = readWords<typeof english>('mail/later')
