import type * as english from '../../../locales/en/mail/notes.ts'
import { getTexts } from '../../../locales/get-texts.ts'

export const { noteWords } = getTexts<typeof english>('mail/notes')
