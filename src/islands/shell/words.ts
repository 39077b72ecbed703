import type * as english from '../../locales/en/shared/shell.ts'
import { getTexts } from '../../locales/get-texts.ts'

export const { navMessages, staleTabMessages, connectionMessages, setUpBannerMessages, paletteMessages } =
  getTexts<typeof english>('shared/shell')
