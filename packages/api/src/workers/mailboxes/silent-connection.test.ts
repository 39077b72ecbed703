import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailboxSyncs } from '../../database/schema.ts'
import { beginSync } from '../../mailboxes/sync/sync-state.ts'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { dovecotPassword, startDovecot } from '../../testing/servers/dovecot.ts'
import type { Dovecot } from '../../testing/servers/dovecot.ts'
import { linkTestMailbox } from '../../testing/mail/mailbox.ts'
import { shopAddress } from '../../testing/mail/receive.ts'
import { enterStore } from '../../testing/store.ts'

let dovecot: Dovecot
let t: TestApi
const sockets = new Set<Socket>()
let isSilent = false
/** A line to the mail server that can lose everything without a word, as a router does that forgot the connection. */
const line = createServer((client) => {
  const upstream = connect(dovecot.port, '127.0.0.1')
  for (const socket of [client, upstream]) sockets.add(socket.on('error', () => undefined))
  client.on('data', (bytes: Buffer) => {
    if (!isSilent) upstream.write(bytes)
  })
  upstream.on('data', (bytes: Buffer) => {
    if (!isSilent) client.write(bytes)
  })
})

beforeAll(async () => {
  dovecot = await startDovecot()
  await new Promise<void>((resolve) => void line.listen(0, '127.0.0.1', resolve))
  const pace = { pollMs: 6000, compareMs: 60_000, answerMs: 500 }
  t = await openTestApi({ clock: undefined, limitScale: 0, allowPrivateHosts: true, pace })
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await t.close()
  line.close()
  await dovecot.stop()
})

describe('a connection that is dead without a word', () => {
  test('is noticed at the next sign of life, not after minutes', async () => {
    const { services } = t.api
    const { id } = await enterStore(t, 'silent@example.com')
    const imapPort = (line.address() as AddressInfo).port
    const mailbox = await linkTestMailbox(services, id, {
      ...{ address: shopAddress, password: dovecotPassword, imapPort },
    })
    await services.db.transaction((tx) => beginSync(tx, services.now, mailbox, undefined))
    const read = async () => {
      const [sync] = await services.db.select().from(mailboxSyncs).where(eq(mailboxSyncs.storeId, id))
      return sync
    }
    const stateOf = async () => (await read())?.state
    await expect.poll(stateOf, { timeout: 15_000 }).toBe('live')
    const before = await read()
    // Once both folders were looked at, the reader rests.
    await expect.poll(async () => (await read())?.liveAt, { timeout: 15_000 }).not.toEqual(before?.liveAt)
    isSilent = true
    await expect.poll(stateOf, { timeout: 10_000 }).toBe('waiting')
  })
})
