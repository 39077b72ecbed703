import type * as english from '../locales/en/drafts/variables.ts'
import { getTexts } from '../locales/get-texts.ts'

export const { variableMessages } = getTexts<typeof english>('drafts/variables')
