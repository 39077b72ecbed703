import type * as english from '../locales/en/server/sign-in-tokens.ts'
import { getTexts } from '../locales/get-texts.ts'

export const { signInTokenMessages } = getTexts<typeof english>('server/sign-in-tokens')
