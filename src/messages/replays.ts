import type * as english from '../locales/en/drafts/replays.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/drafts/replays.ts`. */
export const { replayMessages } = readWords<typeof english>('drafts/replays')
