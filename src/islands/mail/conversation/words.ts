import type * as english from '../../../locales/en/mail/conversation.ts'
import { getTexts } from '../../../locales/get-texts.ts'

export const { threadWords, originalEmailWords } = getTexts<typeof english>('mail/conversation')
