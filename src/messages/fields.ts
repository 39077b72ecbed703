import type * as english from '../locales/en/fields/fields.ts'
import { getTexts } from '../locales/get-texts.ts'

export const { fieldMessages } = getTexts<typeof english>('fields/fields')
