import type * as english from '../../locales/en/server/figures.ts'
import { getTexts } from '../../locales/get-texts.ts'

export const { figuresMessages } = getTexts<typeof english>('server/figures')
