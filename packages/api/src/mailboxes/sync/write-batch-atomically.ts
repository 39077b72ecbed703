import { dayMs, hourMs } from '@draftdesk/contract/durations'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { cutText } from '@draftdesk/contract/cut-text'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { hashErasedAddress } from '../../database/hash-erased-address.ts'
import { writeUnderClaim } from '../../claims/job-claims.ts'
import type { JobClaim } from '../../claims/job-claims.ts'
import type { Database } from '../../database/open-database.ts'
import {
  emails,
  customerErasures,
  mailFolders,
  mailLocations,
  mailboxSyncs,
  removedMails,
  senderRules,
  unreadableMails,
} from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { publishEvents } from '../../events/publish-events.ts'
import type { NewPageEvent } from '../../events/publish-events.ts'
import type { MailReadResult, MailWithLanguage } from '../../reading/parsed-mail.ts'
import { toVisibleLine } from '../../reading/visible-text.ts'
import { openMailBatch } from '../../threads/storage/mail-batch.ts'
import type { MailArrival } from '../../threads/matching/mail-arrival.ts'
import { matchThreadInBatch } from '../../threads/matching/match-thread.ts'
import { wakeAnsweredThreads } from '../../threads/returns/wake-answered-threads.ts'
import { hashRemovedMail } from '../../threads/retention/removal-hash.ts'
import { refreshThreads } from '../../threads/matching/refresh-threads.ts'
import type { FetchedMail } from '../imap/fetch-mails.ts'
import type { MailFolder } from '../imap/mail-folder.ts'
import type { ImportEvent, ImportEventCollector } from './import-events.ts'
import type { MailListeners, StoredMail } from './mail-listeners.ts'

/** A mail of a batch, parsed or not. */
export interface BatchItem {
  readonly fetched: FetchedMail
  readonly reading: MailReadResult
}

/** A batch of mails of one folder, and how to store them. */
export interface FolderBatch {
  readonly folder: MailFolder
  readonly items: readonly BatchItem[]
  /** The folder's checkpoints after the batch. */
  readonly checkpoint: {
    readonly nextUid?: number
    readonly lowUid?: number | null
    readonly modseq?: string
  }
  readonly own: ReadonlySet<string>
  readonly isImport: boolean
  /** First import: progress counts every mail. Later imports count only new mails. */
  readonly isFirst?: boolean
  /** Threads until this time need no reply. */
  readonly settledBeforeMs?: number
  readonly nowMs: number
  readonly listeners?: MailListeners | undefined
  /** Limits the events of an import. Without it each batch publishes. */
  readonly news?: ImportEventCollector | undefined
}

/** Retry delays of an unreadable mail: an hour, then a day. */
const unreadableRetryMs = [hourMs, dayMs]

/**
 * Writes a batch in one transaction under the claim: mails, locations, unreadable mails and checkpoint. After
 * a crash or a lost claim, all or nothing is stored.
 */
export async function writeBatchAtomically(
  db: Database,
  claim: Pick<JobClaim, 'id' | 'term'>,
  batch: FolderBatch,
): Promise<number> {
  const { folder, items, checkpoint, isImport, isFirst = false, nowMs } = batch
  const { storeId } = folder
  let published: ImportEvent[] = []
  const written = await writeUnderClaim(db, mailboxSyncs, claim, async (tx) => {
    const { added, fresh } = await writeBatchItems(tx, batch)
    const imported = isFirst ? items.length : isImport ? fresh : 0
    if (Object.keys(checkpoint).length > 0)
      await tx.update(mailFolders).set(checkpoint).where(eq(mailFolders.id, folder.id))
    if (imported > 0)
      await tx
        .update(mailboxSyncs)
        .set({ imported: sql`${mailboxSyncs.imported} + ${imported}` })
        .where(eq(mailboxSyncs.storeId, storeId))
    const changed: ImportEvent[] = [
      ...(isImport ? (['mailbox'] as const) : []),
      ...(added.size > 0 ? (['list'] as const) : []),
    ]
    const isLast = checkpoint.lowUid === null
    published = batch.news?.collect(changed, nowMs, isLast) ?? changed
    const happenings: NewPageEvent[] = [
      ...(isImport ? [] : [...added].map((ref) => ({ storeId, type: 'thread' as const, ref }))),
      ...published.map((type) => ({ storeId, type })),
    ]
    await publishEvents(tx, happenings, nowMs)
    if (!isImport) await batch.listeners?.onMails(tx, storeId, [...added])
    return added.size
  })
  batch.news?.confirm(published, nowMs)
  return written
}

