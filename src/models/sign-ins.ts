import type { Read } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'

/** One place where the person is signed in. */
export interface SignIn {
  readonly id: string
  /** The browser and the system; empty when they are unknown. */
  readonly device: string
  /** The start of the address it came from; empty when it is unknown. */
  readonly place: string
  /** In ISO. */
  readonly createdAt: string
  readonly lastUsedAt: string
  /** The one that the page is shown in. */
  readonly isCurrent: boolean
}

/** What is done with the places where a person is signed in. */
export const signInVerbs = {
  end: (id: string) => buildCall('endSignIn', { id }),
  endOthers: () => buildCall('endOtherSignIns', {}),
}

/** A place where a person is signed in, for people. */
export const toSignIn = (entry: Read<'signIns'>['sign_ins'][number]): SignIn => ({
  id: entry.id,
  device: entry.device,
  place: entry.place,
  createdAt: entry.created_at,
  lastUsedAt: entry.last_used_at,
  isCurrent: entry.is_current,
})
