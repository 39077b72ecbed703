import type * as english from '../../../locales/en/mail/tags.ts'
import { getTexts } from '../../../locales/get-texts.ts'

export const { tagWords } = getTexts<typeof english>('mail/tags')
