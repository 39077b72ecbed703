import type { DraftAnswer } from '@draftdesk/contract'
import { asc, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { draftFiles, drafts, emails } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { readQuotation } from './quotation.ts'

/** A draft as it is stored. */
export type Draft = typeof drafts.$inferSelect

type File = DraftAnswer['files'][number]

/** States of drafts that wait for a person: neither sent, nor on their way, nor discarded. */
const openStates = ['generating', 'ready', 'edited', 'failed', 'stale'] as const

/** Whether a draft waits for a person. */
export const isOpen: SQL = inArray(drafts.state, [...openStates])

/**
 * True if an open draft counts as one in lists: it has a text, or begins a conversation. The product's notes on a mail that
 * nothing answers are a row without a text.
 */
export const isCounted = sql`(${isOpen} and (${drafts.body} ~ '\\S'
  or not exists (select 1 from ${emails} where ${emails.threadId} = ${drafts.threadId})))`

/** What every change of a draft sets beside what it changes. */
export const nextVersion = (nowMs: number): { version: SQL; updatedAt: Date } => ({
  version: sql`${drafts.version} + 1`,
  updatedAt: new Date(nowMs),
})

/** What there is to know of a draft beside its text, as /v1 writes it. */
export const draftFacts = (
  draft: Omit<Draft, 'body'>,
  files: File[] = [],
  quotation: DraftAnswer['quotation'] = null,
): Omit<DraftAnswer, 'id' | 'thread_id' | 'created_at' | 'body'> => ({
  state: draft.state,
  version: draft.version,
  subject: draft.subject,
  to: [...draft.to],
  cc: [...draft.cc],
  head_email_id: draft.headEmailId,
  updated_at: draft.updatedAt.toISOString(),
  files,
  sentences: draft.sentences.map((sentence) => ({ ...sentence, sources: [...sentence.sources] })),
  writer: { kind: draft.writer.kind, name: draft.writer.name ?? null, note: draft.writer.note ?? null },
  level: draft.level,
  reasons: [...draft.reasons],
  missing: [...draft.missing],
  quotation,
})

/** A draft with its text, as /v1 writes it. */
export async function draftBody(db: Database | Transaction, draft: Draft): Promise<DraftAnswer> {
  const files = await listDraftFiles(db, [draft.id])
  return {
    id: draft.id,
    thread_id: draft.threadId,
    created_at: draft.createdAt.toISOString(),
    body: draft.body,
    ...draftFacts(draft, files.get(draft.id), await readQuotation(db, draft)),
  }
}

/** The files that drafts take along, by draft. */
export async function listDraftFiles(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<Map<string, File[]>> {
  const byDraft = new Map<string, File[]>()
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
