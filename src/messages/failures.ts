import type * as english from '../locales/en/page.ts'
import { getTexts } from '../locales/get-texts.ts'

export const { failureMessages, pageFailureMessages, sidebarMessages } = getTexts<typeof english>('page')
