import type { DraftAnswer } from '@draftdesk/contract'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { attachments, draftFiles } from '../../database/schema.ts'
import type { drafts } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'

/** The highest number of files offered for a forward. */
const maxFiles = 50

/** The original of a forward and its files, in the shape of /v1. */
export async function loadForwardAnswer(
  db: Database | Transaction,
  { id, forward, forwardedEmailId }: Pick<typeof drafts.$inferSelect, 'id' | 'forward' | 'forwardedEmailId'>,
): Promise<DraftAnswer['forward']> {
  if (forward === null) return null
  if (forwardedEmailId === null) return { email_id: null, as: forward, files: [] }
  const files = await db
    .select()
    .from(attachments)
    .where(eq(attachments.emailId, forwardedEmailId))
    .orderBy(asc(attachments.part), asc(attachments.id))
    .limit(maxFiles)
  const copies = await db.select().from(draftFiles).where(eq(draftFiles.draftId, id))
  return {
    email_id: forwardedEmailId,
    as: forward,
    files: files.map((file) => ({
      ...{ id: file.id, name: file.name, type: file.type, bytes: file.bytes },
      file_id: copies.find(({ originId }) => originId === file.id)?.id ?? null,
    })),
  }
}
