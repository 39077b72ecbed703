import type * as english from '../locales/en/fields/reset-password.ts'
import { getTexts } from '../locales/get-texts.ts'

export const { resetPasswordMessages } = getTexts<typeof english>('fields/reset-password')
