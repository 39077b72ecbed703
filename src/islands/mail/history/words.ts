import type * as english from '../../../locales/en/mail/history.ts'
import { readWords } from '../../../locales/words.ts'

/** The texts of `src/locales/<language>/mail/history.ts`. */
export const { historyWords } = readWords<typeof english>('mail/history')
