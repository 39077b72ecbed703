import type * as english from '../../locales/en/examples.ts'
import { getTexts } from '../../locales/get-texts.ts'

export const {
  exampleMessages,
  proposalMessages,
  replyActionMessages,
  replyFileMessages,
  exampleFormMessages,
} = getTexts<typeof english>('examples')
