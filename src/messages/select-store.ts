import type * as english from '../locales/en/auth/select-store.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/auth/select-store.ts`. */
export const { selectStoreMessages } = readWords<typeof english>('auth/select-store')
