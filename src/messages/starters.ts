import type * as english from '../locales/en/server/starters.ts'
import { getTexts } from '../locales/get-texts.ts'

/** A blank for a word or a number that only the store owner knows. */
export const blankPlaceholder = '____'

export const { starterTexts } = getTexts<typeof english>('server/starters')

export type StarterName = keyof typeof starterTexts
