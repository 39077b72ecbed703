import type * as english from '../../../locales/en/mail/forward.ts'
import { getTexts } from '../../../locales/get-texts.ts'

export const { forwardWords } = getTexts<typeof english>('mail/forward')
