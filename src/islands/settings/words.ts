import type * as english from '../../locales/en/settings.ts'
import { getTexts } from '../../locales/get-texts.ts'

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
} = getTexts<typeof english>('settings')
