import { dayMs } from '@draftdesk/contract/durations'
import { and, count, eq, gt, gte } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { mailedCodes, signUps, users } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { createSecret, hashSecret } from '../platform/random-secrets.ts'

/** The lifetime of an unverified sign-up in days. */
export const signUpDays = 7

/** Data of a sign-up with the hashed password. */
export interface NewAccount {
  email: string
  firstName: string
  lastName: string
  passwordHash: string
}

/** A sign-up, and the language of its pages: null for English, which a person without a choice gets. */
export interface SignUpRequest extends NewAccount {
  preferedLanguage?: string | null
}

/**
 * Stores a sign-up; `proof` is a secret of the browser. `isOpen` is false for a registered address, which
 * takes the same time.
 */
export async function addSignUp(
  tx: Transaction,
  { preferedLanguage = null, ...account }: SignUpRequest,
  nowMs: number,
): Promise<{ id: string; proof: string; isOpen: boolean }> {
  const createdAt = new Date(nowMs)
  const proof = createSecret()
  await tx
    .insert(users)
    .values({ ...account, preferedLanguage, createdAt })
    .onConflictDoNothing()
  // Includes the new sign-up, so that all cases take the same time.
  const open = await tx
    .update(users)
    .set({ ...account, preferedLanguage })
    .where(and(eq(users.email, account.email), eq(users.isVerified, false)))
    .returning({ id: users.id })
  const [signUp] = await tx
    .insert(signUps)
    .values({ ...account, proofHash: hashSecret(proof), createdAt })
    .returning({ id: signUps.id })
  if (!signUp) throw new Error('the database returned no sign-up')
  return { id: signUp.id, proof, isOpen: open.length > 0 }
}

/** Issues a new proof for the sign-up with this password. Null when there is none. */
export async function renewSignUpProof(
  db: Database,
  { email, passwordHash }: { email: string; passwordHash: string | null },
): Promise<string | null> {
  if (passwordHash === null) return null
  const proof = createSecret()
  const renewed = await db
    .update(signUps)
    .set({ proofHash: hashSecret(proof) })
    .where(and(eq(signUps.email, email), eq(signUps.passwordHash, passwordHash)))
    .returning({ id: signUps.id })
  return renewed.length > 0 ? proof : null
}

/** Finds the sign-up of a verified address: by the browser's proof, or without one if it is the only open sign-up and only one code was sent. */
export async function findVerifiedSignUp(
  tx: Transaction,
  email: string,
  { signUpId, proof, nowMs }: { signUpId: string | null; proof: string | undefined; nowMs: number },
): Promise<NewAccount | undefined> {
  const oldest = new Date(nowMs - signUpDays * dayMs)
  const waiting = await tx
    .select()
    .from(signUps)
    .where(and(eq(signUps.email, email), gt(signUps.createdAt, oldest)))
  const own = proof && waiting.find(({ proofHash }) => proofHash === hashSecret(proof))
  if (own) return pickAccountFields(own)
  const [only] = waiting
  if (!only || waiting.length > 1 || only.id !== signUpId) return undefined
  const [sent] = await tx
    .select({ codes: count() })
    .from(mailedCodes)
    .where(
      and(
        eq(mailedCodes.email, email),
        eq(mailedCodes.kind, 'verify'),
        gte(mailedCodes.createdAt, only.createdAt),
      ),
    )
  return sent?.codes === 1 ? pickAccountFields(only) : undefined
}

/** Deletes sign-ups of an address that has an account. */
export async function deleteSignUps(tx: Transaction, email: string): Promise<void> {
  await tx.delete(signUps).where(eq(signUps.email, email))
}

const pickAccountFields = ({ email, firstName, lastName, passwordHash }: NewAccount): NewAccount => ({
  email,
  firstName,
  lastName,
  passwordHash,
})
