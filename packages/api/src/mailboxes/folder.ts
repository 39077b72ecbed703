import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { folders, unreadMails } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** A folder of a mailbox and how far it is read. */
export type Folder = typeof folders.$inferSelect

/** What the server says of a folder when it is opened. */
export interface Opened {
  readonly path: string
  readonly uidValidity: number
  readonly uidNext: number
  /** How far changes of flags are counted; missing where the server does not count them. */
  readonly modseq: string | undefined
}

/**
 * The row of a folder that was opened. A new one begins at its end, with everything below still to be imported; so does one
 * whose UIDs the server has given out anew: its mails are found again by what they are, not by their numbers.
 */
export async function findFolder(
  tx: Transaction | Database,
  { storeId, role }: { storeId: string; role: Folder['role'] },
  { path, uidValidity, uidNext, modseq }: Opened,
): Promise<{ folder: Folder; isRenumbered: boolean }> {
  const fresh = { uidValidity, nextUid: uidNext, lowUid: uidNext, modseq: modseq ?? null }
  const isThis = and(eq(folders.storeId, storeId), eq(folders.path, path))
  const [known] = await tx.select().from(folders).where(isThis)
  if (known && known.uidValidity === uidValidity && known.role === role)
    return { folder: known, isRenumbered: false }
  const [folder] = known
    ? await tx
        .update(folders)
        .set({ ...fresh, role })
        .where(isThis)
        .returning()
    : await tx
        .insert(folders)
        .values({ storeId, path, role, ...fresh })
        .returning()
  if (!folder) throw new Error('the database returned no folder')
  // Their numbers mean other mails now; those that still cannot be read are listed anew.
  await tx
    .delete(unreadMails)
    .where(and(eq(unreadMails.folderId, folder.id), ne(unreadMails.uidValidity, uidValidity)))
  return { folder, isRenumbered: known !== undefined }
}
