import type * as english from '../locales/en/shared/toaster.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/shared/toaster.ts`. */
export const { toasterMessages } = readWords<typeof english>('shared/toaster')
