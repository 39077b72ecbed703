import { cutText } from '@draftdesk/contract/cut-text'
import { formatFullName } from '../../../platform/full-name.ts'
import { createStoreHandler } from '../../store-handler.ts'
import { createSuccess, refuseBusy } from '../../call-handler.ts'

const maxNameLength = 60

/** PUT /v1/presence. */
export const setPresence = createStoreHandler<'setPresence'>(async ({ services, caller, store, input }) => {
  const { user } = caller
  const wait = await services.presence.publish({
    storeId: store.id,
    userId: user.id,
    viewer: input.viewer,
    name: cutText(user.firstName.trim() || formatFullName(user), maxNameLength),
    isSuperAdmin: user.isSuperAdmin,
    threadId: input.thread_id,
    isReplying: input.is_replying,
  })
  return wait === undefined ? createSuccess({ message: 'Your colleagues can see this.' }) : refuseBusy(wait)
}, 'read')
