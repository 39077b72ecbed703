import type * as english from '../../locales/en/accounts.ts'
import { readWords } from '../../locales/words.ts'

/** The texts of `src/locales/<language>/accounts.ts`. */
export const {
  peopleMessages,
  roleMessages,
  inviteMessages,
  accountMessages,
  awayMessages,
  accountDeletionMessages,
  notificationSettingsMessages,
  signInMessages,
} = readWords<typeof english>('accounts')
