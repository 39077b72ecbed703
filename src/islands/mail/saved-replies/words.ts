import type * as english from '../../../locales/en/mail/saved-replies.ts'
import { readWords } from '../../../locales/words.ts'

/** The texts of `src/locales/<language>/mail/saved-replies.ts`. */
export const { savedReplyWords } = readWords<typeof english>('mail/saved-replies')
