import type * as english from '../../locales/en/server/admin-jobs.ts'
import { getTexts } from '../../locales/get-texts.ts'

export const { adminJobMessages } = getTexts<typeof english>('server/admin-jobs')
