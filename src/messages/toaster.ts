import type * as english from '../locales/en/shared/toaster.ts'
import { getTexts } from '../locales/get-texts.ts'

export const { toasterMessages } = getTexts<typeof english>('shared/toaster')
