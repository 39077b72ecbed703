import type * as english from '../../locales/en/two-step.ts'
import { getTexts } from '../../locales/get-texts.ts'

export const { twoStepMessages } = getTexts<typeof english>('two-step')
