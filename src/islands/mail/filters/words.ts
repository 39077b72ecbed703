import type * as english from '../../../locales/en/mail/filters.ts'
import { readWords } from '../../../locales/words.ts'

/** The texts of `src/locales/<language>/mail/filters.ts`. */
export const { filterWords } = readWords<typeof english>('mail/filters')
