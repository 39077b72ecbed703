import type * as english from '../../locales/en/server/admin.ts'
import { readWords } from '../../locales/words.ts'

/** The texts of `src/locales/<language>/server/admin.ts`. */
export const { adminMessages } = readWords<typeof english>('server/admin')
