import type * as suggestions from '../../locales/en/drafts/suggestions.ts'
import type * as english from '../../locales/en/policies.ts'
import { getTexts } from '../../locales/get-texts.ts'

export const { policyMessages, policyFormMessages, learnedQuestionMessages, gapMessages } =
  getTexts<typeof english>('policies')

export const { suggestionMessages, contradictionMessages } =
  getTexts<typeof suggestions>('drafts/suggestions')
