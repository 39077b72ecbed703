import type * as english from '../locales/en/drafts/variables.ts'
import { getTexts } from '../locales/get-texts.ts'

/** The texts of `src/locales/<language>/drafts/variables.ts`. */
export const { variableMessages } = getTexts<typeof english>('drafts/variables')
