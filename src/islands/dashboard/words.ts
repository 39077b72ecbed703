import type * as english from '../../locales/en/dashboard.ts'
import { getTexts } from '../../locales/get-texts.ts'

export const { dashboardMessages } = getTexts<typeof english>('dashboard')
