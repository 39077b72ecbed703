import type * as english from '../../../locales/en/mail/presence.ts'
import { readWords } from '../../../locales/words.ts'

/** The texts of `src/locales/<language>/mail/presence.ts`. */
export const { presenceWords } = readWords<typeof english>('mail/presence')
