import type * as english from '../locales/en/drafts/drafting.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/drafts/drafting.ts`. */
export const { draftingMessages } = readWords<typeof english>('drafts/drafting')
