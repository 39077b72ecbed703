import type { CallName } from '@draftdesk/contract'
import { readOverview } from '../../admin/overview.ts'
import { setModelLimit as setTokens } from '../../admin/model-limit.ts'
import { readModelUsage } from '../../admin/model-usage.ts'
import { readServerHours } from '../../admin/server-hours.ts'
import { setReplyLimits as setLimits } from '../../admin/reply-limits.ts'
import { readStoreDetail } from '../../admin/store-detail.ts'
import { findStores } from '../../admin/store-list.ts'
import { findStoreId } from '../../stores/store.ts'
import type { Caller } from '../../stores/caller.ts'
import { countJobs } from '../../claims/count-jobs.ts'
import { listRetriedJobs, restartJob } from '../../claims/parked-jobs.ts'
import { listAdminActivities } from '../../admin/list-admin-activities.ts'
import { setStoreSuspended } from '../../admin/suspend-store.ts'
import { storeDeletionMail } from '../../notices/notice-mails.ts'
import { toRecipient } from '../../notices/recipient.ts'
import { refuseDuringDeletion } from '../stores/deletion.ts'
import { cancelStoreDeletion, planStoreDeletion } from '../../stores/deletion/plan-store-deletion.ts'
import { transact } from '../../database/transact.ts'
import { recordActivity } from '../../stores/record-activity.ts'
import { done, refuseCall, refuseField } from '../handler.ts'
import type { Handler, CallReply, Refusal, Success, CallContext } from '../handler.ts'

/** A context of a super admin. */
export type AdminContext<N extends CallName> = Omit<CallContext<N>, 'caller'> & { caller: Caller }

/** Makes the handler of a call of the admin area: only super admins are let in. */
export function asAdmin<N extends CallName>(
  handle: (context: AdminContext<N>) => Promise<CallReply<N>>,
): Handler<N> {
  const guardedHandler: Handler<N> = async (context) => {
    const caller: Caller | undefined = context.caller
    if (!caller) throw new Error('a call of the admin area was let in for nobody')
    return handle({ ...context, caller })
  }
  return Object.assign(guardedHandler, { audience: { kind: 'admin' as const } })
}

const refuseUnknownStore = () => refuseCall(404, 'This store does not exist.')

/** GET /v1/admin/overview. */
export const showOverview = asAdmin<'overview'>(async ({ services: { db, clock } }) =>
  done(await readOverview(db, clock())),
)

/** GET /v1/admin/stores: newest first. */
export const listAdminStores = asAdmin<'adminStores'>(async ({ services, input }) =>
  done(await findStores(services.db, input)),
)

/** GET /v1/admin/stores/{id}, by its id or its number. */
export const showAdminStore = asAdmin<'adminStore'>(async ({ services, id }) => {
  const storeId = await findStoreId(services.db, id)
  const at = { nowMs: services.clock(), defaultTokens: services.models.server?.monthTokens }
  const store = storeId && (await readStoreDetail(services.db, storeId, at))
  return store ? done(store) : refuseUnknownStore()
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
  return set ? done(set) : refuseUnknownStore()
})

/** GET /v1/admin/model-usage. */
export const showModelUsage = asAdmin<'modelUsage'>(async ({ services: { db, clock }, input }) =>
  done(await readModelUsage(db, input, clock())),
)

/** PATCH /v1/admin/stores/{id}/model-limit, by its id or its number. */
export const setModelLimit = asAdmin<'setModelLimit'>(async ({ services, caller, input, id }) => {
  const { db, clock, models } = services
  const storeId = await findStoreId(db, id)
  if (storeId === undefined) return refuseUnknownStore()
  const { month_tokens: monthTokens, reason } = input
  const at = { nowMs: clock(), defaultTokens: models.server?.monthTokens }
  return done(await setTokens(db, { storeId, monthTokens, reason, actor: caller.user, ...at }))
})

