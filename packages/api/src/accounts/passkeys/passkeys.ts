import { passkeyLimits } from '@draftdesk/contract'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { passkeys } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import { isUuid } from '../../database/uuid.ts'
import { formatFullName } from '../../platform/full-name.ts'
import type { User } from '../find-user.ts'
import { replaceRecoveryCodes } from '../two-step/recovery-codes.ts'
import { deleteTwoStep, hasTwoStep, lockUser } from '../two-step/two-step.ts'
import type { TwoStepDeps } from '../two-step/two-step.ts'
import { parseAssertion, parseRegistration } from './passkey-credential.ts'
import type { PasskeySite } from './passkey-credential.ts'
import { savePasskeyChallenge, consumePasskeyChallenge } from './passkey-challenges.ts'
import type { PasskeyPurpose } from './passkey-challenges.ts'

/** Dependencies of passkeys. */
export interface PasskeyDeps extends Pick<TwoStepDeps, 'db' | 'clock' | 'tell'> {
  readonly site: PasskeySite
}

type Passkey = typeof passkeys.$inferSelect

// Only the calls of passkeys need the library, so the start of a process does not load it.
const loadWebauthnLibrary = () => import('@simplewebauthn/server')

/** ES256, EdDSA (RFC 9053) and RS256 (RFC 8812). Every authenticator supports one of them. */
const supportedAlgorithmIDs = [-7, -8, -257]

/** Web Authentication, section 7.1: longer ids of credentials are refused. */
const maxCredentialIdBytes = 1023

/** Formats of attestations that a browser sends when none is wanted. `packed` is signed by the passkey itself. */
const acceptedAttestations = new Set(['none', 'packed'])

/**
 * True for an accepted attestation, which has no certificates. The library checks certificates, and for that requests
 * addresses that they name, also of the private network.
 */
async function hasAcceptedAttestation({ response }: RegistrationResponseJSON): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers')
  try {
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject))
    return acceptedAttestations.has(attestation.get('fmt')) && !attestation.get('attStmt').get('x5c')
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return false
  }
}

/** Lists the passkeys of a person, the oldest first. */
export const listPasskeys = (db: Database | Transaction, userId: string): Promise<Passkey[]> =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))

const toCredentialDescriptor = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  transports: transports.split(',').filter(Boolean),
})

/** Options for the browser to create a passkey, as JSON text. `full`: the person has as many as they may have. */
export async function startPasskeyRegistration(
  { db, clock, site }: Pick<PasskeyDeps, 'db' | 'clock' | 'site'>,
  user: User,
): Promise<{ readonly kind: 'begun'; readonly options: string } | { readonly kind: 'full' }> {
  const { generateRegistrationOptions } = await loadWebauthnLibrary()
  return transact(db, async (tx) => {
    await lockUser(tx, user.id)
    const known = await listPasskeys(tx, user.id)
    if (known.length >= passkeyLimits.most) return { kind: 'full' }
    const options = await generateRegistrationOptions({
      rpName: 'Draftdesk',
      rpID: site.rpId,
      userName: user.email,
      userDisplayName: formatFullName(user),
      userID: new Uint8Array(Buffer.from(user.id)),
      attestationType: 'none',
      excludeCredentials: known.map(toCredentialDescriptor),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      supportedAlgorithmIDs,
    })
    await savePasskeyChallenge(tx, createRegistrationPurpose(user), options.challenge, clock())
    return { kind: 'begun', options: JSON.stringify(options) }
  })
}

const createRegistrationPurpose = ({ id }: User): PasskeyPurpose => ({
  userId: id,
  purpose: 'register',
  subject: '',
})

/**
 * Adds a created passkey, and returns recovery codes for a person who had no second step. `wrong`: the
 * challenge, site or attestation is wrong, or the passkey is known or its id too long.
 */
export async function addPasskey(
  { db, clock, site, tell }: PasskeyDeps,
  user: User,
  { name, credential }: { readonly name: string; readonly credential: string },
): Promise<
  { readonly kind: 'added'; readonly recoveryCodes: readonly string[] } | { readonly kind: 'full' | 'wrong' }