interface BatchResult {
  /** Threads with new mail. */
  readonly added: ReadonlySet<string>
  /** The number of new mails. */
  readonly fresh: number
}

/** Stores the mails of a batch. */
async function writeBatchItems(tx: Transaction, folderBatch: FolderBatch): Promise<BatchResult> {
  const { folder, items, isImport } = folderBatch
  const { storeId, uidValidity } = folder
  if (items.length === 0) return { added: new Set(), fresh: 0 }
  const { rules, erased, hasUnread } = await loadImportRules(tx, folder)
  const removed = await findRemovedMails(tx, storeId, items)
  const added = new Set<string>()
  const unread = new Set<string>()
  const freshIds: string[] = []
  const places: (typeof mailLocations.$inferInsert)[] = []
  const isFromSent = folder.role === 'sent'
  const locationOf = ({ fetched: { uid } }: BatchItem) => ({ folderId: folder.id, uidValidity, uid })
  const arrivals = new Map<BatchItem, MailArrival>()
  for (const item of items) {
    if (isOfErasedCustomer(item, storeId, erased) || removed.has(item))
      places.push({ ...locationOf(item), emailId: null })
    else if (item.reading.kind === 'unread')
      await saveUnreadableMail(tx, folderBatch, item.fetched, item.reading.fault)
    else arrivals.set(item, { ...toMailArrival(folderBatch, item, item.reading.mail), rules })
  }
  // New mails are processed one by one, because one may affect the next.
  const groups = isImport ? [items] : items.map((item) => [item])
  const merges: ((threadId: string) => string)[] = []
  for (const group of groups) {
    const coming = group.flatMap((item) => arrivals.get(item) ?? [])
    const batch = await openMailBatch(tx, storeId, coming)
    merges.push(batch.currentOf)
    const seen: StoredMail[] = []
    for (const item of group) {
      const { fetched } = item
      const arrival = arrivals.get(item)
      if (!arrival) continue
      const match = await matchThreadInBatch(batch, arrival)
      const { emailId, isOwn, isNew, threadId } = match
      seen.push({ storeId, mail: arrival.mail, emailId, isOwn, isFromSent, nowMs: folderBatch.nowMs })
      if (isNew) freshIds.push(emailId)
      if (fetched.isAnswered && !isNew)
        await batch.ask(
          (inside) => inside.update(emails).set({ isAnswered: true }).where(eq(emails.id, emailId)),
          [threadId],
        )
      places.push({ ...locationOf(item), emailId })
      if (!match.isChanged) continue
      added.add(threadId)
      if (isNew && !fetched.isSeen && !isOwn) unread.add(threadId)
    }
    await batch.save()
    await folderBatch.listeners?.onStored(tx, seen)
  }
  if (places.length > 0) await tx.insert(mailLocations).values(places).onConflictDoNothing()
  if (hasUnread && places.length > 0) {
    const uids = places.map(({ uid }) => uid)
    await tx
      .delete(unreadableMails)
      .where(and(isUnreadableMailOfFolder(folder), inArray(unreadableMails.uid, uids)))
  }
  // Threads may have been merged since the batch started.
  const mergedThreadOf = (threadId: string) => merges.reduce((id, find) => find(id), threadId)
  const current = new Set([...added].map(mergedThreadOf))
  await refreshThreads(tx, [...current], {
    reopens: true,
    unread: new Set([...unread].map(mergedThreadOf)),
    settledBeforeMs: folderBatch.settledBeforeMs,
  })
  await wakeAnsweredThreads(tx, freshIds, folderBatch.nowMs)
  return { added: current, fresh: freshIds.length }
}

