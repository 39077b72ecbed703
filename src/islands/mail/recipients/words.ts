import type * as english from '../../../locales/en/mail/recipients.ts'
import { getTexts } from '../../../locales/get-texts.ts'

export const { recipientWords } = getTexts<typeof english>('mail/recipients')
