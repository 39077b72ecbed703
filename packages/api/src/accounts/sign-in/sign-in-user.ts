import { eq } from 'drizzle-orm'
import { users } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import type { SignInDevice } from './sign-in-device.ts'
import { openTokenChain } from './token-chains.ts'
import type { TokenLifetimes } from './token-chains.ts'
import type { User } from '../find-user.ts'
import type { SignInCallbacks } from '../sign-in-callbacks.ts'

/** Dependencies of signing in. */
export interface SignInDeps {
  clock: () => number
  life: TokenLifetimes
  callbacks: SignInCallbacks
}

/** Signs a person in to their last used store. Returns the token. */
export async function signInUser(
  tx: Transaction,
  { clock, life, callbacks }: SignInDeps,
  user: User,
  device: SignInDevice,
): Promise<string> {
  const nowMs = clock()
  await callbacks.join(tx, user, nowMs)
  const storeId = await callbacks.pickStore(tx, user)
  const token = await openTokenChain(tx, { userId: user.id, storeId, device }, life, nowMs)
  await tx
    .update(users)
    .set({ lastLogin: new Date(nowMs) })
    .where(eq(users.id, user.id))
  return token
}
