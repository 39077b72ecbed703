import type * as english from '../../locales/en/settings.ts'
import { readWords } from '../../locales/words.ts'

/** The texts of `src/locales/<language>/settings.ts`. */
export const {
  settingsTabs,
  settingsMessages,
  deletionMessages,
  tagMessages,
  previewMessages,
  retentionMessages,
  customerMessages,
  activityMessages,
  draftingSettingsMessages,
} = readWords<typeof english>('settings')