> {
  const answer = parseRegistration(credential)
  if (!answer || !(await hasAcceptedAttestation(answer.response))) return { kind: 'wrong' }
  const { verifyRegistrationResponse } = await loadWebauthnLibrary()
  return transact(db, async (tx) => {
    await lockUser(tx, user.id)
    const nowMs = clock()
    if (!(await consumePasskeyChallenge(tx, createRegistrationPurpose(user), answer.challenge, nowMs)))
      return { kind: 'wrong' }
    const verified = await verifyRegistrationResponse({
      response: answer.response,
      expectedChallenge: answer.challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs,
    }).catch(ignoreVerificationError)
    if (!verified?.verified) return { kind: 'wrong' }
    const { id, publicKey, counter } = verified.registrationInfo.credential
    if (Buffer.byteLength(id, 'base64url') > maxCredentialIdBytes) return { kind: 'wrong' }
    const known = await listPasskeys(tx, user.id)
    if (known.length >= passkeyLimits.most) return { kind: 'full' }
    const hadTwoStep = await hasTwoStep(tx, user.id)
    const added = await tx
      .insert(passkeys)
      .values({
        ...{ userId: user.id, credentialId: id, publicKey, counter, name },
        transports: (answer.response.response.transports ?? []).join(','),
        createdAt: new Date(nowMs),
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    // A browser never creates the same passkey twice, so this one belongs to another person.
    if (added.length === 0) return { kind: 'wrong' }
    const recoveryCodes = hadTwoStep ? [] : await replaceRecoveryCodes(tx, user.id, nowMs)
    await tell(tx, user, 'passkeyAdded', recoveryCodes.length)
    return { kind: 'added', recoveryCodes }
  })
}

/** The library rejects for each reason with a plain error. */
function ignoreVerificationError(error: unknown): undefined {
  if (!(error instanceof Error)) throw error
  return undefined
}

/** Options for the browser to use a passkey, as JSON text. Undefined for a person without one. */
export async function startPasskeyVerification(
  { db, clock, site }: Pick<PasskeyDeps, 'db' | 'clock' | 'site'>,
  of: PasskeyPurpose,
): Promise<string | undefined> {
  const { generateAuthenticationOptions } = await loadWebauthnLibrary()
  return transact(db, async (tx) => {
    const known = await listPasskeys(tx, of.userId)
    if (known.length === 0) return undefined
    const options = await generateAuthenticationOptions({
      rpID: site.rpId,
      allowCredentials: known.map(toCredentialDescriptor),
      userVerification: 'preferred',
    })
    await savePasskeyChallenge(tx, of, options.challenge, clock())
    return JSON.stringify(options)
  })
}

/**
 * Uses a passkey of a person under a lock of their row; a challenge works once, even with a wrong answer.
 * `off`: the person has no second step.
 */
export async function verifyPasskey(
  tx: Transaction,
  site: PasskeySite,
  of: PasskeyPurpose,
  credential: string,
  nowMs: number,
): Promise<'used' | 'wrong' | 'off'> {
  await lockUser(tx, of.userId)
  if (!(await hasTwoStep(tx, of.userId))) return 'off'
  const answer = parseAssertion(credential)
  if (!answer || !(await consumePasskeyChallenge(tx, of, answer.challenge, nowMs))) return 'wrong'
  const isOwn = and(eq(passkeys.credentialId, answer.response.id), eq(passkeys.userId, of.userId))
  const [passkey] = await tx.select().from(passkeys).where(isOwn)
  if (!passkey) return 'wrong'
  const { verifyAuthenticationResponse } = await loadWebauthnLibrary()
  const { credentialId: id, counter } = passkey
  const verified = await verifyAuthenticationResponse({
    response: answer.response,
    expectedChallenge: answer.challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter },
    requireUserVerification: false,
  }).catch(ignoreVerificationError)
  if (!verified?.verified) return 'wrong'
  await tx
    .update(passkeys)
    .set({ counter: verified.authenticationInfo.newCounter, lastUsedAt: new Date(nowMs) })
    .where(eq(passkeys.id, passkey.id))
  return 'used'
}

/** Renames a passkey of a person. False for an unknown one. */
export function renamePasskey(
  { db, tell }: Pick<PasskeyDeps, 'db' | 'tell'>,
  user: User,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<boolean> {
  if (!isUuid(id)) return Promise.resolve(false)
  return transact(db, async (tx) => {
    const renamed = await tx
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, user.id)))
      .returning({ id: passkeys.id })
    if (renamed.length === 0) return false
    await tell(tx, user, 'passkeyRenamed', 0)
    return true
  })
}

/**
 * Removes a passkey of a person; false for an unknown one. Without an authenticator app, removing the last
 * passkey turns two-step sign-in off.
 */
export function removePasskey(
  { db, tell }: Pick<PasskeyDeps, 'db' | 'tell'>,
  user: User,
  id: string,
): Promise<boolean> {
  if (!isUuid(id)) return Promise.resolve(false)
  return transact(db, async (tx) => {
    await lockUser(tx, user.id)
    const removed = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, user.id)))
      .returning({ id: passkeys.id })
    if (removed.length === 0) return false
    await tell(tx, user, 'passkeyRemoved', 0)
    if (await hasTwoStep(tx, user.id)) return true
    await deleteTwoStep(tx, user.id)
    await tell(tx, user, 'off', 0)
    return true
  })
}
