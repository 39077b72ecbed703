import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { mailedCodes, users } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'
import { countGuessAndListCodes, createResetToken, invalidateMailedCodes } from './mailed-codes.ts'
import type { Hasher } from './hasher.ts'
import { deleteSignUps, findVerifiedSignUp } from './sign-ups.ts'
import type { SignInCallbacks } from './sign-in-callbacks.ts'

/** Result of a code. `needsPassword`: the right sign-up is ambiguous, so a link to choose a password is sent. */
export type AddressVerificationResult = { kind: 'wrong' } | { kind: 'verified'; needsPassword: boolean }

interface VerifyDeps {
  db: Database
  hasher: Hasher
  clock: () => number
  callbacks: SignInCallbacks
  /** Sends the reset link in the transaction that creates it. */
  sendLink: (tx: Transaction, resetToken: string) => Promise<void>
}

/** Verifies an address by a code, which works once, and activates the matching sign-up. */
export async function verifyAddress(
  { db, hasher, clock, callbacks, sendLink }: VerifyDeps,
  { email, code, proof }: { email: string; code: string; proof: string | undefined },
): Promise<AddressVerificationResult> {
  const tried = await countGuessAndListCodes(db, { email, kind: 'verify' }, clock())
  const matches = await Promise.all(tried.map((row) => hasher.matches(row.hash, code)))
  if (tried.length === 0) await hasher.matches(undefined, code)
  const match = tried[matches.indexOf(true)]
  if (!match) return { kind: 'wrong' }
  return transact(db, async (tx): Promise<AddressVerificationResult> => {
    const nowMs = clock()
    const [won] = await tx
      .update(mailedCodes)
      .set({ usedAt: new Date(nowMs) })
      .where(and(eq(mailedCodes.id, match.id), isNull(mailedCodes.usedAt)))
      .returning()
    if (!won) return { kind: 'wrong' }
    const account = await findVerifiedSignUp(tx, email, { signUpId: won.signUpId, proof, nowMs })
    const [user] = await tx
      .update(users)
      .set({ isVerified: true, ...(account ?? { passwordHash: null }) })
      .where(and(eq(users.email, email), eq(users.isVerified, false)))
      .returning()
    await invalidateMailedCodes(tx, 'verify', email, nowMs)
    await deleteSignUps(tx, email)
    if (!user) return { kind: 'verified', needsPassword: false }
    await callbacks.join(tx, user, nowMs)
    if (!account) await sendLink(tx, await createResetToken(tx, email, nowMs))
    return { kind: 'verified', needsPassword: !account }
  })
}
