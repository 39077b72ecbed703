import type * as english from '../locales/en/shared/emails.ts'
import { getTexts } from '../locales/get-texts.ts'

export const { formatConversationCount, emailMessages } = getTexts<typeof english>('shared/emails')
