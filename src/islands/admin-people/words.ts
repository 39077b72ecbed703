import type * as english from '../../locales/en/server/admin-people.ts'
import { readWords } from '../../locales/words.ts'

/** The texts of `src/locales/<language>/server/admin-people.ts`. */
export const { adminPeopleMessages } = readWords<typeof english>('server/admin-people')
