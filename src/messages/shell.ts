import type * as english from '../locales/en/shared/header.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/shared/header.ts`. */
export const { shellMessages } = readWords<typeof english>('shared/header')
