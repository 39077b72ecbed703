import type * as english from '../locales/en/server/welcome.ts'
import { getTexts } from '../locales/get-texts.ts'

export const { welcomeMessages } = getTexts<typeof english>('server/welcome')
