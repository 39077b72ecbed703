import { randomInt } from 'node:crypto'
import { twoStepLimits } from '@draftdesk/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { recoveryCodes } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { hashSecret } from '../../platform/random-secrets.ts'

// Crockford's base 32 leaves out letters that look like others. 24 of them are 120 bits, so a fast hash is enough.
const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const groupsPerCode = 6
const groupLength = 4

const createCodeGroup = (): string =>
  Array.from({ length: groupLength }, () => codeLetters.charAt(randomInt(codeLetters.length))).join('')

const createRecoveryCode = (): string => Array.from({ length: groupsPerCode }, createCodeGroup).join('-')

/** A recovery code without the differences of writing: case, dashes, spaces and letters that look like digits. */
const normalizeRecoveryCode = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

const hashRecoveryCode = (code: string): string => hashSecret(`recovery ${normalizeRecoveryCode(code)}`)

/** Replaces all recovery codes of a person. Returns the new ones, which are stored as hashes alone. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: string,
  nowMs: number,
): Promise<string[]> {
  const codes = Array.from({ length: twoStepLimits.recoveryCodes }, createRecoveryCode)
  await deleteRecoveryCodes(tx, userId)
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ hash: hashRecoveryCode(code), userId, createdAt: new Date(nowMs) })))
  return codes
}

/** Uses a recovery code, which works once. */
export async function consumeRecoveryCode(
  tx: Transaction,
  userId: string,
  code: string,
  nowMs: number,
): Promise<boolean> {
  const isThis = and(eq(recoveryCodes.hash, hashRecoveryCode(code)), eq(recoveryCodes.userId, userId))
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: new Date(nowMs) })
    .where(and(isThis, isNull(recoveryCodes.usedAt)))
    .returning()
  return used.length > 0
}

/** Counts the unused recovery codes of a person. */
export const countRecoveryCodes = (db: Database | Transaction, userId: string): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))

/** Deletes the recovery codes of a person. */
export async function deleteRecoveryCodes(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}
