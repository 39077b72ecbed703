import type * as english from '../locales/en/server/problems.ts'
import { getTexts } from '../locales/get-texts.ts'

/** The texts of `src/locales/<language>/server/problems.ts`. */
export const { problemMessages } = getTexts<typeof english>('server/problems')
