import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { mailedCodes, users } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'
import { hashSecret } from '../platform/random-secrets.ts'
import { invalidateMailedCodes } from './mailed-codes.ts'
import type { Hasher } from './hasher.ts'
import { deleteSignUps } from './sign-ups.ts'
import { endTokenChains, endOtherTokenChains } from './sign-in/token-chains.ts'
import type { User } from './find-user.ts'
import type { SignInCallbacks } from './sign-in-callbacks.ts'

interface PasswordDeps {
  db: Database
  hasher: Hasher
  clock: () => number
  /** Notifies a person of the changed password in the same transaction. */
  tell: (tx: Transaction, user: User) => Promise<void>
}

/** Sets the password by a reset link, ends every sign-in, and verifies the link's address. */
export async function resetPasswordByLink(
  { db, hasher, clock, callbacks, tell }: PasswordDeps & { callbacks: SignInCallbacks },
  resetToken: string,
  password: string,
): Promise<{ kind: 'unusable' | 'reset' }> {
  const passwordHash = await hasher.hash(password)
  return transact(db, async (tx) => {
    const now = new Date(clock())
    const isThis = and(
      eq(mailedCodes.kind, 'reset'),
      eq(mailedCodes.hash, hashSecret(resetToken)),
      isNull(mailedCodes.usedAt),
      gt(mailedCodes.expiresAt, now),
    )
    const [used] = await tx.update(mailedCodes).set({ usedAt: now }).where(isThis).returning()
    if (!used) return { kind: 'unusable' }
    const [user] = await tx
      .update(users)
      .set({ passwordHash, isVerified: true })
      .where(and(eq(users.email, used.email), eq(users.isActive, true)))
      .returning()
    if (!user) return { kind: 'unusable' }
    await invalidateMailedCodes(tx, 'reset', used.email, now.getTime())
    await deleteSignUps(tx, used.email)
    await endTokenChains(tx, user.id, now.getTime())
    await callbacks.join(tx, user, now.getTime())
    await tell(tx, user)
    return { kind: 'reset' }
  })
}

/** Changes the password if `current` is right. Ends all other sign-ins and reset links. */
export async function replacePassword(
  { db, hasher, clock, tell }: PasswordDeps,
  { user, token }: { user: User; token: string },
  { current, next }: { current: string; next: string },
): Promise<'replaced' | 'wrong'> {
  const { passwordHash } = user
  if (passwordHash === null || !(await hasher.matches(passwordHash, current))) return 'wrong'
  const renewed = await hasher.hash(next)
  return transact(db, async (tx) => {
    // A parallel change with the same old password was first.
    const isSame = and(eq(users.id, user.id), eq(users.passwordHash, passwordHash))
    const [changed] = await tx.update(users).set({ passwordHash: renewed }).where(isSame).returning()
    if (!changed) return 'wrong'
    await endOtherTokenChains(tx, user.id, token, clock())
    await invalidateMailedCodes(tx, 'reset', user.email, clock())
    await tell(tx, changed)
    return 'replaced'
  })
}
