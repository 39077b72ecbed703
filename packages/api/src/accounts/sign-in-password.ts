import { eq } from 'drizzle-orm'
import { transactEssential } from '../database/essential.ts'
import type { Database } from '../database/open.ts'
import { users } from '../database/schema.ts'
import type { Device } from './device.ts'
import { findUserByAddress, type User } from './find-user.ts'
import type { Hasher } from './hasher.ts'
import { openSignIn, type SignInParts } from './open-sign-in.ts'
import { renewProof } from './sign-ups.ts'

/** What came of an address and a password. `user` is as before this sign-in. */
export type PasswordSignIn =
  | { kind: 'wrong' }
  | { kind: 'inactive' }
  | { kind: 'unverified'; user: User; proof: string | null }
  | { kind: 'signedIn'; user: User; token: string }

/** Signs a person in by their password: the same work for an address that nobody has. */
export async function signInByPassword(
  parts: SignInParts & { db: Database; hasher: Hasher },
  { email, password }: { email: string; password: string },
  device: Device,
): Promise<PasswordSignIn> {
  const user = await findUserByAddress(parts.db, email)
  const isMatch = await parts.hasher.matches(user?.passwordHash, password)
  if (!user || !isMatch) return { kind: 'wrong' }
  if (!user.isActive) return { kind: 'inactive' }
  if (!user.isVerified) return { kind: 'unverified', user, proof: await renewProof(parts.db, user) }
  return transactEssential(parts.db, async (tx): Promise<PasswordSignIn> => {
    // The password may have been changed while it was compared: the row is read again under a lock.
    const [now] = await tx.select().from(users).where(eq(users.id, user.id)).for('update')
    if (!now?.isActive || now.passwordHash !== user.passwordHash) return { kind: 'wrong' }
    return { kind: 'signedIn', user: now, token: await openSignIn(tx, parts, now, device) }
  })
}
