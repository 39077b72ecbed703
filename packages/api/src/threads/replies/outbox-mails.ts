import type { OutboxMailAnswer } from '@draftdesk/contract'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { drafts, outbox } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { listDraftFiles } from './draft.ts'
import { explainSendFailure } from './explain-send-failure.ts'
import { waitingOutboxStates } from '../load-thread.ts'

/** Lists outgoing mails that are not delivered yet, oldest first. */
export async function listUndeliveredMails(
  db: Database | Transaction,
  where: SQL | undefined,
  nowMs: number,
): Promise<OutboxMailAnswer[]> {
  // Sent mails are shown among the thread's mails.
  const isShown = or(
    inArray(outbox.state, [...waitingOutboxStates]),
    and(eq(outbox.state, 'sent'), isNull(outbox.emailId)),
  )
  return loadOutboxMails(db, and(where, isShown), nowMs)
}

export async function loadOutboxMail(
  db: Database | Transaction,
  id: string,
  nowMs: number,
): Promise<OutboxMailAnswer | undefined> {
  const [sending] = await loadOutboxMails(db, eq(outbox.id, id), nowMs)
  return sending
}

const draftColumns = {
  ...{ id: drafts.id, body: drafts.body, forward: drafts.forward },
  ...{ to: drafts.to, cc: drafts.cc, bcc: drafts.bcc },
}

/** Returns mails of the outbox in the shape of /v1. */
async function loadOutboxMails(
  db: Database | Transaction,
  where: SQL | undefined,
  nowMs: number,
): Promise<OutboxMailAnswer[]> {
  const rows = await db
    .select({ mail: outbox, draft: draftColumns })
    .from(outbox)
    .leftJoin(drafts, eq(drafts.id, outbox.draftId))
    .where(where)
    .orderBy(asc(outbox.createdAt), asc(outbox.id))
    .limit(50)
  const files = await listDraftFiles(
    db,
    rows.flatMap(({ draft }) => draft?.id ?? []),
  )
  return rows.map(({ mail, draft }) => ({
    id: mail.id,
    thread_id: mail.threadId,
    draft_id: mail.draftId,
    state: mail.state,
    subject: mail.subject,
    body: draft?.body ?? '',
    to: [...(draft?.to ?? mail.envelope.to.map((address) => ({ name: '', address })))],
    cc: [...(draft?.cc ?? [])],
    bcc: [...(draft?.bcc ?? [])],
    is_forward: draft?.forward != null,
    files: files.get(draft?.id ?? '') ?? [],
    created_at: mail.createdAt.toISOString(),
    send_at: mail.sendAt.toISOString(),
    is_scheduled: mail.isScheduled,
    undo_seconds:
      mail.state === 'held' && !mail.isScheduled
        ? Math.max(0, Math.ceil((mail.sendAt.getTime() - nowMs) / 1000))
        : 0,
    next_try_at: mail.state === 'held' && mail.reason !== null ? mail.dueAt.toISOString() : null,
    detail: mail.reason === null ? null : explainSendFailure(mail.reason),
    answer: mail.answer,
  }))
}
