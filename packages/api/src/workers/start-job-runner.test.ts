import { expect, test } from 'vitest'
import { openMemoryDatabase } from '../database/connection/memory-database.ts'
import { mailboxes, mailboxSyncs } from '../database/schema.ts'
import { buildMailboxSealContext } from '../mailboxes/mailbox.ts'
import { beginSync } from '../mailboxes/sync/sync-state.ts'
import { openTestApi } from '../testing/api.ts'
import { enterStore } from '../testing/store.ts'

test('a start on an embedded database takes over the mailbox of the process before', async () => {
  const client = await openMemoryDatabase()
  const options = { database: { kind: 'memory', client }, clock: undefined } as const
  const first = await openTestApi(options)
  const { db, seal, now } = first.api.services
  const { id: storeId } = await enterStore(first, 'owner@dead.test')
  const address = 'shop@dead.test'
  const server = {
    imapHost: 'mail.dead.test',
    imapPort: 993,
    imapSecurity: 'tls',
    smtpHost: 'mail.dead.test',
  } as const
  const [mailbox] = await db
    .insert(mailboxes)
    .values({
      ...{ ...server, storeId, address, username: address, smtpPort: 465, smtpSecurity: 'tls' },
      ...{ connectedAt: new Date(), checkedAt: new Date() },
      sealedPassword: seal.close('password', buildMailboxSealContext(storeId)),
    })
    .returning()
  if (!mailbox) throw new Error('no mailbox')
  await db.transaction((tx) => beginSync(tx, now, mailbox, undefined))
  await first.close()
  await client.exec(
    `update mailbox_syncs set term = 9, parked_at = null, due_at = now(), leased_until = now() + interval '1 hour'`,
  )

  const second = await openTestApi(options)
  const termOf = async () => (await second.api.services.db.select().from(mailboxSyncs))[0]?.term
  await expect.poll(termOf, { timeout: 10_000 }).toBeGreaterThan(9)
  await second.close()
  await client.close()
})
