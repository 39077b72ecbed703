import { dayMs } from '@draftdesk/contract/durations'
import { tagLimits } from '@draftdesk/contract'
import { cutText } from '@draftdesk/contract/cut-text'
import {
  changeThread,
  changeThreads,
  matchesThreadIds,
  mergeThreadOnRequest,
  setSenderRule as noteSender,
  splitThread as split,
} from '../../threads/change-threads.ts'
import type { ThreadEdit } from '../../threads/change-threads.ts'
import { isAssignable } from '../../threads/colleagues.ts'
import { listThreads as list } from '../../threads/list-threads.ts'
import { loadOriginalHtml } from '../../threads/original-html.ts'
import { findThread, loadThreadWithMails as show } from '../../threads/load-thread-with-mails.ts'
import type { ThreadActionContext } from '../../threads/team/thread-history.ts'
import { areTagsOfStore } from '../../threads/tags/tag-threads.ts'
import { loadListedThread } from '../../threads/load-thread.ts'
import { toSavedFilterViewer } from './saved-filters.ts'
import { createStoreHandler } from '../store-handler.ts'
import type { StoreContext } from '../store-handler.ts'
import {
  createSuccess,
  refuseCall,
  refuseField,
  refuseStaleEdit,
  refuseTooManyRequests,
} from '../call-handler.ts'
import { formatFullName } from '../../platform/full-name.ts'

const maxSnoozeMs = 2 * 366 * dayMs

/** Refuses a time that has passed or is far away. */
const refuseInvalidSnooze = (snooze: ThreadEdit['snooze'], nowMs: number) => {
  if (snooze?.until == null) return undefined
  const inMs = Date.parse(snooze.until) - nowMs
  if (inMs > 0 && inMs <= maxSnoozeMs) return undefined
  return refuseField('snooze', 'Please choose a time in the future, within two years.')
}

const refuseUnknownThread = () => refuseCall(404, 'This conversation does not exist.')

const refuseUnknownAssignee = () => refuseCall(400, 'This person does not answer emails in this store.')

const refuseUnknownTag = () => refuseCall(400, 'This tag does not exist any more.')

const toThreadActionContext = ({
  services,
  caller,
  store,
}: Pick<StoreContext<'updateThread'>, 'services' | 'caller' | 'store'>): ThreadActionContext => ({
  storeId: store.id,
  actor: caller.user,
  nowMs: services.clock(),
})

/** GET /v1/threads: the latest first. */
export const listThreads = createStoreHandler<'threads'>(async (context) => {
  const { services, input } = context
  const page = await list(services.db, toSavedFilterViewer(context), input, services.clock())
  return page ? createSuccess(page) : refuseCall(400, 'This page of the list does not exist.')
})

/** GET /v1/threads/{id}. */
export const showThread = createStoreHandler<'thread'>(async ({ services, id, store }) => {
  const thread = await show(services.db, store.id, id, services.clock())
  return thread ? createSuccess(thread) : refuseUnknownThread()
})

/** PATCH /v1/threads/{id}. */
export const updateThread = createStoreHandler<'updateThread'>(async (context) => {
  const { services, input, id, store } = context
  const { db } = services
  const thread = await findThread(db, store.id, id)
  if (!thread) return refuseUnknownThread()
  const { version, ...edit } = input
  const { assignee_id: assigneeId, snooze } = edit
  const late = refuseInvalidSnooze(snooze, services.clock())
  if (late) return late
  if (assigneeId != null && !(await isAssignable(db, store.id, assigneeId))) return refuseUnknownAssignee()
  const added = edit.add_tags ?? []
  if (!(await areTagsOfStore(db, store.id, added))) return refuseUnknownTag()
  const tagIds = new Set([...thread.tags.map((tag) => tag.id), ...added])
  if (added.length > 0 && tagIds.size > tagLimits.perThread)
    return refuseCall(400, `A conversation has at most ${tagLimits.perThread} tags.`)
  const isChanged = await changeThread(db, toThreadActionContext(context), { id: thread.id, version }, edit)
  const now = await loadListedThread(db, store.id, thread.id)
  if (!now) return refuseUnknownThread()
  return isChanged ? createSuccess(now) : refuseStaleEdit(now)
})

