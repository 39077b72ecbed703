import { replyLimits } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { stores } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { recordActivity } from '../stores/record-activity.ts'
import type { Activity } from '../stores/record-activity.ts'

/** Reply limits of a store, or the server's defaults. */
export const toReplyLimitsAnswer = ({
  repliesPerMinute,
  repliesPerDay,
}: Pick<typeof stores.$inferSelect, 'repliesPerMinute' | 'repliesPerDay'>) => ({
  per_minute: repliesPerMinute ?? replyLimits.perMinute,
  per_day: repliesPerDay ?? replyLimits.perDay,
})

interface ReplyLimitChange {
  readonly storeId: string
  readonly perMinute: number
  readonly perDay: number
  readonly reason: string
  readonly actor: Activity['actor']
  readonly nowMs: number
}

/** Sets a store's reply limits and logs the reason in its activity log. */
export async function setReplyLimits(
  db: Database,
  { storeId, perMinute, perDay, reason, actor, nowMs }: ReplyLimitChange,
): Promise<ReturnType<typeof toReplyLimitsAnswer> | undefined> {
  return transact(db, async (tx) => {
    const [row] = await tx
      .update(stores)
      .set({ repliesPerMinute: perMinute, repliesPerDay: perDay })
      .where(eq(stores.id, storeId))
      .returning()
    if (!row) return undefined
    const note = `${String(perMinute)} a minute, ${perDay.toLocaleString('en')} a day. ${reason}`
    await recordActivity(tx, { storeId, actor, action: 'reply_limits_changed', note, nowMs })
    return toReplyLimitsAnswer(row)
  })
}
