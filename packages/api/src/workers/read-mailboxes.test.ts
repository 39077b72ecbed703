import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { and, count, eq, isNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { emails, locations, mailboxes, mailboxSyncs, threads, type unreadMails } from '../database/schema.ts'
import { mailboxContext } from '../mailboxes/mailbox.ts'
import { beginSync } from '../mailboxes/sync.ts'
import { openTestApi, type TestApi } from '../testing/api.ts'
import { dovecotPassword, startDovecot, type Dovecot } from '../testing/dovecot.ts'
import { fillMaildir, type ToldMail } from '../testing/mails.ts'
import { enterStore, type StoreOwner } from '../testing/store.ts'

let dovecot: Dovecot
let t: TestApi
beforeAll(async () => {
  dovecot = await startDovecot()
})
afterEach(() => t.close())
afterAll(() => dovecot.stop())

const patience = { timeout: 25_000, interval: 50 }

/** A store whose mailbox is a Dovecot user of this test's own, which `receive` puts mails into. */
async function openMailbox(user: string) {
  // The real time: what comes in has its own.
  t = await openTestApi({ clock: undefined, allowPrivateHosts: true, pace: { pollMs: 300, compareMs: 1000 } })
  const { db, seal, now } = t.api.services
  const owner = await enterStore(t, `${user}@example.com`)
  const address = `${user}@shop.test`
  const home = dovecot.homeOf(address)
  const receive = async (mails: readonly ToldMail[], folder?: string) => {
    await fillMaildir(home, mails, folder)
    execFileSync('chown', ['-R', 'mail:mail', home])
  }
  const link = async () => {
    const [mailbox] = await db
      .insert(mailboxes)
      .values({
        storeId: owner.id,
        connectedAt: new Date(),
        checkedAt: new Date(),
        address,
        username: address,
        imapHost: '127.0.0.1',
        imapPort: dovecot.port,
        imapSecurity: 'none',
        smtpHost: '127.0.0.1',
        smtpPort: 1,
        smtpSecurity: 'none',
        sealedPassword: seal.close(dovecotPassword, mailboxContext(owner.id)),
      })
      .returning()
    if (!mailbox) throw new Error('no mailbox')
    await db.transaction((tx) => beginSync(tx, now, mailbox, undefined))
  }
  const countOf = async (table: typeof emails | typeof locations | typeof unreadMails) =>
    (await db.select({ total: count() }).from(table))[0]?.total
  const stateOf = async () => (await db.select().from(mailboxSyncs))[0]?.state
  const isLive = () => expect.poll(stateOf, patience).toBe('live')
  return { owner, address, home, receive, link, db, countOf, stateOf, isLive }
}

const hourMs = 3_600_000
const ago = (hours: number) => Date.now() - hours * hourMs

const listOf = async ({ token }: StoreOwner, input: Record<string, string> = {}) =>
  (await t.send('threads', { token, input })).body as unknown as {
    threads: { id: string; subject: string; email_count: number; needs_reply: boolean; is_unread: boolean }[]
    counts: Record<string, number>
  }

describe('readMailboxes', () => {
  test('brings what is there and what comes, Inbox and Sent, as conversations that wait or do not', async () => {
    const box = await openMailbox('import')
    const { address } = box
    await box.receive([
      {
        from: 'Ann <ann@mail.test>',
        to: address,
        subject: 'Where is it?',
        id: '<1@mail.test>',
        atMs: ago(9),
      },
      { from: 'Bob <bob@mail.test>', to: address, subject: 'A return', id: '<2@mail.test>', atMs: ago(8) },
      {
        from: 'Old <old@mail.test>',
        to: address,
        subject: 'Long ago',
        id: '<3@mail.test>',
        atMs: ago(24 * 20),
      },
      {
        from: 'Out <out@mail.test>',
        to: address,
        subject: 'Beyond',
        id: '<4@mail.test>',
        atMs: ago(24 * 200),
      },
    ])
    await box.receive(
      [
        {
          from: address,
          to: 'ann@mail.test',
          subject: 'Re: Where is it?',
          answers: '<1@mail.test>',
          id: '<5@shop.test>',
          atMs: ago(7),
        },
      ],
      'Sent',
    )
    await box.link()
    await box.isLive()
    const { threads: listed, counts } = await listOf(box.owner)
    expect(
      listed.map(({ subject, email_count: mails, needs_reply: waits }) => [subject, mails, waits]),
    ).toEqual([
      ['Where is it?', 2, false],
      ['A return', 1, true],
      ['Long ago', 1, false],
    ])
    expect(counts).toMatchObject({ all: 3, sent: 1, needs_reply: 1 })
    await box.receive([
      {
        from: 'Ann <ann@mail.test>',
        to: address,
        subject: 'Re: Where is it?',
        answers: '<5@shop.test>',
        id: '<6@mail.test>',
      },
    ])
    await expect
      .poll(async () => (await listOf(box.owner)).threads[0], patience)
      .toMatchObject({
        subject: 'Where is it?',
        email_count: 3,
        needs_reply: true,
        is_unread: true,
      })
  })

  test('loses and doubles nothing over an outage, a move, new UIDs and a folder read twice', async () => {
    const box = await openMailbox('outage')
    const mails = Array.from({ length: 60 }, (_, n) => ({
      to: box.address,
      id: `<${n}@mail.test>`,
      subject: `Order ${n}`,
      atMs: ago(60 - n),
    }))
    await box.receive(mails.slice(0, 40))
    await box.link()
    await box.isLive()
    expect(await box.countOf(emails)).toBe(40)
    const resume = await dovecot.pause()
    await expect.poll(box.stateOf, patience).toBe('waiting')
    await box.receive(mails.slice(40, 50))
    await resume()
    await t.send('syncNow', { token: box.owner.token })
    await expect.poll(() => box.countOf(emails), patience).toBe(50)
    // Without its list of UIDs Dovecot numbers the folder anew.
    const again = await dovecot.pause()
    rmSync(join(box.home, 'dovecot-uidlist'))
    await box.receive(mails.slice(50))
    await again()
    await t.send('syncNow', { token: box.owner.token })
    await expect.poll(() => box.countOf(emails), patience).toBe(60)
    await expect.poll(() => box.countOf(locations), patience).toBeGreaterThanOrEqual(110)
    const ids = await box.db.select({ id: emails.messageId }).from(emails)
    expect(new Set(ids.map(({ id }) => id)).size).toBe(60)
    expect(await box.db.select().from(threads).where(isNull(threads.mergedInto))).toHaveLength(60)
  })

  test('lists what cannot be read, and reads what comes after it', async () => {
    const box = await openMailbox('broken')
    const nested = Array.from(
      { length: 150 },
      (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\r\n\r\n--b${n}`,
    )
    const bomb = [
      `From: Eve <eve@mail.test>\r\nSubject: A bomb\r\nMessage-ID: <bomb@mail.test>\r\n${nested.join('\r\n')}`,
    ]
    await box.receive([
      { to: box.address, raw: bomb.join(''), atMs: ago(2) },
      { to: box.address, subject: 'After it', atMs: ago(1) },
    ])
    await box.link()
    await box.isLive()
    expect((await listOf(box.owner)).threads.map(({ subject }) => subject)).toEqual(['After it'])
    const { body } = await t.send('mailSync', { token: box.owner.token })
    expect(body).toMatchObject({
      sync: {
        state: 'live',
        unread_count: 1,
        unread_mails: [{ subject: 'A bomb', sender: 'eve@mail.test' }],
      },
    })
  })

  test('finds a mail that both witnesses of new mail missed', async () => {
    const box = await openMailbox('missed')
    await box.receive(
      Array.from({ length: 5 }, (_, n) => ({ to: box.address, id: `<${n}@mail.test>`, atMs: ago(5 - n) })),
    )
    await box.link()
    await box.isLive()
    const [lost] = await box.db.select().from(emails).where(eq(emails.messageId, '<2@mail.test>'))
    await box.db.delete(emails).where(eq(emails.id, lost?.id ?? ''))
    await expect.poll(() => box.countOf(emails), patience).toBe(5)
  })

  test('writes nothing more once another process has the mailbox', async () => {
    const box = await openMailbox('taken')
    await box.link()
    await box.isLive()
    const soon = new Date(Date.now() + 60_000)
    const [taken] = await box.db.update(mailboxSyncs).set({ term: 99, leasedUntil: soon }).returning()
    await box.receive([{ to: box.address, subject: 'Not ours' }])
    await expect
      .poll(async () => (await box.db.select().from(mailboxSyncs))[0]?.term, patience)
      .toBe(taken?.term)
    expect(await box.countOf(emails)).toBe(0)
    await box.db.update(mailboxSyncs).set({ leasedUntil: null })
    await t.send('syncNow', { token: box.owner.token })
    await expect.poll(() => box.countOf(emails), patience).toBe(1)
  })

  test('pauses, and goes on where it was', async () => {
    const box = await openMailbox('paused')
    const { token } = box.owner
    await box.link()
    await box.isLive()
    const paused = await t.send('changeMailSync', { token, input: { is_paused: true } })
    expect(paused.body).toMatchObject({ sync: { state: 'paused' } })
    await box.receive([{ to: box.address, subject: 'Meanwhile' }])
    expect((await t.send('syncNow', { token })).status).toBe(400)
    await t.send('changeMailSync', { token, input: { is_paused: false } })
    await expect.poll(() => box.countOf(emails), patience).toBe(1)
    expect(
      await box.db
        .select()
        .from(emails)
        .where(and(eq(emails.subject, 'Meanwhile'))),
    ).toHaveLength(1)
  })
})
