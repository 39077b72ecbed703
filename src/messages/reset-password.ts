import type * as english from '../locales/en/fields/reset-password.ts'
import { getTexts } from '../locales/get-texts.ts'

/** The texts of `src/locales/<language>/fields/reset-password.ts`. */
export const { resetPasswordMessages } = getTexts<typeof english>('fields/reset-password')