const toMailArrival = (
  { folder, own, isImport }: FolderBatch,
  { fetched }: BatchItem,
  mail: MailWithLanguage,
): Omit<MailArrival, 'rules'> => ({
  storeId: folder.storeId,
  mail,
  receivedAtMs: fetched.source.receivedAtMs,
  own,
  isImport,
  isFromSent: folder.role === 'sent',
  isAnswered: fetched.isAnswered,
})

const isUnreadableMailOfFolder = ({ id, uidValidity }: MailFolder) =>
  and(eq(unreadableMails.folderId, id), eq(unreadableMails.uidValidity, uidValidity))

/** Reads sender rules, erased customers by hash, and if the folder has unreadable mails. */
async function loadImportRules(tx: Transaction, { id, storeId }: MailFolder) {
  const result: unknown = await tx.execute(sql`
    select
      (select jsonb_object_agg(address, kind) from ${senderRules} where store_id = ${storeId}) as "rules",
      (select jsonb_object_agg(hash, extract(epoch from at) * 1000) from ${customerErasures} where store_id = ${storeId}) as "erased",
      exists (select 1 from ${unreadableMails} where folder_id = ${id}) as "hasUnread"`)
  const [found] = (result as { rows: ImportRules[] }).rows
  return {
    rules: new Map(Object.entries(found?.rules ?? {})) as MailArrival['rules'],
    erased: new Map(Object.entries(found?.erased ?? {})),
    hasUnread: found?.hasUnread ?? true,
  }
}

interface ImportRules {
  readonly rules: Readonly<Record<string, string>> | null
  readonly erased: Readonly<Record<string, number>> | null
  readonly hasUnread: boolean
}

/** True if the mail predates the erasure of a participant. It is not imported again. */
function isOfErasedCustomer(
  { fetched, reading }: BatchItem,
  storeId: string,
  erased: ReadonlyMap<string, number>,
): boolean {
  if (erased.size === 0) return false
  const { sender, source } = fetched
  const addresses = reading.kind === 'read' ? listPartyAddresses(reading.mail) : [sender.toLowerCase()]
  return addresses.some(
    (address) => source.receivedAtMs <= (erased.get(hashErasedAddress(storeId, address)) ?? -Infinity),
  )
}

/** Finds the mails that the retention deleted. They are not imported again. */
async function findRemovedMails(
  tx: Transaction,
  storeId: string,
  items: readonly BatchItem[],
): Promise<ReadonlySet<BatchItem>> {
  const byHash = new Map(
    items.flatMap((item) =>
      item.reading.kind === 'read'
        ? [[hashRemovedMail(storeId, item.reading.mail.messageId), item] as const]
        : [],
    ),
  )
  if (byHash.size === 0) return new Set()
  const found = await tx
    .select({ hash: removedMails.hash })
    .from(removedMails)
    .where(and(eq(removedMails.storeId, storeId), inArray(removedMails.hash, [...byHash.keys()])))
  return new Set(found.flatMap(({ hash }) => byHash.get(hash) ?? []))
}

const listPartyAddresses = ({ from, replyTo, to, cc }: MailWithLanguage): string[] =>
  [...(from ? [from] : []), ...replyTo, ...to, ...cc].map(({ address }) => address)

async function saveUnreadableMail(
  tx: Transaction,
  { folder, nowMs }: FolderBatch,
  { uid, subject, sender, source }: FetchedMail,
  fault: 'slow' | 'large' | 'broken',
): Promise<void> {
  const [known] = await tx
    .select({ tries: unreadableMails.tries })
    .from(unreadableMails)
    .where(and(isUnreadableMailOfFolder(folder), eq(unreadableMails.uid, uid)))
  const tries = (known?.tries ?? 0) + 1
  const retry = unreadableRetryMs[tries - 1]
  const state = { fault, tries, nextTryAt: retry === undefined ? null : new Date(nowMs + retry) }
  await tx
    .insert(unreadableMails)
    .values({
      folderId: folder.id,
      uidValidity: folder.uidValidity,
      uid,
      subject: cutText(toVisibleLine(subject), maxLengths.subject),
      sender: cutText(toVisibleLine(sender), maxLengths.line),
      receivedAt: new Date(source.receivedAtMs),
      ...state,
    })
    .onConflictDoUpdate({
      target: [unreadableMails.folderId, unreadableMails.uidValidity, unreadableMails.uid],
      set: state,
    })
}
