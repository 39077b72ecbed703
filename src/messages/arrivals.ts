import type * as english from '../locales/en/server/arrivals.ts'
import { getTexts } from '../locales/get-texts.ts'

export const { signInTokenMessages } = getTexts<typeof english>('server/arrivals')
