import type * as english from '../locales/en/replays.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/replays.ts`. */
export const { replayMessages } = readWords<typeof english>('replays')
