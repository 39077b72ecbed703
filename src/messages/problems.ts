import type * as english from '../locales/en/server/problems.ts'
import { getTexts } from '../locales/get-texts.ts'

export const { errorPageMessages } = getTexts<typeof english>('server/problems')
