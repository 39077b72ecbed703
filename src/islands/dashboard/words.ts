import type * as english from '../../locales/en/dashboard.ts'
import { readWords } from '../../locales/words.ts'

/** The texts of `src/locales/<language>/dashboard.ts`. */
export const { dashboardMessages } = readWords<typeof english>('dashboard')
