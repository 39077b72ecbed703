import type * as english from '../../../locales/en/mail/tags.ts'
import { readWords } from '../../../locales/words.ts'

/** The texts of `src/locales/<language>/mail/tags.ts`. */
export const { tagWords } = readWords<typeof english>('mail/tags')
