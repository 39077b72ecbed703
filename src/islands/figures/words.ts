import type * as english from '../../locales/en/server/figures.ts'
import { getTexts } from '../../locales/get-texts.ts'

/** The texts of `src/locales/<language>/server/figures.ts`. */
export const { figuresMessages } = getTexts<typeof english>('server/figures')
