import type * as english from '../locales/en/drafts/entries.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/drafts/entries.ts`. */
export const { entryMessages } = readWords<typeof english>('drafts/entries')
