import type * as english from '../locales/en/shared/notifications.ts'
import { getTexts } from '../locales/get-texts.ts'

export const { notificationMessages } = getTexts<typeof english>('shared/notifications')
