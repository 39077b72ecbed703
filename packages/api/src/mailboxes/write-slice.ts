import { lengths } from '@draftdesk/contract/lengths'
import { cutText } from '@draftdesk/contract/cut-text'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { erasureHash } from '../database/erasure-hash.ts'
import { underClaim, type Claim } from '../claims/claim.ts'
import type { Database } from '../database/open.ts'
import {
  emails,
  erasures,
  folders,
  locations,
  mailboxSyncs,
  senderRules,
  unreadMails,
} from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { publish, type Happening } from '../events/publish.ts'
import type { Reading, ReadMail } from '../reading/mail.ts'
import { visibleLine } from '../reading/visible.ts'
import { openBatch } from '../threads/slice-batch.ts'
import type { Arrival } from '../threads/arrival.ts'
import { placeNext } from '../threads/place.ts'
import { refreshThreads } from '../threads/refresh.ts'
import type { Fetched } from './fetch-mails.ts'
import type { Folder } from './folder.ts'

/** A mail of a slice, read or not. */
export interface Item {
  readonly fetched: Fetched
  readonly reading: Reading
}

/** Hears of every mail that was placed, in the transaction that does it; of an import, of those of a slice at once. */
export type OnPlaced = (tx: Transaction, seen: readonly Seen[]) => Promise<void>

interface Seen {
  readonly storeId: string
  readonly mail: ReadMail
  readonly emailId: string
  readonly isOwn: boolean
  readonly isFromSent: boolean
  readonly nowMs: number
}

/** What a slice of a folder is written with. */
export interface Slice {
  readonly folder: Folder
  readonly items: readonly Item[]
  /** Where the folder's checkpoints are afterwards. */
  readonly checkpoint: {
    readonly nextUid?: number
    readonly lowUid?: number | null
    readonly modseq?: string
  }
  readonly own: ReadonlySet<string>
  readonly isImport: boolean
  /** Whether it is the first import, which goes on by every mail; a later one goes on by those that were not there yet. */
  readonly isFirst?: boolean
  /** Conversations up to here wait for no reply. */
  readonly settledBeforeMs?: number
  readonly nowMs: number
  readonly onPlaced?: OnPlaced | undefined
  /** Hears which conversations have a new mail, in the transaction that writes it; not of an import. */
  readonly onMails?: ((tx: Transaction, threadIds: readonly string[]) => Promise<void>) | undefined
}

/** A mail that could not be read is tried again after an hour and after a day. */
const retryMs = [3_600_000, 86_400_000]

/**
 * Writes a slice in one transaction under the claim of its mailbox: the mails with their places, where they are, what could
 * not be read, and the checkpoint. A process that dies, or that another one replaced, has written all of it or nothing.
 */
export async function writeSlice(
  db: Database,
  claim: Pick<Claim, 'id' | 'term'>,
  slice: Slice,
): Promise<number> {
  const { folder, items, checkpoint, isImport, isFirst = false, nowMs } = slice
  const { storeId } = folder
  return underClaim(db, mailboxSyncs, claim, async (tx) => {
    const { added, fresh } = await writeItems(tx, slice)
    const imported = isFirst ? items.length : isImport ? fresh : 0
    if (Object.keys(checkpoint).length > 0)
      await tx.update(folders).set(checkpoint).where(eq(folders.id, folder.id))
    if (imported > 0)
      await tx
        .update(mailboxSyncs)
        .set({ imported: sql`${mailboxSyncs.imported} + ${imported}` })
        .where(eq(mailboxSyncs.storeId, storeId))
    const happenings: Happening[] = [
      ...(isImport ? [{ storeId, type: 'mailbox' as const }] : []),
      ...(isImport ? [] : [...added].map((ref) => ({ storeId, type: 'thread' as const, ref }))),
      ...(added.size > 0 ? [{ storeId, type: 'list' as const }] : []),
    ]
    await publish(tx, happenings, nowMs)
    if (!isImport) await slice.onMails?.(tx, [...added])
    return added.size
  })
}

interface Written {
  /** The conversations that have a new mail. */
  readonly added: ReadonlySet<string>
  /** How many mails were not there yet. */
  readonly fresh: number
}

