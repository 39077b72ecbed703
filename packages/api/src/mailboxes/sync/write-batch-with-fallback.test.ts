import { describe, expect, test } from 'vitest'
import { eq, isNull } from 'drizzle-orm'
import { hashErasedAddress } from '../../database/hash-erased-address.ts'
import {
  emails,
  customerErasures,
  pageEvents,
  mailFolders,
  mailLocations,
  mailboxes,
  mailboxSyncs,
  removedMails,
  stores,
  unreadableMails,
} from '../../database/schema.ts'
import { readMail } from '../../reading/read-mail.ts'
import { hashRemovedMail } from '../../threads/retention/removal-hash.ts'
import { useDatabase } from '../../testing/database/use-database.ts'
import { formatMail } from '../../testing/mail/mails.ts'
import { createImportEventCollector } from './import-events.ts'
import { writeBatchWithFallback } from './write-batch-with-fallback.ts'
import type { BatchItem } from './write-batch-atomically.ts'

const database = useDatabase()

const own = new Set(['help@shop.test'])

async function item(uid: number, subject: string, from = 'Ann <ann@mail.test>'): Promise<BatchItem> {
  const receivedAtMs = Date.UTC(2030, 0, uid)
  const raw = Buffer.from(formatMail({ from, subject: `Mail ${uid}`, atMs: receivedAtMs }))
  const source = { raw, files: [], receivedAtMs, own: [...own] }
  const mail = { ...(await readMail(source)), subject }
  const fetched = { uid, source, isSeen: false, isAnswered: false, subject, sender: 'ann@mail.test' }
  return { fetched, reading: { kind: 'read', mail } }
}

/** A store with a linked mailbox and its inbox. */
async function openInbox() {
  const { db } = database
  const [store] = await db.insert(stores).values({ name: 'Shop' }).returning()
  const storeId = store?.id ?? ''
  const now = new Date()
  const server = { imapHost: 'a', imapPort: 1, imapSecurity: 'none', smtpHost: 'a', smtpPort: 1 } as const
  await db.insert(mailboxes).values({
    storeId,
    connectedAt: now,
    checkedAt: now,
    address: 'help@shop.test',
    username: 'help@shop.test',
    ...server,
    smtpSecurity: 'none',
    sealedPassword: 'x',
  })
  const [sync] = await db.insert(mailboxSyncs).values({ storeId, dueAt: now, begunAt: now }).returning()
  const [folder] = await db
    .insert(mailFolders)
    .values({ storeId, path: 'INBOX', role: 'inbox', uidValidity: 1, nextUid: 1, lowUid: null })
    .returning()
  if (!sync || !folder) throw new Error('the database returned no rows')
  return { db, storeId, sync, folder, nowMs: now.getTime() }
}

