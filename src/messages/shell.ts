import type * as english from '../locales/en/shared/header.ts'
import { getTexts } from '../locales/get-texts.ts'

export const { shellMessages } = getTexts<typeof english>('shared/header')
