import type * as english from '../../../locales/en/mail/written.ts'
import { readWords } from '../../../locales/words.ts'

/** The texts of `src/locales/<language>/mail/written.ts`. */
export const { stepWords } = readWords<typeof english>('mail/written')
