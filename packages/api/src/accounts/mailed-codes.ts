import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { mailedCodes } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { createSixDigitCode, createSecret, hashSecret } from '../platform/random-secrets.ts'
import type { Hasher } from './hasher.ts'

/** Lifetime of a verification code in minutes. */
export const verificationCodeMinutes = 15
/** Lifetime of a reset link in minutes. */
export const resetLinkMinutes = 60

// Codes of a resent mail and its late original both work. More valid codes would make guessing easier.
const maxLiveCodes = 3
const maxGuessesPerCode = 5

/** Creates a code of six digits with its hash. Call it before a transaction, because hashing is slow. */
export async function createMailedCode(hasher: Hasher): Promise<{ code: string; hash: string }> {
  const code = createSixDigitCode()
  return { code, hash: await hasher.hash(code) }
}

/** A code of six digits: one that verifies an address, or one that proves who makes a call. */
type SixDigitCodeKind = 'verify' | 'proof'

/** Stores the hash of a code. Unneeded codes do the same work, which prevents timing attacks. */
export async function saveMailedCode(
  tx: Transaction,
  {
    email,
    hash,
    signUpId,
    kind = 'verify',
  }: { email: string; hash: string; signUpId: string | null; kind?: SixDigitCodeKind },
  nowMs: number,
): Promise<void> {
  await tx
    .insert(mailedCodes)
    .values({ email, kind, hash, signUpId, ...buildCodeLifetime(nowMs, verificationCodeMinutes) })
}

/** Stores and returns a new reset token for an address. */
export async function createResetToken(tx: Transaction, email: string, nowMs: number): Promise<string> {
  const token = createSecret()
  await tx
    .insert(mailedCodes)
    .values({ email, kind: 'reset', hash: hashSecret(token), ...buildCodeLifetime(nowMs, resetLinkMinutes) })
  return token
}

/** Counts a guess against the latest valid codes of an address. Returns the codes to compare. */
export async function countGuessAndListCodes(
  db: Database,
  { email, kind }: { readonly email: string; readonly kind: SixDigitCodeKind },
  nowMs: number,
): Promise<{ id: string; hash: string }[]> {
  const isLive = and(
    eq(mailedCodes.email, email),
    eq(mailedCodes.kind, kind),
    isNull(mailedCodes.usedAt),
    gt(mailedCodes.expiresAt, new Date(nowMs)),
    lt(mailedCodes.attempts, maxGuessesPerCode),
  )
  const newest = db
    .select({ id: mailedCodes.id })
    .from(mailedCodes)
    .where(isLive)
    .orderBy(desc(mailedCodes.createdAt))
    .limit(maxLiveCodes)
  return db
    .update(mailedCodes)
    .set({ attempts: sql`${mailedCodes.attempts} + 1` })
    .where(and(inArray(mailedCodes.id, newest), lt(mailedCodes.attempts, maxGuessesPerCode)))
    .returning({ id: mailedCodes.id, hash: mailedCodes.hash })
}

/** Uses a code of six digits. False when it was used before. */
export async function consumeMailedCode(tx: Transaction, id: string, nowMs: number): Promise<boolean> {
  const used = await tx
    .update(mailedCodes)
    .set({ usedAt: new Date(nowMs) })
    .where(and(eq(mailedCodes.id, id), isNull(mailedCodes.usedAt)))
    .returning({ id: mailedCodes.id })
  return used.length > 0
}

/** Invalidates all unused codes or links of an address. */
export async function invalidateMailedCodes(
  tx: Transaction,
  kind: SixDigitCodeKind | 'reset',
  email: string,
  nowMs: number,
): Promise<void> {
  await tx
    .update(mailedCodes)
    .set({ usedAt: new Date(nowMs) })
    .where(and(eq(mailedCodes.kind, kind), eq(mailedCodes.email, email), isNull(mailedCodes.usedAt)))
}

const buildCodeLifetime = (nowMs: number, minutes: number) => ({
  createdAt: new Date(nowMs),
  expiresAt: new Date(nowMs + minutes * 60_000),
})
