import type * as composer from '../../locales/en/mail/composer.ts'
import type * as conversation from '../../locales/en/mail/conversation.ts'
import type * as draftSteps from '../../locales/en/mail/draft-steps.ts'
import type * as filters from '../../locales/en/mail/filters.ts'
import type * as forward from '../../locales/en/mail/forward.ts'
import type * as history from '../../locales/en/mail/history.ts'
import type * as later from '../../locales/en/mail/later.ts'
import type * as notes from '../../locales/en/mail/notes.ts'
import type * as orders from '../../locales/en/mail/orders.ts'
import type * as presence from '../../locales/en/mail/presence.ts'
import type * as recipients from '../../locales/en/mail/recipients.ts'
import type * as savedReplies from '../../locales/en/mail/saved-replies.ts'
import type * as tags from '../../locales/en/mail/tags.ts'
import { getTexts } from '../../locales/get-texts.ts'

export const { composerWords } = getTexts<typeof composer>('mail/composer')
export const { threadWords, originalEmailWords } = getTexts<typeof conversation>('mail/conversation')
export const { draftStepWords } = getTexts<typeof draftSteps>('mail/draft-steps')
export const { filterWords } = getTexts<typeof filters>('mail/filters')
export const { forwardWords } = getTexts<typeof forward>('mail/forward')
export const { historyWords } = getTexts<typeof history>('mail/history')
export const { laterWords } = getTexts<typeof later>('mail/later')
export const { noteWords } = getTexts<typeof notes>('mail/notes')
export const { orderWords } = getTexts<typeof orders>('mail/orders')
export const { presenceWords } = getTexts<typeof presence>('mail/presence')
export const { recipientWords } = getTexts<typeof recipients>('mail/recipients')
export const { savedReplyWords } = getTexts<typeof savedReplies>('mail/saved-replies')
export const { tagWords } = getTexts<typeof tags>('mail/tags')
