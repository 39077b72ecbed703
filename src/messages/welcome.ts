import type * as english from '../locales/en/server/welcome.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/server/welcome.ts`. */
export const { welcomeMessages } = readWords<typeof english>('server/welcome')
