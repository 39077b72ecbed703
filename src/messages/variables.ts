import type * as english from '../locales/en/drafts/variables.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/drafts/variables.ts`. */
export const { variableMessages } = readWords<typeof english>('drafts/variables')
