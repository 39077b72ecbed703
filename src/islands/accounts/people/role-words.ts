import type * as english from '../../../locales/en/server/roles.ts'
import { getTexts } from '../../../locales/get-texts.ts'

export const { roleMessages } = getTexts<typeof english>('server/roles')
