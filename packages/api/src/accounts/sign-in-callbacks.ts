import type { Transaction } from '../database/transact.ts'
import type { User } from './find-user.ts'

/** Callbacks into other rooms for a verification or sign-in, in the same transaction. */
export interface SignInCallbacks {
  /** Accepts invitations that wait for the address. */
  join: (tx: Transaction, user: User, nowMs: number) => Promise<void>
  /** The store to open. Null for a super admin. */
  pickStore: (tx: Transaction, user: User) => Promise<string | null>
}
