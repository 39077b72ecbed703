import type * as english from '../../../locales/en/mail/conversation.ts'
import { readWords } from '../../../locales/words.ts'

/** The texts of `src/locales/<language>/mail/conversation.ts`. */
export const { threadWords, originalWords } = readWords<typeof english>('mail/conversation')
