import type * as english from '../locales/en/fields/entries.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/fields/entries.ts`. */
export const { entryMessages } = readWords<typeof english>('fields/entries')
