import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type OpenDatabase } from '../database/open.ts'
import { emails, folders, mailboxes, mailboxSyncs, stores, unreadMails } from '../database/schema.ts'
import { readMail } from '../reading/read-mail.ts'
import { createPlace } from '../testing/database.ts'
import { writeMail } from '../testing/mails.ts'
import { writeMails } from './write-mails.ts'
import type { Item } from './write-slice.ts'

let database: OpenDatabase
let drop: () => Promise<void>
beforeAll(async () => {
  const made = await createPlace()
  drop = made.drop
  database = await openDatabase(made.place)
})
afterAll(async () => {
  await database.close()
  await drop()
})

const own = new Set(['help@shop.test'])

async function item(uid: number, subject: string): Promise<Item> {
  const receivedAtMs = Date.UTC(2030, 0, uid)
  const raw = Buffer.from(writeMail({ subject: `Mail ${uid}`, atMs: receivedAtMs }))
  const source = { raw, files: [], receivedAtMs, own: [...own] }
  const mail = { ...(await readMail(source)), subject }
  const fetched = { uid, source, isSeen: false, isAnswered: false, subject, sender: 'ann@mail.test' }
  return { fetched, reading: { kind: 'read', mail } }
}

describe('writeMails', () => {
  test('lists a mail that the database does not take, and writes all others with the checkpoint', async () => {
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
      .insert(folders)
      .values({ storeId, path: 'INBOX', role: 'inbox', uidValidity: 1, nextUid: 1, lowUid: null })
      .returning()
    if (!sync || !folder) throw new Error('the database returned no rows')
    const items = await Promise.all(
      [1, 2, 3, 4, 5].map((uid) => item(uid, uid === 3 ? 'refused \0' : `Mail ${uid}`)),
    )
    const checkpoint = { nextUid: 6 }
    const slice = { folder, items, checkpoint, own, isImport: false, nowMs: now.getTime() }
    expect(await writeMails(db, sync, slice)).toBe(4)
    const rows = await db.select({ subject: emails.subject }).from(emails)
    expect(rows.map(({ subject }) => subject).toSorted()).toEqual(['Mail 1', 'Mail 2', 'Mail 4', 'Mail 5'])
    expect(await db.select().from(unreadMails)).toMatchObject([
      { uid: 3, fault: 'broken', subject: 'refused' },
    ])
    expect(await db.select().from(folders)).toMatchObject([{ nextUid: 6 }])
  })
})
