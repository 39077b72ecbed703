import { cutText } from '@draftdesk/contract/cut-text'
import { fullName } from '../../../platform/full-name.ts'
import { inStore } from '../../in-store.ts'
import { done, refuseBusy } from '../../handler.ts'

const maxNameLength = 60

/** PUT /v1/presence. */
export const setPresence = inStore<'setPresence'>(async ({ services, caller, store, input }) => {
  const { user } = caller
  const wait = await services.presence.publish({
    storeId: store.id,
    userId: user.id,
    viewer: input.viewer,
    name: cutText(user.firstName.trim() || fullName(user), maxNameLength),
    isSuperAdmin: user.isSuperAdmin,
    threadId: input.thread_id,
    isReplying: input.is_replying,
  })
  return wait === undefined ? done({ message: 'Your colleagues can see this.' }) : refuseBusy(wait)
}, 'read')
