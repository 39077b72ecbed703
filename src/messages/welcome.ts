import type * as english from '../locales/en/server/welcome.ts'
import { getTexts } from '../locales/get-texts.ts'

/** The texts of `src/locales/<language>/server/welcome.ts`. */
export const { welcomeMessages } = getTexts<typeof english>('server/welcome')
