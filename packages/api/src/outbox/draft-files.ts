import { and, eq, sql } from 'drizzle-orm'
import { draftFileBytes, mostDraftFiles } from '@draftdesk/contract'
import type { Database } from '../database/open.ts'
import { joinBytes, splitBytes } from '../database/byte-rows.ts'
import { draftFileParts, draftFiles, drafts } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'
import { cleanFileName, cleanFileType } from '../reading/file-name.ts'
import { isOpen, nextVersion } from '../threads/replies/draft.ts'
import type { Draft } from '../threads/replies/draft.ts'
import type { DraftAction } from './edit-drafts.ts'
import { findDraft } from '../threads/replies/find-draft.ts'

/** An uploaded attachment. */
export interface NewFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
  /** The attachment or mail that it is a copy of. */
  readonly originId?: string
}

/** Result of adding or removing an attachment. */
export type FileResult =
  { readonly kind: 'changed'; readonly draft: Draft } | { readonly kind: 'missing' | 'full' }

/** Adds an attachment to a draft. Fails when number or size exceed the limit. */
export async function addDraftFile(
  db: Database,
  writing: DraftAction,
  id: string,
  file: NewFile,
): Promise<FileResult> {
  return transact(db, async (tx): Promise<FileResult> => {
    if (!(await findDraft(tx, writing.storeId, id))) return { kind: 'missing' }
    const draft = await bumpDraftVersion(tx, writing, id)
    if (!draft) return { kind: 'missing' }
    if (!(await insertDraftFile(tx, writing, id, file))) return tx.rollback()
    return { kind: 'changed', draft }
  }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'TransactionRollbackError') return { kind: 'full' }
    throw error
  })
}

/** Adds a file to a draft. Returns false when number or size exceed the limit. */
export async function insertDraftFile(
  tx: Transaction,
  { storeId, nowMs }: Pick<DraftAction, 'storeId' | 'nowMs'>,
  draftId: string,
  { name, type, bytes, originId }: NewFile,
): Promise<boolean> {
  const [held] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${draftFiles.bytes}), 0)::int`,
    })
    .from(draftFiles)
    .where(eq(draftFiles.draftId, draftId))
  if ((held?.count ?? 0) >= mostDraftFiles || (held?.bytes ?? 0) + bytes.length > draftFileBytes) return false
  const [made] = await tx
    .insert(draftFiles)
    .values({
      ...{ storeId, draftId, originId: originId ?? null, createdAt: new Date(nowMs) },
      ...{ name: cleanFileName(name), type: cleanFileType(type), bytes: bytes.length },
    })
    .returning({ id: draftFiles.id })
  for (const part of splitBytes(bytes))
    await tx.insert(draftFileParts).values({ fileId: made?.id ?? '', ...part })
  return true
}

/** Removes an attachment from its draft. */
export async function removeDraftFile(
  db: Database,
  writing: DraftAction,
  fileId: string,
): Promise<FileResult> {
  if (!isUuid(fileId)) return { kind: 'missing' }
  return transact(db, async (tx): Promise<FileResult> => {
    const isThis = and(eq(draftFiles.id, fileId), eq(draftFiles.storeId, writing.storeId))
    const [file] = await tx.select({ draftId: draftFiles.draftId }).from(draftFiles).where(isThis)
    const draft = file && (await bumpDraftVersion(tx, writing, file.draftId))
    if (!draft) return { kind: 'missing' }
    await tx.delete(draftFiles).where(isThis)
    return { kind: 'changed', draft }
  })
}

/** Counts a change of an open draft. Undefined when it is sent, queued or discarded. */
export async function bumpDraftVersion(
  tx: Transaction,
  { userId, nowMs }: DraftAction,
  id: string,
  change: Partial<Pick<Draft, 'forward'>> = {},
): Promise<Draft | undefined> {
  const [draft] = await tx
    .update(drafts)
    .set({
      ...change,
      state: 'edited',
      editedBy: userId,
      ...nextVersion(nowMs),
    })
    .where(and(eq(drafts.id, id), isOpen))
    .returning()
  return draft
}

/** The attachments of a draft with their bytes. */
export async function readDraftFiles(
  db: Database,
  draftId: string,
): Promise<{ name: string; type: string; content: Buffer }[]> {
  const files = await db
    .select()
    .from(draftFiles)
    .where(eq(draftFiles.draftId, draftId))
    .orderBy(draftFiles.createdAt, draftFiles.id)
  const read = []
  for (const { id, name, type } of files)
    read.push({ name, type, content: await joinBytes(db, draftFileParts, draftFileParts.fileId, id) })
  return read
}
