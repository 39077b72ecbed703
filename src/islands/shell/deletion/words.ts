import type * as english from '../../../locales/en/shared/deletion.ts'
import { readWords } from '../../../locales/words.ts'

/** The texts of `src/locales/<language>/shared/deletion.ts`. */
export const { deletionMessages } = readWords<typeof english>('shared/deletion')
