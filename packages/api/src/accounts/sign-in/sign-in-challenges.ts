import { twoStepLimits } from '@draftdesk/contract'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { transactEssential, writeEssential } from '../../database/essential-writes.ts'
import type { Database } from '../../database/open-database.ts'
import { signInChallenges, users } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { createSecret, hashSecret } from '../../platform/random-secrets.ts'
import type { User } from '../find-user.ts'
import type { TwoStepDeps } from '../two-step/two-step.ts'
import type { SignInDevice } from './sign-in-device.ts'
import { signInUser } from './sign-in-user.ts'
import type { SignInDeps } from './sign-in-user.ts'

/** Stores a sign-in that waits for a code. Returns the secret that completes it. */
export async function createSignInChallenge(tx: Transaction, userId: string, nowMs: number): Promise<string> {
  const challenge = createSecret()
  await tx.insert(signInChallenges).values({
    hash: hashSecret(challenge),
    userId,
    createdAt: new Date(nowMs),
    expiresAt: new Date(nowMs + twoStepLimits.challengeMinutes * 60_000),
  })
  return challenge
}

const isChallengeOpen = (challenge: string, nowMs: number) =>
  and(
    eq(signInChallenges.hash, hashSecret(challenge)),
    gt(signInChallenges.expiresAt, new Date(nowMs)),
    lt(signInChallenges.tries, twoStepLimits.tries),
  )

/** Finds the person whose sign-in waits for a code. Undefined when the sign-in has ended. */
export async function findChallengedUser(
  db: Database,
  challenge: string,
  nowMs: number,
): Promise<User | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(signInChallenges)
    .innerJoin(users, eq(users.id, signInChallenges.userId))
    .where(isChallengeOpen(challenge, nowMs))
  return row?.user
}

/** The hash of a challenge, which names the sign-in that waits. */
export const hashChallenge = (challenge: string): string => hashSecret(challenge)

/** Result of the second sign-in step. `over`: the person has to begin the sign-in again. */
export type SecondStepResult =
  | { readonly kind: 'wrong' }
  | { readonly kind: 'over' }
  | { readonly kind: 'inactive' }
  | { readonly kind: 'signedIn'; readonly user: User; readonly token: string }

/** Checks the second step of a person. `off`: their sign-ins ask for none. */
export type SecondStepCheck = (
  tx: Transaction,
  user: User,
  nowMs: number,
) => Promise<'used' | 'wrong' | 'off'>

/** Completes a sign-in with a second step. Each try counts, and the first right one wins. */
export async function completeSignIn(
  deps: SignInDeps & Pick<TwoStepDeps, 'db' | 'clock'>,
  { challenge, useStep }: { readonly challenge: string; readonly useStep: SecondStepCheck },
  device: SignInDevice,
): Promise<SecondStepResult> {
  const nowMs = deps.clock()
  const [tried] = await writeEssential(deps.db, (writer) =>
    writer
      .update(signInChallenges)
      .set({ tries: sql`${signInChallenges.tries} + 1` })
      .where(isChallengeOpen(challenge, nowMs))
      .returning(),
  )
  if (!tried) return { kind: 'over' }
  return transactEssential(deps.db, async (tx): Promise<SecondStepResult> => {
    const [user] = await tx.select().from(users).where(eq(users.id, tried.userId)).for('update')
    if (!user) return { kind: 'over' }
    if (!user.isActive) return { kind: 'inactive' }
    const isThis = eq(signInChallenges.hash, tried.hash)
    // The challenge may have ended meanwhile: by a parallel sign-in, a new password or a sign-out.
    const [waiting] = await tx.select().from(signInChallenges).where(isThis)
    if (!waiting) return { kind: 'over' }
    const result = await useStep(tx, user, nowMs)
    if (result === 'off') return { kind: 'over' }
    if (result === 'wrong') return { kind: tried.tries >= twoStepLimits.tries ? 'over' : 'wrong' }
    await tx.delete(signInChallenges).where(isThis)
    return { kind: 'signedIn', user, token: await signInUser(tx, deps, user, device) }
  })
}
