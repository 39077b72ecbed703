import type { CallName } from '@draftdesk/contract'
import { loadOverview } from '../../admin/overview.ts'
import { setModelLimit as setTokens } from '../../admin/model-limit.ts'
import { loadModelUsage } from '../../admin/model-usage.ts'
import { loadHourlyDueJobs } from '../../admin/hourly-server-counts.ts'
import { setReplyLimits as setLimits } from '../../admin/reply-limits.ts'
import { loadStoreDetail } from '../../admin/store-detail.ts'
import { searchStores } from '../../admin/store-list.ts'
import { findStoreId } from '../../stores/store.ts'
import type { Caller } from '../../stores/find-caller.ts'
import { countJobs } from '../../claims/count-jobs.ts'
import { listRetriedJobs, restartJob } from '../../claims/parked-jobs.ts'
import { listAdminActivities } from '../../admin/list-admin-activities.ts'
import { setStoreSuspended } from '../../admin/suspend-store.ts'
import { createStoreDeletionMail } from '../../notices/notice-mails.ts'
import { toNoticeRecipient } from '../../notices/notice-recipient.ts'
import { refuseDuringDeletion } from '../stores/deletion.ts'
import { cancelStoreDeletion, planStoreDeletion } from '../../stores/deletion/plan-store-deletion.ts'
import { transact } from '../../database/transact.ts'
import { recordActivity } from '../../stores/record-activity.ts'
import { createSuccess, refuseCall, refuseField } from '../call-handler.ts'
import type { Handler, CallReply, Refusal, Success, CallContext } from '../call-handler.ts'

/** A context of a super admin. */
export type AdminContext<N extends CallName> = Omit<CallContext<N>, 'caller'> & { caller: Caller }

/** Makes the handler of a call of the admin area: only super admins are let in. */
export function createAdminHandler<N extends CallName>(
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
export const showOverview = createAdminHandler<'overview'>(async ({ services: { db, clock } }) =>
  createSuccess(await loadOverview(db, clock())),
)

/** GET /v1/admin/stores: newest first. */
export const listAdminStores = createAdminHandler<'adminStores'>(async ({ services, input }) =>
  createSuccess(await searchStores(services.db, input)),
)

/** GET /v1/admin/stores/{id}, by its id or its number. */
export const showAdminStore = createAdminHandler<'adminStore'>(async ({ services, id }) => {
  const storeId = await findStoreId(services.db, id)
  const at = { nowMs: services.clock(), defaultTokens: services.models.server?.monthTokens }
  const store = storeId && (await loadStoreDetail(services.db, storeId, at))
  return store ? createSuccess(store) : refuseUnknownStore()
})

/** PATCH /v1/admin/stores/{id}/reply-limits, by its id or its number. */
export const setReplyLimits = createAdminHandler<'setReplyLimits'>(
  async ({ services, caller, input, id }) => {
    const storeId = await findStoreId(services.db, id)
    const { per_minute: perMinute, per_day: perDay, reason } = input
    const set =
      storeId &&
      (await setLimits(services.db, {
        ...{ storeId, perMinute, perDay, reason },
        actor: caller.user,
        nowMs: services.clock(),
      }))
    return set ? createSuccess(set) : refuseUnknownStore()
  },
)

/** GET /v1/admin/model-usage. */
export const showModelUsage = createAdminHandler<'modelUsage'>(async ({ services: { db, clock }, input }) =>
  createSuccess(await loadModelUsage(db, input, clock())),
)

/** PATCH /v1/admin/stores/{id}/model-limit, by its id or its number. */
export const setModelLimit = createAdminHandler<'setModelLimit'>(async ({ services, caller, input, id }) => {
  const { db, clock, models } = services
  const storeId = await findStoreId(db, id)
  if (storeId === undefined) return refuseUnknownStore()
  const { month_tokens: monthTokens, reason } = input
  const at = { nowMs: clock(), defaultTokens: models.server?.monthTokens }
  return createSuccess(await setTokens(db, { storeId, monthTokens, reason, actor: caller.user, ...at }))
})

/** POST /v1/admin/work/{id}: restarts a parked job. */
export const rerunWork = createAdminHandler<'rerunWork'>(async ({ services, caller, id }) => {
  const restarted = await transact(services.db, async (tx) => {
    const job = await restartJob(tx, services.now, id)
    if (!job) return false
    const { kind: note, storeId } = job
    const nowMs = services.clock()
    await recordActivity(tx, { storeId, actor: caller.user, action: 'job_rerun', note, nowMs })
    return true
  })
  return restarted
    ? createSuccess({ message: 'The job will run again.' })
    : refuseCall(404, 'This job is done or already running.')
})

/** GET /v1/admin/work. */
export const showJobs = createAdminHandler<'adminWork'>(async ({ services: { db, now, clock } }) => {
  const [queues, retried, hours] = await Promise.all([
    countJobs(db, now),
    listRetriedJobs(db),
    loadHourlyDueJobs(db, clock()),
  ])
  return createSuccess({
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
export const showAdminActivity = createAdminHandler<'adminActivity'>(async ({ services, input }) => {
  const page = await listAdminActivities(services.db, input)
  return page ? createSuccess(page) : refuseField('cursor', 'This page of the list does not exist.')
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
    return createSuccess({ message: isSuspended ? 'The store is suspended.' : 'The store is open again.' })
  return refuseCall(400, isSuspended ? 'This store is suspended already.' : 'This store is not suspended.')
}

/** POST /v1/admin/stores/{id}/suspend, by its id or its number. */
export const suspendStore = createAdminHandler<'suspendStore'>((context) => changeSuspension(context, true))

/** POST /v1/admin/stores/{id}/resume, by its id or its number. */
export const resumeStore = createAdminHandler<'resumeStore'>((context) => changeSuspension(context, false))

/** POST /v1/admin/stores/{id}/delete, by its id or its number. */
export const deleteAdminStore = createAdminHandler<'deleteAdminStore'>(
  async ({ services, caller, input, id }) => {
    const { db, clock, mailer, siteUrl } = services
    const storeId = await findStoreId(db, id)
    if (storeId === undefined) return refuseUnknownStore()
    const decision = { storeId, actor: caller.user, reason: input.reason, nowMs: clock() }
    const deleteAt = await planStoreDeletion(db, decision, (tx, owner, at) =>
      mailer.send(
        tx,
        createStoreDeletionMail(toNoticeRecipient(owner), { store: owner.store, at, by: 'admin', siteUrl }),
      ),
    )
    return createSuccess({ deletes_at: deleteAt.toISOString() })
  },
)

/** POST /v1/admin/stores/{id}/keep, by its id or its number. */
export const cancelAdminStoreDeletion = createAdminHandler<'cancelAdminStoreDeletion'>(
  async ({ services, caller, input, id }) => {
    const storeId = await findStoreId(services.db, id)
    if (storeId === undefined) return refuseUnknownStore()
    const decision = { storeId, actor: caller.user, reason: input.reason, nowMs: services.clock() }
    return (await cancelStoreDeletion(services.db, decision))
      ? createSuccess({ deletes_at: null })
      : refuseDuringDeletion()
  },
)
