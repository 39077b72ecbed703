import type * as english from '../locales/en/fields/toasts.ts'
import { getTexts } from '../locales/get-texts.ts'

export const { flashToasts } = getTexts<typeof english>('fields/toasts')
