import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Services } from '../calls/visit.ts'
import { codes, type PendingAccount, users } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { createCode, createSecret, hashSecret } from '../platform/secret.ts'
import { joinInvites } from '../stores/join.ts'

/** Minutes in which a verification code works. */
export const codeMinutes = 15
/** Minutes in which a reset link works. */
export const resetMinutes = 60

// A late first mail still works beside the one asked for again; every further code makes guessing easier.
const liveCodes = 3
const guessesPerCode = 5

/** Stores a new verification code for an address and returns it; for an address without use for it, the work is the same. */
export async function issueCode(
  services: Services,
  email: string,
  pending: PendingAccount | null,
): Promise<string> {
  const code = createCode()
  const hash = await services.hasher.hash(code)
  await services.db
    .insert(codes)
    .values({ email, kind: 'verify', hash, pending, ...span(services, codeMinutes) })
  return code
}

/** Stores a new reset token for an address and returns it. */
export async function issueReset(services: Services, email: string): Promise<string> {
  const token = createSecret()
  const hash = hashSecret(token)
  await services.db.insert(codes).values({ email, kind: 'reset', hash, ...span(services, resetMinutes) })
  return token
}

/** Verifies an address with a code: true for exactly one caller per code. */
export async function useCode(services: Services, email: string, code: string): Promise<boolean> {
  const tried = await countGuess(services, email)
  const matches = await Promise.all(tried.map((row) => services.hasher.matches(row.hash, code)))
  if (tried.length === 0) await services.hasher.matches(undefined, code)
  const match = tried[matches.indexOf(true)]
  if (!match) return false
  return transact(services.db, async (tx) => {
    const now = new Date(services.clock())
    const [won] = await tx
      .update(codes)
      .set({ usedAt: now })
      .where(and(eq(codes.id, match.id), isNull(codes.usedAt)))
      .returning()
    if (!won) return false
    const [user] = await tx
      .update(users)
      .set({ isVerified: true, ...won.pending })
      .where(and(eq(users.email, email), eq(users.isVerified, false)))
      .returning()
    if (user) await joinInvites(tx, user, now.getTime())
    await tx
      .update(codes)
      .set({ usedAt: now })
      .where(and(eq(codes.email, email), eq(codes.kind, 'verify'), isNull(codes.usedAt)))
    return true
  })
}

async function countGuess(services: Services, email: string) {
  const now = new Date(services.clock())
  const isLive = and(
    eq(codes.email, email),
    eq(codes.kind, 'verify'),
    isNull(codes.usedAt),
    gt(codes.expiresAt, now),
    lt(codes.attempts, guessesPerCode),
  )
  const newest = services.db
    .select({ id: codes.id })
    .from(codes)
    .where(isLive)
    .orderBy(desc(codes.createdAt))
    .limit(liveCodes)
  return services.db
    .update(codes)
    .set({ attempts: sql`${codes.attempts} + 1` })
    .where(and(inArray(codes.id, newest), lt(codes.attempts, guessesPerCode)))
    .returning({ id: codes.id, hash: codes.hash })
}

const span = (services: Services, minutes: number) => ({
  createdAt: new Date(services.clock()),
  expiresAt: new Date(services.clock() + minutes * 60_000),
})
