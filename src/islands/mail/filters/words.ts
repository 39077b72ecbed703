import type * as english from '../../../locales/en/mail/filters.ts'
import { getTexts } from '../../../locales/get-texts.ts'

export const { filterWords } = getTexts<typeof english>('mail/filters')
