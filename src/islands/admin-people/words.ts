import type * as english from '../../locales/en/server/admin-people.ts'
import { getTexts } from '../../locales/get-texts.ts'

export const { adminPeopleMessages } = getTexts<typeof english>('server/admin-people')
