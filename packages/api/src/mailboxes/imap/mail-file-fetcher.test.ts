import { createSeal } from '@draftdesk/server-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../database/open-database.ts'
import type { OpenDatabase } from '../../database/open-database.ts'
import { attachments, emails, mailboxes, stores } from '../../database/schema.ts'
import { createTestDatabase } from '../../testing/database/database.ts'
import { receiveMail, shopAddress } from '../../testing/mail/receive.ts'
import { createMailFileFetcher } from './mail-file-fetcher.ts'
import { imapLimits } from './imap-session.ts'
import { buildMailboxSealContext } from '../mailbox.ts'

let database: OpenDatabase
let drop: () => Promise<void>
beforeAll(async () => {
  const made = await createTestDatabase()
  drop = made.drop
  database = await openDatabase(made.location)
})
afterAll(async () => {
  await database.close()
  await drop()
})

test('a file says that too many are fetched, or that the mailbox cannot be asked, and neither lasts', async () => {
  const { db } = database
  const seal = createSeal('a secret of this test', 'credentials')
  const [store] = await db.insert(stores).values({ name: 'Shop' }).returning()
  const storeId = store?.id ?? ''
  const now = new Date()
  await db.insert(mailboxes).values({
    ...{ storeId, connectedAt: now, checkedAt: now, address: shopAddress, username: shopAddress },
    ...{ imapHost: 'a', imapPort: 1, imapSecurity: 'none', smtpHost: 'a', smtpPort: 1, smtpSecurity: 'none' },
    sealedPassword: seal.close('x', buildMailboxSealContext(storeId)),
  })
  const file = {
    part: '2',
    name: 'a.pdf',
    type: 'application/pdf',
    bytes: 9,
    cid: undefined,
    isInline: false,
  }
  await receiveMail(db, storeId, { files: [file] })
  const [{ id } = { id: '' }] = await db.select({ id: attachments.id }).from(attachments)
  expect((await db.select().from(emails)).length).toBe(1)

  let answer = (): void => undefined
  const asked = new Promise<{ kind: 'failed'; failure: 'host' }>((resolve) => {
    answer = () => resolve({ kind: 'failed', failure: 'host' })
  })
  const { fetchFile } = createMailFileFetcher({
    ...{ db, openCredentials: () => Promise.resolve({ username: shopAddress, password: 'x' }) },
    ...{ limits: imapLimits, findHost: () => asked },
  })
  // PostgreSQL answers their look-ups in any order: one of the four is refused.
  const four = [1, 2, 3, 4].map(() => fetchFile(storeId, id))
  expect(await Promise.race(four)).toEqual({ kind: 'busy' })
  answer()
  expect((await Promise.all(four)).map(({ kind }) => kind).toSorted()).toEqual([
    'away',
    'away',
    'away',
    'busy',
  ])
  expect(await fetchFile(storeId, id)).toEqual({ kind: 'away' })
})
