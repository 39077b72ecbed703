import type * as english from '../../../locales/en/mail-list.ts'
import { readWords } from '../../../locales/words.ts'

/** The texts of `src/locales/<language>/mail-list.ts`. */
export const { listWords, liveWords, sendingWords } = readWords<typeof english>('mail-list')
