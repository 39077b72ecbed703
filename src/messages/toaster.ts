import type * as english from '../locales/en/shared/toaster.ts'
import { getTexts } from '../locales/get-texts.ts'

/** The texts of `src/locales/<language>/shared/toaster.ts`. */
export const { toasterMessages } = getTexts<typeof english>('shared/toaster')
