import { cancelStoreDeletion as keep, planStoreDeletion } from '../../stores/deletion/plan-store-deletion.ts'
import { createStoreDeletionMail } from '../../notices/notice-mails.ts'
import { toNoticeRecipient } from '../../notices/notice-recipient.ts'
import { createStoreHandler } from '../store-handler.ts'
import { createSuccess, refuseTooManyRequests, refuseCall, refuseField } from '../call-handler.ts'
import type { Refusal } from '../call-handler.ts'

/** POST /v1/settings/deletion. */
export const deleteStore = createStoreHandler<'deleteStore'>(async ({ services, input, caller, store }) => {
  const { db, clock, limits, mailer, siteUrl } = services
  if (input.name !== store.name.trim()) return refuseField('name', 'This is not the name of the store.')
  const wait = await limits.take(['deletionAccount', caller.user.id])
  if (wait) return refuseTooManyRequests(wait)
  const decision = { storeId: store.id, actor: caller.user, nowMs: clock() }
  const deleteAt = await planStoreDeletion(db, decision, (tx, owner, at) =>
    mailer.send(
      tx,
      createStoreDeletionMail(toNoticeRecipient(owner), { store: owner.store, at, by: 'owner', siteUrl }),
    ),
  )
  return createSuccess({ deletes_at: deleteAt.toISOString() })
}, 'owners')

export const refuseDuringDeletion = (): Refusal =>
  refuseCall(404, 'The store is being deleted. This can no longer be undone.')

/** DELETE /v1/settings/deletion: repeatable. */
export const cancelStoreDeletion = createStoreHandler<'cancelStoreDeletion'>(
  async ({ services, caller, store }) => {
    const decision = { storeId: store.id, actor: caller.user, nowMs: services.clock() }
    return (await keep(services.db, decision)) ? createSuccess({ deletes_at: null }) : refuseDuringDeletion()
  },
  'owners',
)
