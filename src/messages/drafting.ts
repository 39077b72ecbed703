import type * as english from '../locales/en/drafts/drafting.ts'
import { getTexts } from '../locales/get-texts.ts'

export const { draftingMessages } = getTexts<typeof english>('drafts/drafting')