const bulkEdits: Readonly<
  Record<'archive' | 'restore' | 'read' | 'unread' | 'settle' | 'unsnooze', ThreadEdit>
> = {
  archive: { is_archived: true },
  restore: { is_archived: false },
  read: { is_unread: false },
  unread: { is_unread: true },
  settle: { is_settled: true },
  unsnooze: { snooze: null },
}

/** POST /v1/threads/bulk. */
export const changeManyThreads = createStoreHandler<'bulkThreads'>(async (context) => {
  const { services, input, store } = context
  const { db } = services
  const { ids, action, assignee_id: assigneeId, snooze, tag_ids: tagIds = [] } = input
  if (action === 'assign' && assigneeId === undefined) return refuseCall(400, 'Please choose a person.')
  if (assigneeId != null && !(await isAssignable(db, store.id, assigneeId))) return refuseUnknownAssignee()
  if (action === 'snooze' && snooze === undefined) return refuseCall(400, 'Please choose a time.')
  const isTagging = action === 'tag' || action === 'untag'
  if (isTagging && tagIds.length === 0) return refuseCall(400, 'Please choose a tag.')
  if (action === 'tag' && !(await areTagsOfStore(db, store.id, tagIds))) return refuseUnknownTag()
  const late = refuseInvalidSnooze(snooze, services.clock())
  if (late) return late
  const given = {
    assign: { assignee_id: assigneeId },
    snooze: { snooze },
    tag: { add_tags: tagIds },
    untag: { remove_tags: tagIds },
  }
  const edit = { ...bulkEdits, ...given }[action]
  const changed = await changeThreads(db, toThreadActionContext(context), matchesThreadIds(ids), edit)
  return createSuccess({ changed })
})

/** POST /v1/threads/{id}/merge. */
export const mergeThread = createStoreHandler<'mergeThread'>(async (context) => {
  const { services, input, id, store } = context
  const { db, clock } = services
  const into = await mergeThreadOnRequest(db, toThreadActionContext(context), { from: id, into: input.into })
  const thread = into && (await show(db, store.id, into, clock()))
  return thread ? createSuccess(thread) : refuseUnknownThread()
})

/** POST /v1/threads/{id}/split. */
export const splitThread = createStoreHandler<'splitThread'>(async (context) => {
  const { services, input, id, store } = context
  const { db, clock } = services
  const made = await split(db, toThreadActionContext(context), { threadId: id, emailId: input.email_id })
  if (made === undefined) return refuseCall(404, 'A conversation can only be split after its first email.')
  const thread = await show(db, store.id, made, clock())
  return thread ? createSuccess(thread) : refuseUnknownThread()
})

/** GET /v1/emails/{id}/html. */
export const showEmailHtml = createStoreHandler<'emailHtml'>(async ({ services, input, id, store }) => {
  const original = await loadOriginalHtml(services.db, store.id, id, input.pictures === 'true')
  return original ? createSuccess(original) : refuseCall(404, 'This email has only text.')
})

/** PUT /v1/emails/{id}/sender. */
export const setSender = createStoreHandler<'setSender'>(async ({ services, input, id, store }) => {
  const { db, clock } = services
  const threadId = await noteSender(db, store.id, id, input.kind, clock())
  if (threadId === undefined) return refuseCall(404, 'This email does not exist.')
  const thread = await show(db, store.id, threadId, clock())
  return thread ? createSuccess(thread) : refuseUnknownThread()
})

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
  return wait === undefined
    ? createSuccess({ message: 'Your colleagues can see this.' })
    : refuseTooManyRequests(wait)
}, 'read')
