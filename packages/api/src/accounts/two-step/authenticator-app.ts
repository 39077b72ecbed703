import { twoStepLimits } from '@draftdesk/contract'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Seal } from '@draftdesk/server-kit'
import { twoSteps } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'

const issuerName = 'Draftdesk'
const stepMs = 30_000
/** Accepted steps before and after the current one, because clocks differ and typing takes time. */
const allowedStepDrift = 1

const buildTwoStepSealContext = (userId: string): string => `two-step ${userId}`

const createTotp = (secret: Secret, label: string): TOTP => new TOTP({ issuer: issuerName, label, secret })

/** A new set-up: the secret as text and as a link. */
export interface AuthenticatorSetUp {
  readonly secret: string
  readonly uri: string
}

/** Creates a secret of 160 bits (RFC 4226) and stores it sealed. Replaces a set-up that was not confirmed. */
export async function saveAuthenticatorSecret(
  tx: Transaction,
  seal: Seal,
  person: { readonly id: string; readonly email: string },
  nowMs: number,
): Promise<AuthenticatorSetUp> {
  const secret = new Secret({ size: 20 })
  const sealedSecret = seal.close(secret.base32, buildTwoStepSealContext(person.id))
  const row = { sealedSecret, createdAt: new Date(nowMs), lastStep: null }
  await tx
    .insert(twoSteps)
    .values({ userId: person.id, ...row })
    .onConflictDoUpdate({ target: twoSteps.userId, set: row, setWhere: isNull(twoSteps.confirmedAt) })
  return { secret: secret.base32, uri: createTotp(secret, person.email).toString() }
}

type TwoStepRow = typeof twoSteps.$inferSelect

/** The time step of a code of the authenticator app. Undefined for a wrong code. */
function findTimeStep(
  seal: Seal,
  { userId, sealedSecret }: TwoStepRow,
  code: string,
  nowMs: number,
): number | undefined {
  const text = seal.open(sealedSecret, buildTwoStepSealContext(userId))
  if (text === undefined) return undefined
  const totp = createTotp(Secret.fromBase32(text), '')
  const delta = totp.validate({ token: code, timestamp: nowMs, window: allowedStepDrift })
  return delta === null ? undefined : Math.floor(nowMs / stepMs) + delta
}

/** Uses a code of the authenticator app. Each time step counts once, so a code works once, also for two processes. */
export async function consumeAppCode(
  tx: Transaction,
  seal: Seal,
  row: TwoStepRow,
  code: string,
  nowMs: number,
): Promise<boolean> {
  const lastStep = findTimeStep(seal, row, code, nowMs)
  if (lastStep === undefined) return false
  const isNew = or(isNull(twoSteps.lastStep), lt(twoSteps.lastStep, lastStep))
  // The secret may have been replaced since the row was read.
  const isSame = and(eq(twoSteps.userId, row.userId), eq(twoSteps.sealedSecret, row.sealedSecret))
  const used = await tx.update(twoSteps).set({ lastStep }).where(and(isSame, isNew)).returning()
  return used.length > 0
}

/** True when a set-up waited too long for its code. */
export const hasSetUpExpired = ({ createdAt }: TwoStepRow, nowMs: number): boolean =>
  nowMs >= createdAt.getTime() + twoStepLimits.setUpMinutes * 60_000
