import type * as english from '../locales/en/fields/toasts.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/fields/toasts.ts`. */
export const { toasts } = readWords<typeof english>('fields/toasts')
