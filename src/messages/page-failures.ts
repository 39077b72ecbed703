import type * as english from '../locales/en/shared/page-failures.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/shared/page-failures.ts`. */
export const { pageFailureMessages } = readWords<typeof english>('shared/page-failures')
