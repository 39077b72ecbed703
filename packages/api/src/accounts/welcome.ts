import type { Transaction } from '../database/transact.ts'
import type { User } from './find-user.ts'

/** What the rest of the house does for somebody who proves their address or signs in, in the same transaction. */
export interface Welcome {
  /** Gives them what waited for their address. */
  join: (tx: Transaction, user: User, nowMs: number) => Promise<void>
  /** The store that they go on in; none for a super admin. */
  pickStore: (tx: Transaction, user: User) => Promise<string | null>
}
