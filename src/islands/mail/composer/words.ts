import type * as english from '../../../locales/en/mail/composer.ts'
import { readWords } from '../../../locales/words.ts'

/** The texts of `src/locales/<language>/mail/composer.ts`. */
export const { composerWords } = readWords<typeof english>('mail/composer')
