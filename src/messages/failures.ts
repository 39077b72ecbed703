import type * as english from '../locales/en/page.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/page.ts`. */
export const { failureMessages, pageFailureMessages, sidebarMessages } = readWords<typeof english>('page')
