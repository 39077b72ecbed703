import type * as english from '../locales/en/identity.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/identity.ts`. */
export const { proofMessages } = readWords<typeof english>('identity')
