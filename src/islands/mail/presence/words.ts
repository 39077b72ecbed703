import type * as english from '../../../locales/en/mail/presence.ts'
import { getTexts } from '../../../locales/get-texts.ts'

export const { presenceWords } = getTexts<typeof english>('mail/presence')
