import type * as english from '../locales/en/server/gate.ts'
import { getTexts } from '../locales/get-texts.ts'

export const { gateMessages } = getTexts<typeof english>('server/gate')
