import { createSeal, StartError } from '@draftdesk/server-kit'
import { normalizeEmailAddress } from '../accounts/email-address.ts'
import { findUserByAddress } from '../accounts/find-user.ts'
import { endTokenChains } from '../accounts/sign-in/token-chains.ts'
import { deleteTwoStep } from '../accounts/two-step/two-step.ts'
import { operatorActor } from '../admin/super-admins.ts'
import { createDatabaseTime } from '../claims/sql-time.ts'
import { openDatabase } from '../database/open-database.ts'
import { transact } from '../database/transact.ts'
import { createNoticeMailer } from '../notices/notice-mailer.ts'
import { createTwoStepChangeMail } from '../notices/notice-mails.ts'
import { toNoticeRecipient } from '../notices/notice-recipient.ts'
import { getDatabaseLocation, getApiSecret } from '../platform/api-settings.ts'
import type { ApiSettings } from '../platform/api-settings.ts'
import { recordActivity } from '../stores/record-activity.ts'
import { formatCommandReason } from './notify-admins.ts'
import { printLine } from './print-line.ts'

/** Turns two-step sign-in of a person off, for one who lost their phone and recovery codes. Ends their sign-ins and mails them. */
export async function resetTwoStep(settings: ApiSettings, address: string | undefined): Promise<void> {
  if (!address) throw new StartError('Name the address of the person: reset-two-step EMAIL.')
  const email = normalizeEmailAddress(address)
  const { db, close } = await openDatabase(getDatabaseLocation(settings))
  try {
    const mailer = createNoticeMailer(createSeal(getApiSecret(settings), 'credentials'), createDatabaseTime)
    const siteUrl = settings.SITE_URL.replace(/\/$/, '')
    await transact(db, async (tx) => {
      const user = await findUserByAddress(tx, email)
      if (!user) throw new StartError(`No account has the address ${email}.`)
      if (!(await deleteTwoStep(tx, user.id))) throw new StartError(`Two-step sign-in of ${email} is off.`)
      const nowMs = Date.now()
      await endTokenChains(tx, user.id, nowMs)
      const entry = { personId: user.id, actor: operatorActor, action: 'two_step_reset' as const, nowMs }
      await recordActivity(tx, { ...entry, note: formatCommandReason('reset-two-step') })
      await mailer.send(
        tx,
        createTwoStepChangeMail(toNoticeRecipient(user), { change: 'reset', codesLeft: 0, siteUrl }),
      )
    })
    printLine(`Two-step sign-in of ${email} is off, and every sign-in ended. We mail them.`)
  } finally {
    await close()
  }
}
