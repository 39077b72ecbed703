import type * as english from '../../locales/en/server/admin-work.ts'
import { readWords } from '../../locales/words.ts'

/** The texts of `src/locales/<language>/server/admin-work.ts`. */
export const { adminWorkMessages } = readWords<typeof english>('server/admin-work')
