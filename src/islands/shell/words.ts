import type * as english from '../../locales/en/shared/shell.ts'
import { readWords } from '../../locales/words.ts'

/** The texts of `src/locales/<language>/shared/shell.ts`. */
export const { navMessages, staleMessages, connectionMessages, setUpBannerMessages, paletteMessages } =
  readWords<typeof english>('shared/shell')
