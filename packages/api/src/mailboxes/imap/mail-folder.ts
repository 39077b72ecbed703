import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { mailFolders, unreadableMails } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'

/** A folder row with its checkpoints. */
export type MailFolder = typeof mailFolders.$inferSelect

/** The server's response to opening a folder. */
export interface FolderStatus {
  readonly path: string
  readonly uidValidity: number
  readonly uidNext: number
  /** The highest change sequence (CONDSTORE). Missing when the server has none. */
  readonly modseq: string | undefined
}

/**
 * Finds or creates the row of an opened folder. A new or renumbered folder starts at its newest mail and
 * imports the rest; known mails are recognized by content.
 */
export async function findOrCreateFolder(
  tx: Transaction | Database,
  { storeId, role }: { storeId: string; role: MailFolder['role'] },
  { path, uidValidity, uidNext, modseq }: FolderStatus,
): Promise<{ folder: MailFolder; isRenumbered: boolean }> {
  const fresh = { uidValidity, nextUid: uidNext, lowUid: uidNext, modseq: modseq ?? null }
  const isThis = and(eq(mailFolders.storeId, storeId), eq(mailFolders.path, path))
  const [known] = await tx.select().from(mailFolders).where(isThis)
  if (known && known.uidValidity === uidValidity && known.role === role)
    return { folder: known, isRenumbered: false }
  const [folder] = known
    ? await tx
        .update(mailFolders)
        .set({ ...fresh, role })
        .where(isThis)
        .returning()
    : await tx
        .insert(mailFolders)
        .values({ storeId, path, role, ...fresh })
        .returning()
  if (!folder) throw new Error('the database returned no folder')
  // Renumbering made the old UIDs invalid. The next sync lists unreadable mails again.
  await tx
    .delete(unreadableMails)
    .where(and(eq(unreadableMails.folderId, folder.id), ne(unreadableMails.uidValidity, uidValidity)))
  return { folder, isRenumbered: known !== undefined }
}
