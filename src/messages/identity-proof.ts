import type * as english from '../locales/en/identity.ts'
import { getTexts } from '../locales/get-texts.ts'

export const { identityProofMessages } = getTexts<typeof english>('identity')
