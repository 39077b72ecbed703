import type * as english from '../../../locales/en/mail/notes.ts'
import { readWords } from '../../../locales/words.ts'

/** The texts of `src/locales/<language>/mail/notes.ts`. */
export const { noteWords } = readWords<typeof english>('mail/notes')
