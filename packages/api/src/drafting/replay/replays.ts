import type { ReplayAnswer, StartReplayRequest } from '@draftdesk/contract'
import { cutText } from '@draftdesk/contract/cut-text'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { wakeJobRunners } from '../../claims/wake-job-runners.ts'
import type { Database } from '../../database/open-database.ts'
import { emails, replayDrafts, replays } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import type { UsageTotal } from '../model/choose-model.ts'
import { isUuid } from '../../database/uuid.ts'
import type { AffectedMail, ReplayRow } from './run-replay.ts'

/** A member of a store. A trial is shown to the person who started it. */
export interface ReplayOwner {
  readonly storeId: string
  readonly userId: string
}

/** Longer texts are cut for the page. */
const maxShownLength = 4000

/** Starts a trial of a change in place of the person's previous one, and returns its id. */
export const startReplay = (
  db: Database,
  { storeId, userId }: ReplayOwner,
  { with_model: usesModel = false, ...change }: StartReplayRequest,
  nowMs: number,
): Promise<string> =>
  transact(db, async (tx) => {
    await tx.delete(replays).where(and(eq(replays.storeId, storeId), eq(replays.userId, userId)))
    const [started] = await tx
      .insert(replays)
      .values({
        storeId,
        userId,
        change,
        usesModel,
        dueAt: sql`'epoch'::timestamptz`,
        createdAt: new Date(nowMs),
      })
      .returning({ id: replays.id })
    if (!started) throw new Error('the database returned no trial')
    await wakeJobRunners(tx, replays)
    return started.id
  })

/** Stores the affected mails of a trial: finished drafts, or mails that wait for the model. */
export async function saveAffectedMails(
  tx: Transaction,
  { id: replayId, usesModel }: ReplayRow,
  affected: readonly AffectedMail[],
): Promise<void> {
  for (const [position, mail] of affected.entries()) {
    if (!usesModel && mail.before === mail.after) continue
    // Locks both mails, so that an erasure waits, or has already happened.
    const there = await tx
      .select({ id: emails.id })
      .from(emails)
      .where(sql`${emails.id} in (${mail.emailId}::uuid, ${mail.replyId}::uuid)`)
      .for('key share')
    if (there.length === 2)
      await tx
        .insert(replayDrafts)
        .values({ ...mail, replayId, position, state: usesModel ? 'waiting' : 'written' })
        .onConflictDoNothing()
  }
  const done = usesModel ? { done: sql`${replays.total} - ${affected.length}::int` } : {}
  await tx
    .update(replays)
    .set({ affected: affected.length, ...done })
    .where(eq(replays.id, replayId))
}

/** Marks a trial as finished. */
export async function finishReplay(tx: Transaction, replayId: string, nowMs: number): Promise<void> {
  await tx
    .update(replays)
    .set({ finishedAt: new Date(nowMs), done: sql`${replays.total}` })
    .where(eq(replays.id, replayId))
}

/** True if mails of a trial wait for the model, or the model wrote some. */
export const hasReplayBegun = async (db: Database, replayId: string): Promise<boolean> =>
  (await db.$count(replayDrafts, eq(replayDrafts.replayId, replayId))) > 0

/** A trial as it is stored, with its drafts. */
export interface StoredReplay extends Pick<ReplayAnswer, 'id' | 'total' | 'done' | 'state' | 'drafts'> {
  readonly usesModel: boolean
  readonly affected: number
  readonly usage: UsageTotal
  readonly leftOut: number
  readonly gap: 'model' | 'limit' | null
}

/** Reads a trial with its changed drafts. Undefined for another person and an unknown id. */
export async function loadReplay(
  db: Database,
  person: ReplayOwner,
  id: string,
): Promise<StoredReplay | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await db.select().from(replays).where(isOwnReplay(person, id))
  if (!found) return undefined
  const { total, done, finishedAt, parkedAt, usesModel, affected, gap, tokens, micros, isEstimated } = found
  const isLeftOut = and(eq(replayDrafts.replayId, id), eq(replayDrafts.state, 'left_out'))
  return {
    ...{ id, total, done, usesModel, affected, gap, usage: { tokens, micros, isEstimated } },
    leftOut: await db.$count(replayDrafts, isLeftOut),
    state: finishedAt ? 'done' : parkedAt ? 'failed' : 'running',
    drafts: finishedAt ? await listReplayDrafts(db, id) : [],
  }
}

/** Stops a trial and deletes what it found. False for an unknown id. */
export async function cancelReplay(db: Database, person: ReplayOwner, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const deleted = await db.delete(replays).where(isOwnReplay(person, id)).returning({ id: replays.id })
  return deleted.length > 0
}

const isOwnReplay = ({ storeId, userId }: ReplayOwner, id: string) =>
  and(eq(replays.id, id), eq(replays.storeId, storeId), eq(replays.userId, userId))

async function listReplayDrafts(db: Database, replayId: string): Promise<ReplayAnswer['drafts']> {
  const reply = alias(emails, 'reply')
  const textAboveQuote = (email: typeof emails | typeof reply) =>
    sql<string>`left(${email.body}, coalesce(nullif(${email.foldAt}, 0), ${maxShownLength}))`
  const rows = await db
    .select({
      ...{ threadId: emails.threadId, subject: emails.subject, question: textAboveQuote(emails) },
      ...{ before: replayDrafts.before, after: replayDrafts.after },
      ...{ sent: textAboveQuote(reply), sentAt: reply.createdAt },
    })
    .from(replayDrafts)
    .innerJoin(emails, eq(emails.id, replayDrafts.emailId))
    .innerJoin(reply, eq(reply.id, replayDrafts.replyId))
    .where(
      and(
        ...[eq(replayDrafts.replayId, replayId), eq(replayDrafts.state, 'written')],
        ne(replayDrafts.before, replayDrafts.after),
      ),
    )
    .orderBy(asc(replayDrafts.position))
  const shortenShown = (text: string) => cutText(text.trim(), maxShownLength)
  return rows.map(({ threadId, subject, question, before, after, sent, sentAt }) => ({
    ...{ thread_id: threadId, subject, question: shortenShown(question) },
    ...{ now: shortenShown(before), changed: shortenShown(after), sent: shortenShown(sent) },
    sent_at: sentAt.toISOString(),
  }))
}
