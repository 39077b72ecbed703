import type * as english from '../../locales/en/server/admin.ts'
import { getTexts } from '../../locales/get-texts.ts'

export const { adminMessages } = getTexts<typeof english>('server/admin')
