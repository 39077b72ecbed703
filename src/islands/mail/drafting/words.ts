import type * as english from '../../../locales/en/mail/draft-steps.ts'
import { getTexts } from '../../../locales/get-texts.ts'

export const { draftStepWords } = getTexts<typeof english>('mail/draft-steps')
