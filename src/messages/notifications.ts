import type * as english from '../locales/en/shared/notifications.ts'
import { getTexts } from '../locales/get-texts.ts'

/** The texts of `src/locales/<language>/shared/notifications.ts`. */
export const { notificationMessages } = getTexts<typeof english>('shared/notifications')
