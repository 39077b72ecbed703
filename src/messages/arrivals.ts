import type * as english from '../locales/en/server/arrivals.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/server/arrivals.ts`. */
export const { arrivalMessages } = readWords<typeof english>('server/arrivals')
