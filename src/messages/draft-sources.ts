import type * as english from '../locales/en/drafts/draft-sources.ts'
import { getTexts } from '../locales/get-texts.ts'

/** The texts of `src/locales/<language>/drafts/draft-sources.ts`. */
export const { draftSourceMessages, askMessages, sampleMessages } =
  getTexts<typeof english>('drafts/draft-sources')
