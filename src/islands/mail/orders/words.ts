import type * as english from '../../../locales/en/mail/orders.ts'
import { getTexts } from '../../../locales/get-texts.ts'

export const { orderWords } = getTexts<typeof english>('mail/orders')
