import type * as english from '../locales/en/fields/entry-form.ts'
import { getTexts } from '../locales/get-texts.ts'

/** The texts of `src/locales/<language>/fields/entry-form.ts`. */
export const { entryMessages } = getTexts<typeof english>('fields/entry-form')
