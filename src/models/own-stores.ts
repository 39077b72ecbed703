import type { Answer, ParsedAnswer } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'

/** A store the person may enter. */
export interface OwnStore {
  readonly id: string
  readonly name: string
  readonly role: string | undefined
  /** The displayed number of the store. */
  readonly number: number | undefined
}

type ListedStore = (ParsedAnswer<'stores'> | Answer<'stores'>)[number]

/** A store of the user. */
export function toOwnStore({ id, name, role, store_id: number }: ListedStore): OwnStore {
  return {
    id,
    name,
    role: role ?? undefined,
    number: number ?? undefined,
  }
}

/** The calls on the user's stores. */
export const storeRequests = {
  create: (name: string) => buildCall('createStore', { name }),
  /** The reason of a super admin, for the activity log of the store. */
  enter: (id: string, reason?: string) => buildCall('switchStore', { id, reason }),
  endWelcome: (id: string) => buildCall('onboardStore', { id }),
}
