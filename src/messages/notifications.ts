import type * as english from '../locales/en/shared/notifications.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/shared/notifications.ts`. */
export const { notificationMessages } = readWords<typeof english>('shared/notifications')
