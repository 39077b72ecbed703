import { StartError } from '@draftdesk/server-kit'
import { normalizeEmailAddress } from '../accounts/email-address.ts'
import { findUserByAddress } from '../accounts/find-user.ts'
import { setSuperAdmin } from '../admin/super-admins.ts'
import { openDatabase } from '../database/open-database.ts'
import { getDatabaseLocation } from '../platform/api-settings.ts'
import type { ApiSettings } from '../platform/api-settings.ts'
import { printLine } from './print-line.ts'
import { formatCommandReason, createAdminNotifier } from './notify-admins.ts'

/** Takes the rights of a super admin from a person, but never from the last one. Ends their sign-ins and mails all super admins. */
export async function revokeAdmin(settings: ApiSettings, address: string | undefined): Promise<void> {
  if (!address) throw new StartError('Name the address of the person: revoke-admin EMAIL.')
  const email = normalizeEmailAddress(address)
  const { db, close } = await openDatabase(getDatabaseLocation(settings))
  try {
    const person = await findUserByAddress(db, email)
    if (!person) throw new StartError(`No account has the address ${email}.`)
    const change = { isGranted: false, reason: formatCommandReason('revoke-admin') }
    const result = await setSuperAdmin(
      db,
      { ...change, personId: person.id, actor: undefined, nowMs: Date.now() },
      createAdminNotifier(settings, change),
    )
    if (result === 'last')
      throw new StartError(`${email} is the last super administrator. Make another one first.`)
    if (result !== 'changed') throw new StartError(`${email} is not a super administrator.`)
    printLine(`${email} is no longer a super administrator, and every sign-in ended. We mail them.`)
  } finally {
    await close()
  }
}
