import type * as english from '../../locales/en/server/figures.ts'
import { readWords } from '../../locales/words.ts'

/** The texts of `src/locales/<language>/server/figures.ts`. */
export const { figuresMessages } = readWords<typeof english>('server/figures')
