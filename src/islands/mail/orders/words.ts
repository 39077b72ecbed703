import type * as english from '../../../locales/en/mail/orders.ts'
import { readWords } from '../../../locales/words.ts'

/** The texts of `src/locales/<language>/mail/orders.ts`. */
export const { orderWords } = readWords<typeof english>('mail/orders')
