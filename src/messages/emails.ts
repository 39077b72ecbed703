import type * as english from '../locales/en/shared/emails.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/shared/emails.ts`. */
export const { countConversations, emailMessages } = readWords<typeof english>('shared/emails')
