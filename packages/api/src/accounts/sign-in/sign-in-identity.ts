import { eq } from 'drizzle-orm'
import { transactEssential } from '../../database/essential-writes.ts'
import type { Database } from '../../database/open-database.ts'
import { users } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { normalizeEmailAddress } from '../email-address.ts'
import type { SignInDevice } from './sign-in-device.ts'
import type { ExternalIdentity } from './external-identity.ts'
import { createSignInChallenge } from './sign-in-challenges.ts'
import { hasPasskey, hasTwoStep } from '../two-step/two-step.ts'
import { signInUser } from './sign-in-user.ts'
import type { SignInDeps } from './sign-in-user.ts'
import { deleteSignUps } from '../sign-ups.ts'
import type { User } from '../find-user.ts'

/** Result of a sign-in with an external identity. */
export type IdentitySignInResult =
  | { kind: 'unverified' }
  | { kind: 'inactive' }
  | { kind: 'needsCode'; user: User; challenge: string; hasPasskey: boolean }
  | { kind: 'signedIn'; user: User; token: string }

/**
 * Signs a person in by issuer subject, by verified address, or as a new account in the language of its first
 * pages. An unverified account loses its password, because a stranger may have set it.
 */
export async function signInByIdentity(
  deps: SignInDeps & { db: Database },
  identity: ExternalIdentity,
  device: SignInDevice,
  preferedLanguage: string | null = null,
): Promise<IdentitySignInResult> {
  if (!identity.isEmailVerified) return { kind: 'unverified' }
  return transactEssential(deps.db, async (tx): Promise<IdentitySignInResult> => {
    const user =
      (await findUserBySubject(tx, identity)) ??
      (await linkIdentityByAddress(tx, identity)) ??
      (await addUserFromIdentity(tx, identity, preferedLanguage))
    if (!user?.isActive) return { kind: 'inactive' }
    if (await hasTwoStep(tx, user.id))
      return {
        ...{ kind: 'needsCode', user, hasPasskey: await hasPasskey(tx, user.id) },
        challenge: await createSignInChallenge(tx, user.id, deps.clock()),
      }
    return { kind: 'signedIn', user, token: await signInUser(tx, deps, user, device) }
  })
}

const getSubjectColumn = (identity: ExternalIdentity) =>
  identity.issuer === 'google' ? users.googleSubject : users.ssoSubject
const toSubjectFields = (identity: ExternalIdentity) =>
  identity.issuer === 'google' ? { googleSubject: identity.subject } : { ssoSubject: identity.subject }

async function findUserBySubject(tx: Transaction, identity: ExternalIdentity) {
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(getSubjectColumn(identity), identity.subject))
  return user
}

async function linkIdentityByAddress(tx: Transaction, identity: ExternalIdentity) {
  const isKnown = eq(users.email, normalizeEmailAddress(identity.email))
  const [found] = await tx.select().from(users).where(isKnown).for('update')
  if (!found) return undefined
  const reset = found.isVerified ? {} : { isVerified: true, passwordHash: null }
  await deleteSignUps(tx, found.email)
  const [user] = await tx
    .update(users)
    .set({ ...toSubjectFields(identity), ...reset })
    .where(isKnown)
    .returning()
  return user
}

async function addUserFromIdentity(
  tx: Transaction,
  identity: ExternalIdentity,
  preferedLanguage: string | null,
) {
  const [user] = await tx
    .insert(users)
    .values({
      email: normalizeEmailAddress(identity.email),
      firstName: identity.firstName,
      lastName: identity.lastName,
      profileImage: identity.picture ?? null,
      isVerified: true,
      preferedLanguage,
      ...toSubjectFields(identity),
    })
    .onConflictDoNothing()
    .returning()
  return user ?? linkIdentityByAddress(tx, identity)
}
