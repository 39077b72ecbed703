import type { ThreadAnswer } from '@draftdesk/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { threads } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import { selectThreads, threadBody } from './thread.ts'

/** Archives a thread of a store, or takes it out of the archive; `stale` with the thread as it is. */
export async function archiveThread(
  db: Database,
  storeId: string,
  id: string,
  { isArchived, version }: { isArchived: boolean; version: number },
  nowMs: number,
): Promise<{ kind: 'changed' | 'stale'; thread: ThreadAnswer } | { kind: 'missing' }> {
  if (!isUuid(id)) return { kind: 'missing' }
  const isThis = and(eq(threads.id, id), eq(threads.storeId, storeId))
  const [updated] = await db
    .update(threads)
    .set({ archivedAt: isArchived ? new Date(nowMs) : null, version: sql`${threads.version} + 1` })
    .where(and(isThis, eq(threads.version, version)))
    .returning({ id: threads.id })
  const [row] = await selectThreads(db).read(isThis)
  return row ? { kind: updated ? 'changed' : 'stale', thread: threadBody(row) } : { kind: 'missing' }
}
