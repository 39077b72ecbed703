import type { CallName, Permission } from '@draftdesk/contract'
import type { StoreWithSetUp } from '../database/store-with-set-up.ts'
import type { Caller } from '../stores/find-caller.ts'
import type { TeamActionContext } from '../stores/team.ts'
import type { Handler, CallReply, CallContext } from './call-handler.ts'

/** A request of a store member. */
export type StoreContext<N extends CallName> = Omit<CallContext<N>, 'caller'> & {
  caller: Caller
  store: StoreWithSetUp
}

/** The acting person, store and time of a team change. */
export const toTeamActionContext = ({
  services,
  caller,
  store,
}: Pick<StoreContext<'members'>, 'services' | 'caller' | 'store'>): TeamActionContext => ({
  storeId: store.id,
  caller,
  nowMs: services.clock(),
})

/** Wraps a handler for the token's store. Only members with the `permission` are allowed: by default `read` for GET and `mail` for the rest. */
export function createStoreHandler<N extends CallName>(
  handle: (context: StoreContext<N>) => Promise<CallReply<N>>,
  permission?: Permission,
): Handler<N> {
  const guardedHandler: Handler<N> = async (context) => {
    const caller: Caller | undefined = context.caller
    if (!caller?.store) throw new Error('a call of a store was let in without one')
    return handle({ ...context, caller, store: caller.store })
  }
  return Object.assign(guardedHandler, { audience: { kind: 'store' as const, permission } })
}
