import { maxDraftFileBytes, maxDraftFiles } from '@draftdesk/contract'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { splitBytes } from '../database/split-bytes.ts'
import type {
  draftFileParts,
  draftFiles,
  exampleFileParts,
  exampleFiles,
  noteFileParts,
  noteFiles,
} from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { cutText } from '@draftdesk/contract/cut-text'
import { toVisibleLine } from './visible-text.ts'

/** A file that a person attaches to a draft, a note or a saved reply. */
export interface NewFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** The file tables of one kind of owner, and the condition that selects the files of one owner. */
interface FileOwnerTables {
  readonly files: typeof draftFiles | typeof noteFiles | typeof exampleFiles
  readonly parts: typeof draftFileParts | typeof noteFileParts | typeof exampleFileParts
  readonly isOfOwner: SQL
}

/** The columns that each table of files has. */
interface FileColumns {
  readonly name: string
  readonly type: string
  readonly bytes: number
}

/** Adds a file to its owner. Returns false when number or size exceed the limits of one mail. */
export async function addFile(
  tx: Transaction,
  { files, parts, isOfOwner }: FileOwnerTables,
  { name, type, bytes }: NewFile,
  insert: (columns: FileColumns) => Promise<readonly { readonly id: string }[]>,
): Promise<boolean> {
  const [stored] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::int`,
    })
    .from(files as typeof noteFiles)
    .where(isOfOwner)
  if ((stored?.count ?? 0) >= maxDraftFiles || (stored?.bytes ?? 0) + bytes.length > maxDraftFileBytes)
    return false
  const [made] = await insert({ name: cleanFileName(name), type: cleanFileType(type), bytes: bytes.length })
  for (const part of splitBytes(bytes))
    await tx.insert(parts as typeof noteFileParts).values({ fileId: made?.id ?? '', ...part })
  return true
}

/** A file name on one line and without folders. */
const cleanFileName = (name: string): string =>
  cutText(toVisibleLine(name).replaceAll(/[/\\]/g, '_'), 200) || 'file'

/** A media type as headers take it. */
const cleanFileType = (type: string): string =>
  /^[\w.+-]{1,60}\/[\w.+-]{1,80}$/.test(type) ? type.toLowerCase() : 'application/octet-stream'
