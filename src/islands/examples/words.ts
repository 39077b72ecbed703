import type * as english from '../../locales/en/examples.ts'
import { readWords } from '../../locales/words.ts'

/** The texts of `src/locales/<language>/examples.ts`. */
export const {
  exampleMessages,
  proposalMessages,
  replyActionMessages,
  replyFileMessages,
  exampleFormMessages,
} = readWords<typeof english>('examples')
