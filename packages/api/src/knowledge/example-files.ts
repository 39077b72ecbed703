import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { loadJoinedBytes } from '../database/split-bytes.ts'
import { draftFileParts, draftFiles, exampleFileParts, exampleFiles, examples } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'
import { addFile } from '../reading/add-file.ts'
import type { NewFile } from '../reading/add-file.ts'
import { isVisibleExample } from './example.ts'
import type { ExampleActionContext, ExampleViewer } from './example.ts'
import { lockStore, knowledgeQuota } from './knowledge-quota.ts'

/** Result of a change. `full`: the example has no room for the file; `storeFull`: the store has none. */
export type ExampleFileResult =
  { readonly kind: 'done'; readonly exampleId: string } | { readonly kind: 'missing' | 'full' | 'storeFull' }

/** Adds a file to an example that the person sees. */
export async function addExampleFile(
  db: Database,
  action: ExampleActionContext,
  exampleId: string,
  file: NewFile,
): Promise<ExampleFileResult> {
  if (!isUuid(exampleId)) return { kind: 'missing' }
  return transact(db, async (tx): Promise<ExampleFileResult> => {
    await lockStore(tx, action.storeId)
    const [example] = await tx
      .select({ id: examples.id })
      .from(examples)
      .where(and(eq(examples.id, exampleId), isVisibleExample(action)))
    if (!example) return { kind: 'missing' }
    const problem = await insertExampleFile(tx, action, exampleId, file)
    return problem ? { kind: problem } : { kind: 'done', exampleId }
  })
}

/** Copies the files that were added to a draft of the store to a new example. Returns the reason when one has no room. */
export async function copyDraftFiles(
  tx: Transaction,
  action: ExampleActionContext,
  exampleId: string,
  draftId: string,
): Promise<'full' | 'storeFull' | undefined> {
  if (!isUuid(draftId)) return undefined
  // Files of a forwarded mail belong to its customer.
  const isCopied = and(
    eq(draftFiles.draftId, draftId),
    eq(draftFiles.storeId, action.storeId),
    isNull(draftFiles.originId),
  )
  const files = await tx
    .select()
    .from(draftFiles)
    .where(isCopied)
    .orderBy(asc(draftFiles.createdAt), asc(draftFiles.id))
  for (const [index, { id, name, type }] of files.entries()) {
    const bytes = await loadJoinedBytes(tx, draftFileParts, draftFileParts.fileId, id)
    // Files are listed by their time.
    const inOrder = { ...action, nowMs: action.nowMs + index }
    const problem = await insertExampleFile(tx, inOrder, exampleId, { name, type, bytes })
    if (problem) return problem
  }
  return undefined
}

async function insertExampleFile(
  tx: Transaction,
  { storeId, nowMs }: ExampleActionContext,
  exampleId: string,
  file: NewFile,
): Promise<'full' | 'storeFull' | undefined> {
  const [stored] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${exampleFiles.bytes}), 0)`.mapWith(Number) })
    .from(exampleFiles)
    .where(eq(exampleFiles.storeId, storeId))
  if ((stored?.bytes ?? 0) + file.bytes.length > knowledgeQuota.fileBytes) return 'storeFull'
  const place = {
    ...{ files: exampleFiles, parts: exampleFileParts },
    isOfOwner: eq(exampleFiles.exampleId, exampleId),
  }
  const isAdded = await addFile(tx, place, file, (columns) =>
    tx
      .insert(exampleFiles)
      .values({ ...columns, storeId, exampleId, createdAt: new Date(nowMs) })
      .returning({ id: exampleFiles.id }),
  )
  return isAdded ? undefined : 'full'
}

/** Removes a file from an example that the person sees. */
export async function removeExampleFile(
  db: Database,
  reader: ExampleViewer,
  fileId: string,
): Promise<ExampleFileResult> {
  const file = await findExampleFile(db, reader, fileId)
  if (!file) return { kind: 'missing' }
  await db.delete(exampleFiles).where(eq(exampleFiles.id, fileId))
  return { kind: 'done', exampleId: file.exampleId }
}

/** Reads a file of an example that the person sees. */
export async function loadExampleFile(
  db: Database,
  reader: ExampleViewer,
  fileId: string,
): Promise<{ readonly name: string; readonly bytes: Buffer } | undefined> {
  const file = await findExampleFile(db, reader, fileId)
  return (
    file && {
      name: file.name,
      bytes: await loadJoinedBytes(db, exampleFileParts, exampleFileParts.fileId, fileId),
    }
  )
}

async function findExampleFile(db: Database, reader: ExampleViewer, fileId: string) {
  if (!isUuid(fileId)) return undefined
  const [file] = await db
    .select({ name: exampleFiles.name, exampleId: exampleFiles.exampleId })
    .from(exampleFiles)
    .innerJoin(examples, eq(examples.id, exampleFiles.exampleId))
    .where(and(eq(exampleFiles.id, fileId), isVisibleExample(reader)))
  return file
}
