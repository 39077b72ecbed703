import { eq } from 'drizzle-orm'
import { findUserByAddress } from '../accounts/find-user.ts'
import { passwordField } from '@draftdesk/contract'
import { lockSuperAdmins, operatorActor, recordSuperAdminChange } from '../admin/super-admins.ts'
import { openDatabase } from '../database/open-database.ts'
import { transact } from '../database/transact.ts'
import { users } from '../database/schema.ts'
import { StartError } from '@draftdesk/server-kit'
import { createHasher } from '../accounts/hasher.ts'
import { createSecret } from '../platform/random-secrets.ts'
import { endTokenChains } from '../accounts/sign-in/token-chains.ts'
import { getDatabaseLocation } from '../platform/api-settings.ts'
import type { ApiSettings } from '../platform/api-settings.ts'
import { normalizeEmailAddress } from '../accounts/email-address.ts'
import { printLine } from './print-line.ts'
import { listSolelyOwnedStores } from '../stores/deletion/account-deletion.ts'
import { recordActivity } from '../stores/record-activity.ts'
import { formatCommandReason, createAdminNotifier } from './notify-admins.ts'

/**
 * Makes `address` a super admin with the `chosen` password or a generated one, which is printed once. An
 * existing account keeps its password unless one is chosen, and loses its sign-ins, lock and planned deletion.
 */
export async function createAdmin(
  settings: ApiSettings,
  address: string | undefined,
  chosen: string | undefined,
) {
  if (!address || !/^[^\s@]+@[^\s@]+$/.test(address)) {
    throw new StartError('Name the address of the administrator: create-admin EMAIL.')
  }
  if (chosen && !passwordField.safeParse(chosen).success) {
    throw new StartError(
      'ADMIN_PASSWORD must be at least 8 characters long, include uppercase, lowercase, a number, and a special character.',
    )
  }
  const email = normalizeEmailAddress(address)
  const { db, close } = await openDatabase(getDatabaseLocation(settings))
  try {
    const known = await findUserByAddress(db, email)
    const password =
      chosen ?? (known?.passwordHash && known.isVerified ? undefined : `${createSecret().slice(0, 16)}-aA1`)
    const passwordHash = password && (await (await createHasher()).hash(password))
    const rights = {
      isSuperAdmin: true,
      isVerified: true,
      isActive: true,
      deleteAt: null,
      ...(passwordHash ? { passwordHash } : {}),
    }
    const created = { email, firstName: 'Super', lastName: 'Admin', ...rights }
    await transact(db, async (tx) => {
      const others = (await lockSuperAdmins(tx)).filter((admin) => admin.email !== email)
      const [before] = await tx.select().from(users).where(eq(users.email, email)).for('update')
      if (before && !before.isSuperAdmin && (await listSolelyOwnedStores(tx, before.id)).length > 0) {
        throw new StartError(
          `${email} is the only owner of a store. Make another member an owner there first.`,
        )
      }
      const [user] = await tx
        .insert(users)
        .values(created)
        .onConflictDoUpdate({ target: users.email, set: rights })
        .returning()
      if (!user) return
      const nowMs = Date.now()
      const personId = user.id
      await endTokenChains(tx, personId, nowMs)
      const isUnlocked = before?.isActive === false
      if (before?.isSuperAdmin && !isUnlocked) return
      const change = { isGranted: true, reason: formatCommandReason('create-admin') }
      if (isUnlocked) {
        const action = 'person_unlocked'
        await recordActivity(tx, { personId, actor: operatorActor, action, note: change.reason, nowMs })
      }
      if (!before?.isSuperAdmin)
        await recordSuperAdminChange(tx, { ...change, personId, actor: undefined, nowMs })
      await createAdminNotifier(settings, change)(tx, user, others)
    })
    const means = chosen
      ? 'the given password'
      : password
        ? `the password ${password}`
        : 'the password they have'
    printLine(
      `${email} is a super administrator and signs in at ${settings.SITE_URL}/admin-signin with ${means}.`,
    )
  } finally {
    await close()
  }
}
