import type * as english from '../../../locales/en/mail/forward.ts'
import { readWords } from '../../../locales/words.ts'

/** The texts of `src/locales/<language>/mail/forward.ts`. */
export const { forwardWords } = readWords<typeof english>('mail/forward')
