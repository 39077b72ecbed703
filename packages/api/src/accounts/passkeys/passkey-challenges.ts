import { passkeyLimits } from '@draftdesk/contract'
import { and, eq, gt } from 'drizzle-orm'
import { passkeyChallenges } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { hashSecret } from '../../platform/random-secrets.ts'

/** The purpose of a challenge. `subject` is the hash of the sign-in that waits, or empty. */
export interface PasskeyPurpose {
  readonly userId: string
  readonly purpose: 'register' | 'signIn' | 'proof'
  readonly subject: string
}

const buildPurposeCondition = ({ userId, purpose, subject }: PasskeyPurpose) =>
  and(
    eq(passkeyChallenges.userId, userId),
    eq(passkeyChallenges.purpose, purpose),
    eq(passkeyChallenges.subject, subject),
  )

/** Stores a challenge as its hash. It replaces the last one of the purpose. */
export async function savePasskeyChallenge(
  tx: Transaction,
  of: PasskeyPurpose,
  challenge: string,
  nowMs: number,
): Promise<void> {
  const row = {
    hash: hashSecret(challenge),
    expiresAt: new Date(nowMs + passkeyLimits.challengeMinutes * 60_000),
  }
  await tx
    .insert(passkeyChallenges)
    .values({ ...of, ...row })
    .onConflictDoUpdate({
      target: [passkeyChallenges.userId, passkeyChallenges.purpose, passkeyChallenges.subject],
      set: row,
    })
}

/** Uses up the challenge of a purpose. False for another challenge, a used one and an expired one. */
export async function consumePasskeyChallenge(
  tx: Transaction,
  of: PasskeyPurpose,
  challenge: string,
  nowMs: number,
): Promise<boolean> {
  const isOpen = gt(passkeyChallenges.expiresAt, new Date(nowMs))
  const used = await tx
    .delete(passkeyChallenges)
    .where(and(buildPurposeCondition(of), isOpen, eq(passkeyChallenges.hash, hashSecret(challenge))))
    .returning({ hash: passkeyChallenges.hash })
  return used.length > 0
}
