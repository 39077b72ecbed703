import { memberLimit } from '@draftdesk/contract'
import { refuse, type Refusal } from './visit.ts'

/** Refuses another person in a full store. */
export const refuseFull = (): Refusal =>
  refuse(400, `A store has at most ${memberLimit} people, open invitations included.`)

/** Refuses a caller with insufficient role. */
export const refuseRole = (): Refusal =>
  refuse(403, 'Your role in this store does not allow this. Please ask its owner.')

/** Refuses an action reserved for owners. */
export const refuseOwners = (): Refusal => refuse(403, 'Only an owner can manage owners of the store.')
