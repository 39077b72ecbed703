import type { CallName } from '@draftdesk/contract'
import type { StoreFacts } from '../database/facts.ts'
import type { Caller } from '../stores/caller.ts'
import { refuse, type Handler, type Reply, type Visit } from './visit.ts'

/** A visit of someone who works in a store. */
export type StoreVisit<N extends CallName> = Omit<Visit<N>, 'caller'> & { caller: Caller; store: StoreFacts }

/**
 * Makes the handler of a call that is about the token's store: without a store, or without the `permission`, it refuses
 * with 403 before `handle` runs.
 */
export function inStore<N extends CallName>(
  handle: (visit: StoreVisit<N>) => Promise<Reply<N>>,
  permission?: string,
): Handler<N> {
  const guarded: Handler<N> = async (visit) => {
    const caller: Caller | undefined = visit.caller
    if (!caller?.store) return refuse(403, 'Please select a store first.')
    if (permission !== undefined && !caller.permissions.includes(permission))
      return refuse(403, 'Your role in this store does not allow this. Please ask its owner.')
    return handle({ ...visit, caller, store: caller.store })
  }
  return Object.assign(guarded, { audience: { kind: 'store' as const, permission } })
}
