import type * as suggestions from '../../locales/en/drafts/suggestions.ts'
import type * as english from '../../locales/en/policies.ts'
import { readWords } from '../../locales/words.ts'

/** The texts of `src/locales/<language>/policies.ts`. */
export const { policyMessages, policyFormMessages, learnedMessages, gapMessages } =
  readWords<typeof english>('policies')

/** The texts of `src/locales/<language>/drafts/suggestions.ts`. */
export const { suggestionMessages, contradictionMessages } =
  readWords<typeof suggestions>('drafts/suggestions')
