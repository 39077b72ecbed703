import type * as english from '../locales/en/drafts/draft-sources.ts'
import { getTexts } from '../locales/get-texts.ts'

export const { draftSourceMessages, askPoliciesMessages, sampleMessages } =
  getTexts<typeof english>('drafts/draft-sources')
