import type { CallName } from '@draftdesk/contract'
import { readOverview } from '../../admin/overview.ts'
import { setReplyLimits as setLimits } from '../../admin/reply-limits.ts'
import { readStoreDetail } from '../../admin/store-detail.ts'
import { findStores } from '../../admin/store-list.ts'
import { findStoreId } from '../../stores/store.ts'
import type { Caller } from '../../stores/caller.ts'
import { restartJob } from '../../claims/parked.ts'
import { done, refuseCall } from '../visit.ts'
import type { Handler, CallReply, Visit } from '../visit.ts'

/** A visit of a super admin. */
export type AdminVisit<N extends CallName> = Omit<Visit<N>, 'caller'> & { caller: Caller }

/** Makes the handler of a call of the admin area: only super admins are let in. */
export function asAdmin<N extends CallName>(
  handle: (visit: AdminVisit<N>) => Promise<CallReply<N>>,
): Handler<N> {
  const guarded: Handler<N> = async (visit) => {
    const caller: Caller | undefined = visit.caller
    if (!caller) throw new Error('a call of the admin area was let in for nobody')
    return handle({ ...visit, caller })
  }
  return Object.assign(guarded, { audience: { kind: 'admin' as const } })
}

const storeNotFound = () => refuseCall(404, 'This store does not exist.')

/** GET /v1/admin/overview. */
export const showOverview = asAdmin<'overview'>(async ({ services }) => done(await readOverview(services.db)))

/** GET /v1/admin/stores: newest first. */
export const listAdminStores = asAdmin<'adminStores'>(async ({ services, input }) =>
  done(await findStores(services.db, input)),
)

/** GET /v1/admin/stores/{id}, by its id or its number. */
export const showAdminStore = asAdmin<'adminStore'>(async ({ services, id }) => {
  const storeId = await findStoreId(services.db, id)
  const store = storeId && (await readStoreDetail(services.db, storeId))
  return store ? done(store) : storeNotFound()
})

/** PATCH /v1/admin/stores/{id}/reply-limits, by its id or its number. */
export const setReplyLimits = asAdmin<'setReplyLimits'>(async ({ services, caller, input, id }) => {
  const storeId = await findStoreId(services.db, id)
  const { per_minute: perMinute, per_day: perDay, reason } = input
  const set =
    storeId &&
    (await setLimits(services.db, {
      ...{ storeId, perMinute, perDay, reason },
      actor: caller.user,
      nowMs: services.clock(),
    }))
  return set ? done(set) : storeNotFound()
})

/** POST /v1/admin/work/{id}: restarts a parked job. */
export const rerunWork = asAdmin<'rerunWork'>(async ({ services, id }) => {
  const isDue = await restartJob(services.db, services.now, id)
  return isDue
    ? done({ message: 'The job will run again.' })
    : refuseCall(404, 'This job is done or already running.')
})
