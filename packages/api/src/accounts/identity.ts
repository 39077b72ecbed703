import type { GrantAnswer } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import { users } from '../database/schema.ts'
import { transact, type Transaction } from '../database/transact.ts'
import { done, refuse, type Done, type Refusal, type Services } from '../calls/visit.ts'
import { normalizeAddress } from './address.ts'
import { signInPerson } from './grant.ts'
import type { Identity } from './issuer.ts'

/**
 * Signs a person in whom another issuer vouches for: by the issuer's subject, else by their verified address, else as a
 * new account. An account nobody had verified loses its password here, since a stranger may have chosen it.
 */
export async function signInIdentity(
  services: Services,
  identity: Identity,
): Promise<Done<GrantAnswer> | Refusal> {
  if (!identity.isEmailVerified) return refuse(400, 'The e-mail address of this account is not verified.')
  return transact(services.db, async (tx) => {
    const user =
      (await findBySubject(tx, identity)) ??
      (await linkByAddress(tx, identity)) ??
      (await addUser(tx, identity))
    if (!user?.isActive) return refuse(403, 'This account is not active.')
    return done(await signInPerson(tx, services, user))
  })
}

const subjectColumn = (identity: Identity) =>
  identity.issuer === 'google' ? users.googleSubject : users.ssoSubject
const subjectValue = (identity: Identity) =>
  identity.issuer === 'google' ? { googleSubject: identity.subject } : { ssoSubject: identity.subject }

async function findBySubject(tx: Transaction, identity: Identity) {
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(subjectColumn(identity), identity.subject))
  return user
}

async function linkByAddress(tx: Transaction, identity: Identity) {
  const isKnown = eq(users.email, normalizeAddress(identity.email))
  const [found] = await tx.select().from(users).where(isKnown).for('update')
  if (!found) return undefined
  const reset = found.isVerified ? {} : { isVerified: true, passwordHash: null }
  const [user] = await tx
    .update(users)
    .set({ ...subjectValue(identity), ...reset })
    .where(isKnown)
    .returning()
  return user
}

async function addUser(tx: Transaction, identity: Identity) {
  const [user] = await tx
    .insert(users)
    .values({
      email: normalizeAddress(identity.email),
      firstName: identity.firstName,
      lastName: identity.lastName,
      profileImage: identity.picture ?? null,
      isVerified: true,
      ...subjectValue(identity),
    })
    .onConflictDoNothing()
    .returning()
  return user ?? linkByAddress(tx, identity)
}
