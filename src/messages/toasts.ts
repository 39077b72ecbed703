import type * as english from '../locales/en/shared/toasts.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/shared/toasts.ts`. */
export const { toasts } = readWords<typeof english>('shared/toasts')
