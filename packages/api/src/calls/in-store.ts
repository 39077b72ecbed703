import type { CallName, Permission } from '@draftdesk/contract'
import type { StoreFacts } from '../database/store-facts.ts'
import type { Caller } from '../stores/caller.ts'
import type { TeamAction } from '../stores/team.ts'
import type { Handler, CallReply, Visit } from './visit.ts'

/** A request of a store member. */
export type StoreVisit<N extends CallName> = Omit<Visit<N>, 'caller'> & { caller: Caller; store: StoreFacts }

/** The acting person, store and time of a team change. */
export const inTeam = ({
  services,
  caller,
  store,
}: Pick<StoreVisit<'members'>, 'services' | 'caller' | 'store'>): TeamAction => ({
  storeId: store.id,
  caller,
  nowMs: services.clock(),
})

/** Wraps a handler for the token's store. Only members with the `permission` are allowed: by default `read` for GET and `mail` for the rest. */
export function inStore<N extends CallName>(
  handle: (visit: StoreVisit<N>) => Promise<CallReply<N>>,
  permission?: Permission,
): Handler<N> {
  const guarded: Handler<N> = async (visit) => {
    const caller: Caller | undefined = visit.caller
    if (!caller?.store) throw new Error('a call of a store was let in without one')
    return handle({ ...visit, caller, store: caller.store })
  }
  return Object.assign(guarded, { audience: { kind: 'store' as const, permission } })
}
