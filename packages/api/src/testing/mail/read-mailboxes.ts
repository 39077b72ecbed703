import { hourMs } from '@draftdesk/contract/durations'
import { execFileSync } from 'node:child_process'
import { count } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { mailboxes, mailboxSyncs } from '../../database/schema.ts'
import type { emails, mailLocations, unreadableMails } from '../../database/schema.ts'
import { buildMailboxSealContext } from '../../mailboxes/mailbox.ts'
import { beginSync } from '../../mailboxes/sync/sync-state.ts'
import { openTestApi } from '../api.ts'
import type { TestApi } from '../api.ts'
import { dovecotPassword, startDovecot } from '../servers/dovecot.ts'
import type { Dovecot } from '../servers/dovecot.ts'
import { fillMaildir } from './mails.ts'
import type { TestMail } from './mails.ts'
import { enterStore } from '../store.ts'

/** The interval and the time limit of polling a mailbox, wide enough for a busy machine. */
export const pollOptions = { timeout: 25_000, interval: 50 }

/** A time some hours ago. */
export const subtractHours = (hours: number) => Date.now() - hours * hourMs

/** A real mail server. Each test gets a store whose mailbox on it is synced. */
export function useMailboxes() {
  let dovecot: Dovecot | undefined
  let opened: TestApi | undefined
  beforeAll(async () => {
    dovecot = await startDovecot()
  })
  afterEach(() => opened?.close())
  afterAll(() => dovecot?.stop())
  const requireServer = () => {
    if (!dovecot) throw new Error('The mail server runs in tests alone')
    return dovecot
  }

  /** A store whose mailbox is a new Dovecot user. `receive` delivers mails to it. */
  async function openMailbox(user: string) {
    // The real time, because received mails have it.
    opened = await openTestApi({
      clock: undefined,
      allowPrivateHosts: true,
      pace: { pollMs: 300, compareMs: 1000 },
    })
    const { db, seal, now } = opened.api.services
    const owner = await enterStore(opened, `${user}@example.com`)
    const address = `${user}@shop.test`
    const home = requireServer().homeOf(address)
    const receiveMails = async (mails: readonly TestMail[], folder?: string) => {
      await fillMaildir(home, mails, folder)
      execFileSync('chown', ['-R', 'mail:mail', home])
    }
    const linkMailbox = async (password = dovecotPassword) => {
      const [mailbox] = await db
        .insert(mailboxes)
        .values({
          storeId: owner.id,
          connectedAt: new Date(),
          checkedAt: new Date(),
          address,
          username: address,
          imapHost: '127.0.0.1',
          imapPort: requireServer().port,
          imapSecurity: 'none',
          smtpHost: '127.0.0.1',
          smtpPort: 1,
          smtpSecurity: 'none',
          sealedPassword: seal.close(password, buildMailboxSealContext(owner.id)),
        })
        .returning()
      if (!mailbox) throw new Error('no mailbox')
      await db.transaction((tx) => beginSync(tx, now, mailbox, undefined))
    }
    const countRows = async (table: typeof emails | typeof mailLocations | typeof unreadableMails) =>
      (await db.select({ total: count() }).from(table))[0]?.total
    const syncState = async () => (await db.select().from(mailboxSyncs))[0]?.state
    const waitUntilLive = () => expect.poll(syncState, pollOptions).toBe('live')
    return {
      owner,
      address,
      home,
      receive: receiveMails,
      link: linkMailbox,
      db,
      countOf: countRows,
      stateOf: syncState,
      isLive: waitUntilLive,
    }
  }

  return {
    openMailbox,
    get dovecot() {
      return requireServer()
    },
    get t() {
      if (!opened) throw new Error('A test opens its mailbox first')
      return opened
    },
  }
}
