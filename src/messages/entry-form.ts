import type * as english from '../locales/en/fields/entry-form.ts'
import { getTexts } from '../locales/get-texts.ts'

export const { entryListMessages } = getTexts<typeof english>('fields/entry-form')
