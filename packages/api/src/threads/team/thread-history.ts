import type { FullThreadAnswer } from '@draftdesk/contract'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { threadHistory, users } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { formatFullName } from '../../platform/full-name.ts'

/** The acting member, their store and the time. */
export interface ThreadActionContext {
  readonly storeId: string
  readonly actor: { readonly id: string; readonly firstName: string; readonly lastName: string }
  readonly nowMs: number
}

export interface HistoryLine {
  readonly threadId: string
  readonly action: (typeof threadHistory.$inferInsert)['action']
  /** The assignee. */
  readonly personId?: string | null | undefined
  /** The subject of another thread, or a time. */
  readonly about?: string
}

/** The highest number of history lines shown for a thread. */
const maxLines = 100

/** Records a member's action on threads, in its transaction. */
export async function recordThreadHistory(
  tx: Transaction,
  { storeId, actor, nowMs }: ThreadActionContext,
  lines: readonly HistoryLine[],
): Promise<void> {
  if (lines.length === 0) return
  const personId = lines.find((line) => line.personId)?.personId
  const [person] = personId ? await tx.select().from(users).where(eq(users.id, personId)) : []
  await tx.insert(threadHistory).values(
    lines.map((line) => ({
      ...{ about: person ? formatFullName(person) : '', ...line },
      storeId,
      actorId: actor.id,
      actorName: formatFullName(actor),
      createdAt: new Date(nowMs),
    })),
  )
}

/** An automatic change of a thread. */
interface AutomaticThreadChange extends HistoryLine {
  readonly storeId: string
}

/** Records automatic changes of threads. */
export async function recordAutomaticChanges(
  tx: Transaction,
  happenings: readonly AutomaticThreadChange[],
  nowMs: number,
): Promise<void> {
  if (happenings.length === 0) return
  await tx
    .insert(threadHistory)
    .values(happenings.map((happening) => ({ ...happening, createdAt: new Date(nowMs) })))
}

/** The latest lines of a thread in the shape of /v1, oldest first. */
export async function loadThreadHistory(
  db: Database,
  threadId: string,
): Promise<NonNullable<FullThreadAnswer['history']>> {
  const rows = await db
    .select()
    .from(threadHistory)
    .where(eq(threadHistory.threadId, threadId))
    .orderBy(desc(threadHistory.createdAt), desc(threadHistory.id))
    .limit(maxLines)
  return rows.toReversed().map(({ id, action, actorId, actorName, personId, about, createdAt }) => ({
    ...{ id, action, about },
    actor: { id: actorId, name: actorName },
    person_id: personId,
    created_at: createdAt.toISOString(),
  }))
}
