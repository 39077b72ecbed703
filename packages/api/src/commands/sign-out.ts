import { eq } from 'drizzle-orm'
import { normalizeEmailAddress } from '../accounts/email-address.ts'
import { endTokenChains } from '../accounts/sign-in/token-chains.ts'
import { openDatabase } from '../database/open-database.ts'
import { users } from '../database/schema.ts'
import { StartError } from '@draftdesk/server-kit'
import { getDatabaseLocation } from '../platform/api-settings.ts'
import type { ApiSettings } from '../platform/api-settings.ts'
import { printLine } from './print-line.ts'

/** Ends all sign-ins of a person. */
export async function signOutAddress(settings: ApiSettings, address: string | undefined): Promise<void> {
  if (!address) throw new StartError('Name the address of the person: sign-out EMAIL.')
  const email = normalizeEmailAddress(address)
  const { db, close } = await openDatabase(getDatabaseLocation(settings))
  try {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (!user) throw new StartError(`No account has the address ${email}.`)
    const ended = await endTokenChains(db, user.id, Date.now())
    printLine(`${email} is signed out everywhere: ${ended} ${ended === 1 ? 'sign-in' : 'sign-ins'} ended.`)
  } finally {
    await close()
  }
}
