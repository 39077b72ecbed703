import type * as english from '../../locales/en/settings.ts'
import { getTexts } from '../../locales/get-texts.ts'

export const {
  settingsTabs,
  settingsMessages,
  storeDeletionMessages,
  tagMessages,
  replyPreviewMessages,
  retentionMessages,
  customerDataMessages,
  activityMessages,
  draftingSettingsMessages,
} = getTexts<typeof english>('settings')
