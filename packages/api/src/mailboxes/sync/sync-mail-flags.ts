import { and, eq, inArray, sql } from 'drizzle-orm'
import { writeUnderClaim } from '../../claims/job-claims.ts'
import { emails, mailFolders, mailLocations, mailboxSyncs, threads } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { publishThreads } from '../../events/publish-events.ts'
import type { FolderSyncDeps, OpenFolder } from './read-folder.ts'
import { requireOpenFolder } from '../imap/checked-imap.ts'

interface MailFlags {
  readonly uid: number
  readonly isSeen: boolean
  readonly isAnswered: boolean
}

/** Without CONDSTORE only the newest mails are checked. */
const maxCheckedUids = 200
/** Mails per update statement. */
const mailsPerBatch = 500

/** Imports answered and read flags set by other mail programs. CONDSTORE (RFC 7162) lists the changed mails. */
export async function syncMailFlags(work: FolderSyncDeps, { folder, modseq }: OpenFolder): Promise<void> {
  if (modseq !== undefined && modseq === folder.modseq) return
  const options = { uid: true, ...(modseq && folder.modseq ? { changedSince: BigInt(folder.modseq) } : {}) }
  const range =
    options.changedSince === undefined ? `${Math.max(1, folder.nextUid - maxCheckedUids)}:*` : '1:*'
  const messages = await work.client.fetchAll(range, { uid: true, flags: true }, options)
  requireOpenFolder(work.client)
  const found = messages
    .filter(({ uid, flags }) => flags && uid < folder.nextUid)
    .map(({ uid, flags }): MailFlags => ({
      uid,
      isSeen: flags?.has('\\Seen') === true,
      isAnswered: flags?.has('\\Answered') === true,
    }))
  if (found.length === 0 && modseq === undefined) return
  await writeUnderClaim(work.db, mailboxSyncs, work.claim, async (tx) => {
    const changed = new Set<string>()
    for (let at = 0; at < found.length; at += mailsPerBatch)
      for (const id of await applyFlags(tx, folder, found.slice(at, at + mailsPerBatch))) changed.add(id)
    if (modseq !== undefined)
      await tx.update(mailFolders).set({ modseq }).where(eq(mailFolders.id, folder.id))
    if (changed.size > 0) await publishThreads(tx, { storeId: work.storeId, nowMs: work.clock() }, ...changed)
  })
}

/** Updates flags of mails. Returns the changed threads. */
async function applyFlags(
  tx: Transaction,
  { id, uidValidity }: OpenFolder['folder'],
  found: readonly MailFlags[],
): Promise<string[]> {
  const known = await tx
    .select({
      uid: mailLocations.uid,
      emailId: emails.id,
      threadId: emails.threadId,
      isAnswered: emails.isAnswered,
    })
    .from(mailLocations)
    .innerJoin(emails, eq(emails.id, mailLocations.emailId))
    .where(
      and(
        eq(mailLocations.folderId, id),
        eq(mailLocations.uidValidity, uidValidity),
        inArray(
          mailLocations.uid,
          found.map(({ uid }) => uid),
        ),
      ),
    )
  const flagsOf = new Map(found.map((flags) => [flags.uid, flags]))
  const changed: string[] = []
  for (const isAnswered of [true, false]) {
    const others = known.filter(
      (mail) => flagsOf.get(mail.uid)?.isAnswered === isAnswered && mail.isAnswered !== isAnswered,
    )
    if (others.length === 0) continue
    await tx
      .update(emails)
      .set({ isAnswered })
      .where(
        inArray(
          emails.id,
          others.map(({ emailId }) => emailId),
        ),
      )
    changed.push(...others.map(({ threadId }) => threadId))
  }
  const seen = known.filter(({ uid }) => flagsOf.get(uid)?.isSeen).map(({ emailId }) => emailId)
  return seen.length === 0 ? changed : [...changed, ...(await markThreadsOfMailsRead(tx, seen))]
}

/** Marks threads as read when their newest incoming mail was read in another program. */
async function markThreadsOfMailsRead(tx: Transaction, emailIds: string[]): Promise<string[]> {
  const rows = await tx
    .update(threads)
    .set({ isUnread: false, version: sql`${threads.version} + 1` })
    .where(
      and(
        eq(threads.isUnread, true),
        sql`${threads.id} in (
          select seen.thread_id from ${emails} seen where ${inArray(sql`seen.id`, emailIds)} and not exists (
            select 1 from ${emails} later
            where later.thread_id = seen.thread_id and later.direction = 'in' and later.created_at > seen.created_at))`,
      ),
    )
    .returning({ id: threads.id })
  return rows.map(({ id }) => id)
}
