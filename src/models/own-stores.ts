import type { Answer, Read } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'

/** A store the person may enter. */
export interface OwnStore {
  readonly id: string
  readonly name: string
  readonly role: string | undefined
  /** The number that people know a store by. */
  readonly number: number | undefined
}

type Listed = (Read<'stores'> | Answer<'stores'>)[number]

/** One of the own stores, for people. */
export function toOwnStore({ id, name, role, store_id: number }: Listed): OwnStore {
  return {
    id,
    name,
    role: role ?? undefined,
    number: number ?? undefined,
  }
}

/** The calls on the user's stores. */
export const storeVerbs = {
  create: (name: string) => buildCall('createStore', { name }),
  /** With a reason, for the activity log of the store, when it is a super admin who enters. */
  enter: (id: string, reason?: string) => buildCall('switchStore', { id, reason }),
  endWelcome: (id: string) => buildCall('onboardStore', { id }),
}
