import type * as english from '../locales/en/server/gate.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/server/gate.ts`. */
export const { gateMessages } = readWords<typeof english>('server/gate')
