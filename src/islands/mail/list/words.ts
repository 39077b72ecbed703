import type * as english from '../../../locales/en/mail-list.ts'
import { getTexts } from '../../../locales/get-texts.ts'

export const { listWords, liveUpdateWords, unsentReplyWords } = getTexts<typeof english>('mail-list')
