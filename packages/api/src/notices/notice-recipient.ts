import { defaultLanguage, findPageLanguage } from '@draftdesk/contract/page-languages'
import type { PageLanguage } from '@draftdesk/contract/page-languages'

/** A person who gets a mail, and the language of the mail. */
export interface NoticeRecipient {
  readonly email: string
  readonly language: PageLanguage
}

/** A person as the recipient of a mail: in their own language, else in the one of their request, else in English. */
export const toNoticeRecipient = (
  { email, preferedLanguage }: { readonly email: string; readonly preferedLanguage: string | null },
  ofRequest: PageLanguage = defaultLanguage,
): NoticeRecipient => ({ email, language: findPageLanguage(preferedLanguage) ?? ofRequest })
