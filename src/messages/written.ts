import type * as english from '../locales/en/drafts/written.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/drafts/written.ts`. */
export const { writtenMessages, askMessages, sampleMessages } = readWords<typeof english>('drafts/written')
