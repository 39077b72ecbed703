import type * as english from '../locales/en/auth/select-store.ts'
import { getTexts } from '../locales/get-texts.ts'

/** The texts of `src/locales/<language>/auth/select-store.ts`. */
export const { selectStoreMessages } = getTexts<typeof english>('auth/select-store')
