import type * as english from '../../locales/en/two-step.ts'
import { readWords } from '../../locales/words.ts'

/** The texts of `src/locales/<language>/two-step.ts`. */
export const { twoStepMessages } = readWords<typeof english>('two-step')
