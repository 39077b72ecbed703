import type * as english from '../../../locales/en/mail/saved-replies.ts'
import { getTexts } from '../../../locales/get-texts.ts'

export const { savedReplyWords } = getTexts<typeof english>('mail/saved-replies')
