import type * as english from '../locales/en/replays.ts'
import { getTexts } from '../locales/get-texts.ts'

export const { replayMessages } = getTexts<typeof english>('replays')
