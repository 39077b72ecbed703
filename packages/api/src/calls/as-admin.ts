import type { CallName } from '@draftdesk/contract'
import type { Caller } from '../stores/caller.ts'
import type { Handler, Reply, Visit } from './visit.ts'

/** A visit of a super admin. */
export type AdminVisit<N extends CallName> = Omit<Visit<N>, 'caller'> & { caller: Caller }

/** Makes the handler of a call of the admin area: only super admins are let in. */
export function asAdmin<N extends CallName>(handle: (visit: AdminVisit<N>) => Promise<Reply<N>>): Handler<N> {
  const guarded: Handler<N> = async (visit) => {
    const caller: Caller | undefined = visit.caller
    if (!caller) throw new Error('a call of the admin area was let in for nobody')
    return handle({ ...visit, caller })
  }
  return Object.assign(guarded, { audience: { kind: 'admin' as const } })
}
