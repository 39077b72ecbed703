import type * as english from '../../../locales/en/mail/later.ts'
import { getTexts } from '../../../locales/get-texts.ts'

export const { laterWords } = getTexts<typeof english>('mail/later')
