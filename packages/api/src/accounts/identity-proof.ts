import { identityProofMinutes } from '@draftdesk/contract'
import type { ProofMethod } from '@draftdesk/contract'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { tokenChains, tokens } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'
import { hashSecret } from '../platform/random-secrets.ts'
import { countGuessAndListCodes, consumeMailedCode } from './mailed-codes.ts'
import type { User } from './find-user.ts'
import type { Hasher } from './hasher.ts'
import type { PasskeySite } from './passkeys/passkey-credential.ts'
import { verifyPasskey } from './passkeys/passkeys.ts'
import { hasPasskey, hasTwoStep, consumeTwoStepCode } from './two-step/two-step.ts'
import type { TwoStepDeps } from './two-step/two-step.ts'

/** The proof that a person can give. The second step is stronger than the password, and replaces it. */
export async function findProofMethod(db: Database, user: User): Promise<ProofMethod> {
  if (await hasPasskey(db, user.id)) return 'passkey'
  if (await hasTwoStep(db, user.id)) return 'code'
  return user.passwordHash === null ? 'mail' : 'password'
}

/** True if the last proof of a sign-in is recent enough for the calls that need one. */
export const isProofRecent = (provenAt: Date, nowMs: number): boolean =>
  nowMs < provenAt.getTime() + identityProofMinutes * 60_000

/** Dependencies of a proof. */
interface ProofDeps extends Pick<TwoStepDeps, 'db' | 'seal' | 'clock' | 'tell'> {
  readonly hasher: Hasher
  /** Adds the proof to the activity log, in its transaction. */
  readonly record: (tx: Transaction) => Promise<void>
}

/** Checks a proof of a person's identity, and saves its time with the session of their token. */
export async function proveIdentity(
  deps: ProofDeps,
  { user, token }: { readonly user: User; readonly token: string },
  { way, secret }: { readonly way: ProofMethod; readonly secret: string },
): Promise<'proven' | 'wrong'> {
  const { db, clock, hasher, record } = deps
  if (way === 'password' && !(await hasher.matches(user.passwordHash, secret))) return 'wrong'
  const mailed = way === 'mail' ? await findMailedCode(deps, user.email, secret) : undefined
  if (way === 'mail' && mailed === undefined) return 'wrong'
  return transact(db, async (tx) => {
    const isCode = way === 'code' || way === 'passkey'
    if (isCode && (await consumeTwoStepCode(tx, deps, user, secret, clock())) !== 'used') return 'wrong'
    if (mailed !== undefined && !(await consumeMailedCode(tx, mailed, clock()))) return 'wrong'
    await saveProofTime(tx, token, clock())
    await record(tx)
    return 'proven'
  })
}

/** Proves the identity of a person with a passkey, and notes its time for the sign-in of their token. */
export function proveByPasskey(
  { db, clock, record, site }: Pick<ProofDeps, 'db' | 'clock' | 'record'> & { readonly site: PasskeySite },
  { user, token }: { readonly user: User; readonly token: string },
  credential: string,
): Promise<'proven' | 'wrong'> {
  return transact(db, async (tx) => {
    const of = { userId: user.id, purpose: 'proof' as const, subject: '' }
    if ((await verifyPasskey(tx, site, of, credential, clock())) !== 'used') return 'wrong'
    await saveProofTime(tx, token, clock())
    await record(tx)
    return 'proven'
  })
}

/** Notes the time of a proof for the sign-in of a token. */
async function saveProofTime(tx: Transaction, token: string, nowMs: number): Promise<void> {
  const own = tx
    .select({ id: tokens.chainId })
    .from(tokens)
    .where(eq(tokens.hash, hashSecret(token)))
  await tx
    .update(tokenChains)
    .set({ provenAt: new Date(nowMs) })
    .where(inArray(tokenChains.id, own))
}

/** The id of a mailed code. Undefined for a wrong one. */
async function findMailedCode(
  { db, clock, hasher }: ProofDeps,
  email: string,
  code: string,
): Promise<string | undefined> {
  const tried = await countGuessAndListCodes(db, { email, kind: 'proof' }, clock())
  const matches = await Promise.all(tried.map(({ hash }) => hasher.matches(hash, code.trim())))
  return tried[matches.indexOf(true)]?.id
}
