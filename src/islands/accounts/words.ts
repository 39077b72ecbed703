import type * as english from '../../locales/en/accounts.ts'
import { getTexts } from '../../locales/get-texts.ts'

export const {
  peopleMessages,
  inviteMessages,
  accountMessages,
  absenceMessages,
  accountDeletionMessages,
  notificationSettingsMessages,
  signInMessages,
} = getTexts<typeof english>('accounts')
