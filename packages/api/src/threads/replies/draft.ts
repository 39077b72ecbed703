import type { DraftAnswer } from '@draftdesk/contract'
import { asc, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { draftFiles, drafts, emails } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { loadForwardAnswer } from './load-forward.ts'
import { loadQuotation } from './quotation.ts'

export type Draft = typeof drafts.$inferSelect

type DraftFileBody = DraftAnswer['files'][number]

/** States of drafts that a person can still edit or send. */
const openStates = ['generating', 'ready', 'edited', 'failed', 'stale'] as const

/** Condition: the draft is neither sent, queued nor discarded. */
export const isOpenDraft: SQL = inArray(drafts.state, [...openStates])

/** True if lists count the draft: it has a text or starts a thread. Findings without a draft have an empty body. */
export const isDraftCountedInLists = sql`(${isOpenDraft} and (${drafts.body} ~ '\\S'
  or not exists (select 1 from ${emails} where ${emails.threadId} = ${drafts.threadId})))`

/** The columns `version` and `updatedAt`, which every change of a draft sets. */
export const buildNextDraftVersion = (nowMs: number): { version: SQL; updatedAt: Date } => ({
  version: sql`${drafts.version} + 1`,
  updatedAt: new Date(nowMs),
})

/** The fields of a draft except its text, as /v1 returns them. */
export const toDraftAnswer = (
  draft: Omit<Draft, 'body'>,
  files: DraftFileBody[] = [],
  quotation: DraftAnswer['quotation'] = null,
  forward: DraftAnswer['forward'] = null,
): Omit<DraftAnswer, 'id' | 'thread_id' | 'created_at' | 'body'> => ({
  state: draft.state,
  version: draft.version,
  subject: draft.subject,
  to: [...draft.to],
  cc: [...draft.cc],
  bcc: [...draft.bcc],
  head_email_id: draft.headEmailId,
  updated_at: draft.updatedAt.toISOString(),
  files,
  actions: draft.actions,
  sentences: draft.sentences.map((sentence) => ({ ...sentence, sources: [...sentence.sources] })),
  writer: { kind: draft.writer.kind, name: draft.writer.name ?? null, note: draft.writer.note ?? null },
  level: draft.level,
  reasons: [...draft.reasons],
  missing: [...draft.missing],
  quotation,
  forward,
})

/** A draft with its text, as /v1 returns it. */
export async function loadDraftAnswer(db: Database | Transaction, draft: Draft): Promise<DraftAnswer> {
  const files = await listDraftFiles(db, [draft.id])
  return {
    id: draft.id,
    thread_id: draft.threadId,
    created_at: draft.createdAt.toISOString(),
    body: draft.body,
    ...toDraftAnswer(
      draft,
      files.get(draft.id),
      await loadQuotation(db, draft),
      await loadForwardAnswer(db, draft),
    ),
  }
}

/** Lists the attachments of drafts, by draft. */
export async function listDraftFiles(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<Map<string, DraftFileBody[]>> {
  const byDraft = new Map<string, DraftFileBody[]>()
  if (ids.length === 0) return byDraft
  const rows = await db
    .select()
    .from(draftFiles)
    .where(inArray(draftFiles.draftId, [...ids]))
    .orderBy(asc(draftFiles.createdAt), asc(draftFiles.id))
  for (const { draftId, id, name, type, bytes } of rows)
    byDraft.set(draftId, [...(byDraft.get(draftId) ?? []), { id, name, type, bytes }])
  return byDraft
}
