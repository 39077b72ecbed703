import type * as english from '../../../locales/en/shared/deletion.ts'
import { getTexts } from '../../../locales/get-texts.ts'

export const { deletionBannerMessages } = getTexts<typeof english>('shared/deletion')
