import { eq } from 'drizzle-orm'
import { transactEssential } from '../../database/essential-writes.ts'
import type { Database } from '../../database/open-database.ts'
import { users } from '../../database/schema.ts'
import type { SignInDevice } from './sign-in-device.ts'
import { findUserByAddress } from '../find-user.ts'
import type { User } from '../find-user.ts'
import type { Hasher } from '../hasher.ts'
import { createSignInChallenge } from './sign-in-challenges.ts'
import { hasPasskey, hasTwoStep } from '../two-step/two-step.ts'
import { signInUser } from './sign-in-user.ts'
import type { SignInDeps } from './sign-in-user.ts'
import { renewSignUpProof } from '../sign-ups.ts'

/** Result of a password sign-in. `user` is the row before the sign-in. */
export type PasswordSignInResult =
  | { kind: 'wrong' }
  | { kind: 'inactive' }
  | { kind: 'unverified'; user: User; proof: string | null }
  | { kind: 'needsCode'; user: User; challenge: string; hasPasskey: boolean }
  | { kind: 'signedIn'; user: User; token: string }

/** Signs a person in by password. An unknown address takes the same time. */
export async function signInByPassword(
  deps: SignInDeps & { db: Database; hasher: Hasher },
  { email, password }: { email: string; password: string },
  device: SignInDevice,
): Promise<PasswordSignInResult> {
  const user = await findUserByAddress(deps.db, email)
  const isMatch = await deps.hasher.matches(user?.passwordHash, password)
  if (!user || !isMatch) return { kind: 'wrong' }
  if (!user.isActive) return { kind: 'inactive' }
  if (!user.isVerified) return { kind: 'unverified', user, proof: await renewSignUpProof(deps.db, user) }
  return transactEssential(deps.db, async (tx): Promise<PasswordSignInResult> => {
    // The password may have changed during the comparison, so the row is read again under a lock.
    const [now] = await tx.select().from(users).where(eq(users.id, user.id)).for('update')
    if (!now?.isActive || now.passwordHash !== user.passwordHash) return { kind: 'wrong' }
    if (await hasTwoStep(tx, now.id))
      return {
        ...{ kind: 'needsCode', user: now, hasPasskey: await hasPasskey(tx, now.id) },
        challenge: await createSignInChallenge(tx, now.id, deps.clock()),
      }
    return { kind: 'signedIn', user: now, token: await signInUser(tx, deps, now, device) }
  })
}
