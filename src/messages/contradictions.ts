import type * as english from '../locales/en/drafts/saved-contradictions.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/drafts/saved-contradictions.ts`. */
export const { savedContradictionMessages } = readWords<typeof english>('drafts/saved-contradictions')
