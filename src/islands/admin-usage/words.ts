import type * as english from '../../locales/en/server/admin-usage.ts'
import { readWords } from '../../locales/words.ts'

/** The texts of `src/locales/<language>/server/admin-usage.ts`. */
export const { adminUsageMessages } = readWords<typeof english>('server/admin-usage')
