import type * as english from '../locales/en/auth/select-store.ts'
import { getTexts } from '../locales/get-texts.ts'

export const { selectStoreMessages } = getTexts<typeof english>('auth/select-store')
