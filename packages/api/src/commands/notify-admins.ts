import { createSeal } from '@draftdesk/server-kit'
import type { NotifyAdmins } from '../admin/super-admins.ts'
import { createDatabaseTime } from '../claims/sql-time.ts'
import { createNoticeMailer } from '../notices/notice-mailer.ts'
import { createAdminChangeMail, createOwnAdminChangeMail } from '../notices/notice-mails.ts'
import { toNoticeRecipient } from '../notices/notice-recipient.ts'
import { getApiSecret } from '../platform/api-settings.ts'
import type { ApiSettings } from '../platform/api-settings.ts'

/** The reason of a change that the operator makes on the server. */
export const formatCommandReason = (command: string): string => `${command} on the server`

/** Mails a person and the other super admins that the operator changed who is a super admin. */
export function createAdminNotifier(
  settings: ApiSettings,
  { isGranted, reason }: { readonly isGranted: boolean; readonly reason: string },
): NotifyAdmins {
  const mailer = createNoticeMailer(createSeal(getApiSecret(settings), 'credentials'), createDatabaseTime)
  const facts = { isGranted, by: undefined, siteUrl: settings.SITE_URL.replace(/\/$/, '') }
  return async (tx, person, others) => {
    await mailer.send(tx, createOwnAdminChangeMail(toNoticeRecipient(person), facts))
    for (const other of others)
      await mailer.send(tx, createAdminChangeMail(toNoticeRecipient(other), { ...facts, person, reason }))
  }
}
