import type * as english from '../locales/en/shared/emails.ts'
import { getTexts } from '../locales/get-texts.ts'

/** The texts of `src/locales/<language>/shared/emails.ts`. */
export const { countConversations, emailMessages } = getTexts<typeof english>('shared/emails')
