import type * as english from '../locales/en/drafts/saved-contradictions.ts'
import { getTexts } from '../locales/get-texts.ts'

export const { savedContradictionMessages } = getTexts<typeof english>('drafts/saved-contradictions')
