import type * as english from '../../locales/en/policies.ts'
import { readWords } from '../../locales/words.ts'

/** The texts of `src/locales/<language>/policies.ts`. */
export const { policyMessages, policyFormMessages, learnedMessages, gapMessages, suggestionMessages } =
  readWords<typeof english>('policies')
