import type * as english from '../../../locales/en/mail/composer.ts'
import { getTexts } from '../../../locales/get-texts.ts'

export const { composerWords } = getTexts<typeof english>('mail/composer')
