import type * as english from '../locales/en/server/problems.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/server/problems.ts`. */
export const { problemMessages } = readWords<typeof english>('server/problems')