describe('writeBatchWithFallback', () => {
  test('lists a mail that the database does not take, and writes all others with the checkpoint', async () => {
    const { db, sync, folder, nowMs } = await openInbox()
    const items = await Promise.all(
      [1, 2, 3, 4, 5].map((uid) => item(uid, uid === 3 ? 'refused \0' : `Mail ${uid}`)),
    )
    const checkpoint = { nextUid: 6 }
    const batch = { folder, items, checkpoint, own, isImport: false, nowMs }
    expect(await writeBatchWithFallback(db, sync, batch)).toBe(4)
    const rows = await db.select({ subject: emails.subject }).from(emails)
    expect(rows.map(({ subject }) => subject).toSorted()).toEqual(['Mail 1', 'Mail 2', 'Mail 4', 'Mail 5'])
    expect(await db.select().from(unreadableMails)).toMatchObject([
      { uid: 3, fault: 'broken', subject: 'refused' },
    ])
    expect(await db.select().from(mailFolders)).toMatchObject([{ nextUid: 6 }])
  })

  test('publishes the events of an import at most once a second, and all of them in the end', async () => {
    const { db, storeId, sync, folder, nowMs } = await openInbox()
    const news = createImportEventCollector()
    const write = async (
      uid: number,
      afterMs: number,
      checkpoint: { lowUid: number | null } = { lowUid: uid },
    ) => {
      const items = [await item(uid, `Import ${uid}`, `Cleo <cleo${uid}@mail.test>`)]
      await writeBatchWithFallback(db, sync, {
        folder,
        items,
        checkpoint,
        own,
        isImport: true,
        nowMs: nowMs + afterMs,
        news,
      })
      const rows = await db
        .select({ type: pageEvents.type })
        .from(pageEvents)
        .where(eq(pageEvents.storeId, storeId))
      return rows.map(({ type }) => type).toSorted()
    }
    expect(await write(9, 0)).toEqual(['list', 'mailbox'])
    expect(await write(8, 500)).toEqual(['list', 'mailbox'])
    expect(await write(7, 999)).toEqual(['list', 'mailbox'])
    expect(await write(6, 1000)).toEqual(['list', 'list', 'mailbox', 'mailbox'])
    expect(await write(5, 1100, { lowUid: null })).toHaveLength(6)
  })

  test('leaves in the mailbox what came before its customer was erased, and reads what they write later', async () => {
    const { db, storeId, sync, folder, nowMs } = await openInbox()
    const at = new Date(Date.UTC(2030, 0, 2))
    await db
      .insert(customerErasures)
      .values({ storeId, hash: hashErasedAddress(storeId, 'ann@mail.test'), at })
    const items = [
      await item(1, 'Mail 1', 'Ann <Ann@mail.test>'),
      await item(2, 'Mail 2', 'Bob <bob@mail.test>'),
      await item(3, 'Mail 3'),
    ]
    const batch = { folder, items, checkpoint: { nextUid: 4 }, own, isImport: true, nowMs }
    expect(await writeBatchWithFallback(db, sync, batch)).toBe(2)
    const rows = await db.select({ subject: emails.subject }).from(emails).where(eq(emails.storeId, storeId))
    expect(rows.map(({ subject }) => subject).toSorted()).toEqual(['Mail 2', 'Mail 3'])
    // Its location is known, so a comparison does not treat it as missed.
    const found = await db.select().from(mailLocations).where(isNull(mailLocations.emailId))
    expect(found).toMatchObject([{ folderId: folder.id, uid: 1 }])
  })

  test('leaves in the mailbox what the retention deleted, also where the folder has new numbers', async () => {
    const { db, storeId, sync, folder, nowMs } = await openInbox()
    const items = [await item(1, 'Mail 1'), await item(2, 'Mail 2', 'Bob <bob@mail.test>')]
    const [first] = items
    const messageId = first?.reading.kind === 'read' ? first.reading.mail.messageId : ''
    const hash = hashRemovedMail(storeId, messageId)
    await db.insert(removedMails).values({ storeId, hash, at: new Date(nowMs) })
    for (const uidValidity of [1, 2]) {
      const numbered = { ...folder, uidValidity }
      await writeBatchWithFallback(db, sync, {
        folder: numbered,
        items,
        checkpoint: {},
        own,
        isImport: true,
        nowMs,
      })
    }
    const rows = await db.select({ subject: emails.subject }).from(emails).where(eq(emails.storeId, storeId))
    expect(rows).toEqual([{ subject: 'Mail 2' }])
    const places = await db.select().from(mailLocations).where(eq(mailLocations.folderId, folder.id))
    expect(places.filter(({ emailId }) => emailId === null).map(({ uid }) => uid)).toEqual([1, 1])
  })

  test('lists no mail that cannot be read when its sender was erased', async () => {
    const { db, storeId, sync, folder, nowMs } = await openInbox()
    const at = new Date(Date.UTC(2030, 0, 2))
    await db
      .insert(customerErasures)
      .values({ storeId, hash: hashErasedAddress(storeId, 'ann@mail.test'), at })
    const { fetched } = await item(1, 'Mail 1')
    const items: BatchItem[] = [{ fetched, reading: { kind: 'unread', fault: 'broken' } }]
    await writeBatchWithFallback(db, sync, {
      folder,
      items,
      checkpoint: { nextUid: 2 },
      own,
      isImport: true,
      nowMs,
    })
    expect(await db.select().from(unreadableMails).where(eq(unreadableMails.folderId, folder.id))).toEqual([])
  })
})
