import type * as english from '../locales/en/shared/header.ts'
import { getTexts } from '../locales/get-texts.ts'

export const { headerMessages } = getTexts<typeof english>('shared/header')
