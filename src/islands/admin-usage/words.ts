import type * as english from '../../locales/en/server/admin-usage.ts'
import { getTexts } from '../../locales/get-texts.ts'

export const { adminUsageMessages } = getTexts<typeof english>('server/admin-usage')
