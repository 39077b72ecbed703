import type * as english from '../../../locales/en/mail/history.ts'
import { getTexts } from '../../../locales/get-texts.ts'

export const { historyWords } = getTexts<typeof english>('mail/history')
