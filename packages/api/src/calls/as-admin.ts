import type { CallName } from '@draftdesk/contract'
import type { Caller } from '../stores/caller.ts'
import { refuse, type Handler, type Reply, type Visit } from './visit.ts'

/** A visit of a super admin. */
export type AdminVisit<N extends CallName> = Omit<Visit<N>, 'caller'> & { caller: Caller }

/** Makes the handler of a call of the admin area: anybody but a super admin is refused with 403 before `handle` runs. */
export function asAdmin<N extends CallName>(handle: (visit: AdminVisit<N>) => Promise<Reply<N>>): Handler<N> {
  const guarded: Handler<N> = async (visit) => {
    const caller: Caller | undefined = visit.caller
    if (!caller?.user.isSuperAdmin) return refuse(403, 'Only a super administrator can do this.')
    return handle({ ...visit, caller })
  }
  return Object.assign(guarded, { audience: { kind: 'admin' as const } })
}
