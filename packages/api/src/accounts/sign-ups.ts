import { and, count, eq, gt, gte } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { codes, signUps, users } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { createSecret, hashSecret } from '../platform/secret.ts'

/** Days in which a sign-up can be completed. */
export const signUpDays = 7

/** What a person enters to sign up; the password is hashed by then. */
export interface NewAccount {
  email: string
  firstName: string
  lastName: string
  passwordHash: string
}

/**
 * Stores a sign-up. `proof` is for the browser that signed up alone; `isOpen` says whether the address has no account yet.
 * For one that has, the work is the same.
 */
export async function addSignUp(
  tx: Transaction,
  account: NewAccount,
  nowMs: number,
): Promise<{ id: string; proof: string; isOpen: boolean }> {
  const createdAt = new Date(nowMs)
  const proof = createSecret()
  await tx
    .insert(users)
    .values({ ...account, createdAt })
    .onConflictDoNothing()
  // A new one too: the work is the same for each.
  const open = await tx
    .update(users)
    .set(account)
    .where(and(eq(users.email, account.email), eq(users.isVerified, false)))
    .returning({ id: users.id })
  const [signUp] = await tx
    .insert(signUps)
    .values({ ...account, proofHash: hashSecret(proof), createdAt })
    .returning({ id: signUps.id })
  if (!signUp) throw new Error('the database returned no sign-up')
  return { id: signUp.id, proof, isOpen: open.length > 0 }
}

/** Gives the sign-up with a password a new proof, for a browser that has just shown the password; null when there is none. */
export async function renewProof(
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

/**
 * Finds the sign-up that whoever proved an address has made, if that is certain. The browser that signed up shows its proof.
 * Without one, a code says only who owns the mailbox: it stands for a sign-up when that is the only one which waits for the
 * address, and its code the only one that was sent.
 */
export async function findProven(
  tx: Transaction,
  email: string,
  { signUpId, proof, nowMs }: { signUpId: string | null; proof: string | undefined; nowMs: number },
): Promise<NewAccount | undefined> {
  const oldest = new Date(nowMs - signUpDays * 86_400_000)
  const waiting = await tx
    .select()
    .from(signUps)
    .where(and(eq(signUps.email, email), gt(signUps.createdAt, oldest)))
  const own = proof && waiting.find(({ proofHash }) => proofHash === hashSecret(proof))
  if (own) return pickAccount(own)
  const [only] = waiting
  if (!only || waiting.length > 1 || only.id !== signUpId) return undefined
  const [sent] = await tx
    .select({ codes: count() })
    .from(codes)
    .where(and(eq(codes.email, email), eq(codes.kind, 'verify'), gte(codes.createdAt, only.createdAt)))
  return sent?.codes === 1 ? pickAccount(only) : undefined
}

/** Forgets the sign-ups of an address that has an account now. */
export async function dropSignUps(tx: Transaction, email: string): Promise<void> {
  await tx.delete(signUps).where(eq(signUps.email, email))
}

const pickAccount = ({ email, firstName, lastName, passwordHash }: NewAccount): NewAccount => ({
  email,
  firstName,
  lastName,
  passwordHash,
})