/** POST /v1/admin/work/{id}: restarts a parked job. */
export const rerunWork = asAdmin<'rerunWork'>(async ({ services, caller, id }) => {
  const restarted = await transact(services.db, async (tx) => {
    const job = await restartJob(tx, services.now, id)
    if (!job) return false
    const { kind: note, storeId } = job
    const nowMs = services.clock()
    await recordActivity(tx, { storeId, actor: caller.user, action: 'job_rerun', note, nowMs })
    return true
  })
  return restarted
    ? done({ message: 'The job will run again.' })
    : refuseCall(404, 'This job is done or already running.')
})

/** GET /v1/admin/work. */
export const showWork = asAdmin<'adminWork'>(async ({ services: { db, now, clock } }) => {
  const [queues, retried, hours] = await Promise.all([
    countJobs(db, now),
    listRetriedJobs(db),
    readServerHours(db, clock()),
  ])
  return done({
    hours,
    queues: queues.map(({ kind, due, waiting, running, abandoned, parked, delaySeconds }) => ({
      // An abandoned job is claimed again at the next poll.
      ...{ kind, due: due + abandoned, waiting, running, parked },
      delay_seconds: Math.round(delaySeconds),
    })),
    retried: retried.map(({ id, kind, fault, tries, dueAt }) => ({
      ...{ id, kind, detail: fault, tries },
      next_try_at: dueAt.toISOString(),
    })),
  })
})

/** GET /v1/admin/activity. */
export const showAdminActivity = asAdmin<'adminActivity'>(async ({ services, input }) => {
  const page = await listAdminActivities(services.db, input)
  return page ? done(page) : refuseField('cursor', 'This page of the list does not exist.')
})

const changeSuspension = async (
  { services, caller, input, id }: AdminContext<'suspendStore' | 'resumeStore'>,
  isSuspended: boolean,
): Promise<Success<{ message: string }> | Refusal> => {
  const storeId = await findStoreId(services.db, id)
  if (storeId === undefined) return refuseUnknownStore()
  const isChanged = await setStoreSuspended(services.db, {
    ...{ storeId, isSuspended, reason: input.reason, actor: caller.user },
    nowMs: services.clock(),
  })
  if (isChanged)
    return done({ message: isSuspended ? 'The store is suspended.' : 'The store is open again.' })
  return refuseCall(400, isSuspended ? 'This store is suspended already.' : 'This store is not suspended.')
}

/** POST /v1/admin/stores/{id}/suspend, by its id or its number. */
export const suspendStore = asAdmin<'suspendStore'>((context) => changeSuspension(context, true))

/** POST /v1/admin/stores/{id}/resume, by its id or its number. */
export const resumeStore = asAdmin<'resumeStore'>((context) => changeSuspension(context, false))

/** POST /v1/admin/stores/{id}/delete, by its id or its number. */
export const deleteAdminStore = asAdmin<'deleteAdminStore'>(async ({ services, caller, input, id }) => {
  const { db, clock, mailer, siteUrl } = services
  const storeId = await findStoreId(db, id)
  if (storeId === undefined) return refuseUnknownStore()
  const decision = { storeId, actor: caller.user, reason: input.reason, nowMs: clock() }
  const deleteAt = await planStoreDeletion(db, decision, (tx, owner, at) =>
    mailer.send(tx, storeDeletionMail(toRecipient(owner), { store: owner.store, at, by: 'admin', siteUrl })),
  )
  return done({ deletes_at: deleteAt.toISOString() })
})

/** POST /v1/admin/stores/{id}/keep, by its id or its number. */
export const cancelAdminStoreDeletion = asAdmin<'cancelAdminStoreDeletion'>(
  async ({ services, caller, input, id }) => {
    const storeId = await findStoreId(services.db, id)
    if (storeId === undefined) return refuseUnknownStore()
    const decision = { storeId, actor: caller.user, reason: input.reason, nowMs: services.clock() }
    return (await cancelStoreDeletion(services.db, decision))
      ? done({ deletes_at: null })
      : refuseDuringDeletion()
  },
)
