import type { DraftAnswer } from '@draftdesk/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { loadJoinedBytes } from '../database/split-bytes.ts'
import { draftFileParts, draftFiles, drafts, exampleFileParts, exampleFiles } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'
import { publishThreads } from '../events/publish-events.ts'
import { addFile } from '../reading/add-file.ts'
import type { NewFile } from '../reading/add-file.ts'
import { isOpenDraft, listDraftFiles, buildNextDraftVersion } from '../threads/replies/draft.ts'
import type { Draft } from '../threads/replies/draft.ts'
import type { DraftActionContext } from './edit-drafts.ts'
import { findDraft } from '../threads/replies/find-draft.ts'
import { hasRoomForFile } from '../threads/attached-files.ts'

/** A file of a draft, and the attachment or mail that it is a copy of. */
export interface DraftFile extends NewFile {
  readonly originId?: string
}

/** Result of adding or removing an attachment. */
export type DraftFileResult =
  { readonly kind: 'changed'; readonly draft: Draft } | { readonly kind: 'missing' | FileLimit }

/** The limit that a file exceeds: of its draft, or of all files of the store. */
export type FileLimit = 'full' | 'storeFull'

/** Ends a transaction that adds a file above a limit. */
class FileLimitError extends Error {
  readonly limit: FileLimit
  constructor(limit: FileLimit) {
    super(limit)
    this.limit = limit
  }
}

/** Adds an attachment to a draft. Fails when number or size exceed the limit. */
export async function addDraftFile(
  db: Database,
  writing: DraftActionContext,
  id: string,
  file: NewFile,
): Promise<DraftFileResult> {
  return transact(db, async (tx): Promise<DraftFileResult> => {
    if (!(await findDraft(tx, writing.storeId, id))) return { kind: 'missing' }
    const draft = await bumpDraftVersion(tx, writing, id)
    if (!draft) return { kind: 'missing' }
    await insertDraftFile(tx, writing, id, file)
    return { kind: 'changed', draft }
  }).catch(toFileLimitResult)
}

/** Adds a file to a draft. A file above a limit ends the transaction: see `toFileLimitResult`. */
export async function insertDraftFile(
  tx: Transaction,
  { storeId, nowMs }: Pick<DraftActionContext, 'storeId' | 'nowMs'>,
  draftId: string,
  { originId, ...file }: DraftFile,
): Promise<void> {
  if (!(await hasRoomForFile(tx, storeId, file.bytes.length, 'draft'))) throw new FileLimitError('storeFull')
  const place = { files: draftFiles, parts: draftFileParts, isOfOwner: eq(draftFiles.draftId, draftId) }
  const isAdded = await addFile(tx, place, file, (columns) =>
    tx
      .insert(draftFiles)
      .values({ ...columns, storeId, draftId, originId: originId ?? null, createdAt: new Date(nowMs) })
      .returning({ id: draftFiles.id }),
  )
  if (!isAdded) throw new FileLimitError('full')
}

/** The files of a draft that were copied, or the reason why none was. */
export type CopyFilesResult =
  { readonly kind: 'copied'; readonly files: DraftAnswer['files'] } | { readonly kind: 'missing' | FileLimit }

/**
 * Copies the files of a saved reply into a draft, except those that it already has. The text of the draft
 * keeps its version.
 */
export async function copyExampleFiles(
  db: Database,
  writing: DraftActionContext,
  { id, threadId }: Pick<Draft, 'id' | 'threadId'>,
  exampleId: string,
): Promise<CopyFilesResult> {
  return transact(db, async (tx): Promise<CopyFilesResult> => {
    const files = await tx
      .select()
      .from(exampleFiles)
      .where(eq(exampleFiles.exampleId, exampleId))
      .orderBy(asc(exampleFiles.createdAt), asc(exampleFiles.id))
    if (files.length === 0) return { kind: 'copied', files: [] }
    const [draft] = await tx
      .select({ id: drafts.id })
      .from(drafts)
      .where(and(eq(drafts.id, id), isOpenDraft))
      .for('update')
    if (!draft) return { kind: 'missing' }
    const before = (await listDraftFiles(tx, [id])).get(id) ?? []
    for (const [index, { id: fileId, name, type, bytes }] of files.entries()) {
      if (before.some((file) => file.name === name && file.bytes === bytes)) continue
      const content = await loadJoinedBytes(tx, exampleFileParts, exampleFileParts.fileId, fileId)
      // Lists order files by time, so each copy gets a later one.
      const inOrder = { ...writing, nowMs: writing.nowMs + index }
      await insertDraftFile(tx, inOrder, id, { name, type, bytes: content })
    }
    await publishThreads(tx, writing, threadId)
    const after = (await listDraftFiles(tx, [id])).get(id) ?? []
    return { kind: 'copied', files: after.filter((file) => !before.some((old) => old.id === file.id)) }
  }).catch(toFileLimitResult)
}

/** The result of a transaction that ended because a file exceeds a limit. */
export function toFileLimitResult(error: unknown): { readonly kind: FileLimit } {
  if (error instanceof FileLimitError) return { kind: error.limit }
  throw error
}

/** Removes an attachment from its draft. */
export async function removeDraftFile(
  db: Database,
  writing: DraftActionContext,
  fileId: string,
): Promise<DraftFileResult> {
  if (!isUuid(fileId)) return { kind: 'missing' }
  return transact(db, async (tx): Promise<DraftFileResult> => {
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
  { userId, nowMs }: DraftActionContext,
  id: string,
  change: Partial<Pick<Draft, 'forward'>> = {},
): Promise<Draft | undefined> {
  const [draft] = await tx
    .update(drafts)
    .set({
      ...change,
      state: 'edited',
      editedBy: userId,
      ...buildNextDraftVersion(nowMs),
    })
    .where(and(eq(drafts.id, id), isOpenDraft))
    .returning()
  return draft
}

/** The attachments of a draft with their bytes. */
export async function loadDraftFiles(
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
    read.push({ name, type, content: await loadJoinedBytes(db, draftFileParts, draftFileParts.fileId, id) })
  return read
}