/** Writes the mails of a slice. */
async function writeItems(tx: Transaction, slice: Slice): Promise<Written> {
  const { folder, items, isImport } = slice
  const { storeId, uidValidity } = folder
  let fresh = 0
  if (items.length === 0) return { added: new Set(), fresh }
  const { rules, erased, hasUnread } = await readWord(tx, folder)
  const added = new Set<string>()
  const unread = new Set<string>()
  const places: (typeof locations.$inferInsert)[] = []
  const isFromSent = folder.role === 'sent'
  const placeOf = ({ fetched: { uid } }: Item) => ({ folderId: folder.id, uidValidity, uid })
  const arrivals = new Map<Item, Arrival>()
  for (const item of items) {
    if (isErased(item, storeId, erased)) places.push({ ...placeOf(item), emailId: null })
    else if (item.reading.kind === 'unread') await noteUnread(tx, slice, item.fetched, item.reading.fault)
    else arrivals.set(item, { ...arrivalOf(slice, item, item.reading.mail), rules })
  }
  // New mails come one by one, and what is heard of one may change what the next one finds.
  const groups = isImport ? [items] : items.map((item) => [item])
  const merges: ((threadId: string) => string)[] = []
  for (const group of groups) {
    const coming = group.flatMap((item) => arrivals.get(item) ?? [])
    const batch = await openBatch(tx, storeId, coming)
    merges.push(batch.currentOf)
    const seen: Seen[] = []
    for (const item of group) {
      const { fetched } = item
      const arrival = arrivals.get(item)
      if (!arrival) continue
      const placed = await placeNext(tx, batch, arrival)
      const { emailId, isOwn, isNew, threadId } = placed
      seen.push({ storeId, mail: arrival.mail, emailId, isOwn, isFromSent, nowMs: slice.nowMs })
      if (isNew) fresh += 1
      if (fetched.isAnswered && !isNew)
        await tx.update(emails).set({ isAnswered: true }).where(eq(emails.id, emailId))
      places.push({ ...placeOf(item), emailId })
      if (!placed.isChanged) continue
      added.add(threadId)
      if (isNew && !fetched.isSeen && !isOwn) unread.add(threadId)
    }
    await batch.flush(tx)
    await slice.onPlaced?.(tx, seen)
  }
  if (places.length > 0) await tx.insert(locations).values(places).onConflictDoNothing()
  if (hasUnread && places.length > 0) {
    const uids = places.map(({ uid }) => uid)
    await tx.delete(unreadMails).where(and(isOf(folder), inArray(unreadMails.uid, uids)))
  }
  // A mail may have joined conversations that were apart when the slice began.
  const currentOf = (threadId: string) => merges.reduce((id, find) => find(id), threadId)
  const current = new Set([...added].map(currentOf))
  await refreshThreads(tx, [...current], {
    reopens: true,
    unread: new Set([...unread].map(currentOf)),
    settledBeforeMs: slice.settledBeforeMs,
  })
  return { added: current, fresh }
}

const arrivalOf = (
  { folder, own, isImport }: Slice,
  { fetched }: Item,
  mail: ReadMail,
): Omit<Arrival, 'rules'> => ({
  storeId: folder.storeId,
  mail,
  receivedAtMs: fetched.source.receivedAtMs,
  own,
  isImport,
  isFromSent: folder.role === 'sent',
  isAnswered: fetched.isAnswered,
})

const isOf = ({ id, uidValidity }: Folder) =>
  and(eq(unreadMails.folderId, id), eq(unreadMails.uidValidity, uidValidity))

/** What people said about senders, when customers were erased, by their hashes, and whether the folder has unreadable mails. */
async function readWord(tx: Transaction, { id, storeId }: Folder) {
  const result: unknown = await tx.execute(sql`
    select
      (select jsonb_object_agg(address, kind) from ${senderRules} where store_id = ${storeId}) as "rules",
      (select jsonb_object_agg(hash, extract(epoch from at) * 1000) from ${erasures} where store_id = ${storeId}) as "erased",
      exists (select 1 from ${unreadMails} where folder_id = ${id}) as "hasUnread"`)
  const [found] = (result as { rows: Word[] }).rows
  return {
    rules: new Map(Object.entries(found?.rules ?? {})) as Arrival['rules'],
    erased: new Map(Object.entries(found?.erased ?? {})),
    hasUnread: found?.hasUnread ?? true,
  }
}

interface Word {
  readonly rules: Readonly<Record<string, string>> | null
  readonly erased: Readonly<Record<string, number>> | null
  readonly hasUnread: boolean
}

/** Whether a mail came before somebody in it was erased: it stays where it is, in the mailbox. */
function isErased({ fetched, reading }: Item, storeId: string, erased: ReadonlyMap<string, number>): boolean {
  if (erased.size === 0) return false
  const { sender, source } = fetched
  const addresses = reading.kind === 'read' ? addressesOf(reading.mail) : [sender.toLowerCase()]
  return addresses.some(
    (address) => source.receivedAtMs <= (erased.get(erasureHash(storeId, address)) ?? -Infinity),
  )
}

const addressesOf = ({ from, replyTo, to, cc }: ReadMail): string[] =>
  [...(from ? [from] : []), ...replyTo, ...to, ...cc].map(({ address }) => address)

async function noteUnread(
  tx: Transaction,
  { folder, nowMs }: Slice,
  { uid, subject, sender, source }: Fetched,
  fault: 'slow' | 'large' | 'broken',
): Promise<void> {
  const [known] = await tx
    .select({ tries: unreadMails.tries })
    .from(unreadMails)
    .where(and(isOf(folder), eq(unreadMails.uid, uid)))
  const tries = (known?.tries ?? 0) + 1
  const retry = retryMs[tries - 1]
  const state = { fault, tries, nextTryAt: retry === undefined ? null : new Date(nowMs + retry) }
  await tx
    .insert(unreadMails)
    .values({
      folderId: folder.id,
      uidValidity: folder.uidValidity,
      uid,
      subject: cutText(visibleLine(subject), lengths.subject),
      sender: cutText(visibleLine(sender), lengths.line),
      receivedAt: new Date(source.receivedAtMs),
      ...state,
    })
    .onConflictDoUpdate({
      target: [unreadMails.folderId, unreadMails.uidValidity, unreadMails.uid],
      set: state,
    })
}
