import { archiveThread } from '../threads/archive-thread.ts'
import { listThreads as list } from '../threads/list-threads.ts'
import { readThread } from '../threads/read-thread.ts'
import { inStore } from './in-store.ts'
import { done, refuse, refuseStale } from './visit.ts'

const notFound = () => refuse(404, 'This conversation does not exist.')

/** GET /v1/threads: the latest first. */
export const listThreads = inStore<'threads'>(async ({ services, input, store }) => {
  const listed = await list(services.db, store.id, input)
  if (!listed) return refuse(400, 'This page of the list does not exist.')
  const { hasMail, ...page } = listed
  return done({ ...page, has_mail: hasMail })
})

/** GET /v1/threads/{id}. */
export const showThread = inStore<'thread'>(async ({ services, id, store }) => {
  const thread = await readThread(services.db, store.id, id)
  return thread ? done(thread) : notFound()
})

/** PATCH /v1/threads/{id}. */
export const updateThread = inStore<'updateThread'>(async ({ services, input, id, store }) => {
  const change = { isArchived: input.is_archived, version: input.version }
  const archived = await archiveThread(services.db, store.id, id, change, services.clock())
  if (archived.kind === 'missing') return notFound()
  return archived.kind === 'changed' ? done(archived.thread) : refuseStale(archived.thread)
})
