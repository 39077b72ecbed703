import { memberLimit } from '@draftdesk/contract'
import { refuse, type Refusal } from './visit.ts'

/** The refusal of one more person in a full store. */
export const refuseFull = (): Refusal =>
  refuse(400, `A store has at most ${memberLimit} people, open invitations included.`)

/** The refusal of someone whose role does not reach. */
export const refuseRole = (): Refusal =>
  refuse(403, 'Your role in this store does not allow this. Please ask its owner.')

/** The refusal of what only owners do. */
export const refuseOwners = (): Refusal => refuse(403, 'Only an owner of the store can do this with owners.')
