import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  attachments,
  emails,
  folders,
  locations,
  mailboxes,
  mailboxSyncs,
  threads,
  type unreadMails,
} from '../database/schema.ts'
import { mailboxContext } from '../mailboxes/mailbox.ts'
import { createImapSession, imapLimits } from '../mailboxes/imap-session.ts'
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
  const link = async (password = dovecotPassword) => {
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
        sealedPassword: seal.close(password, mailboxContext(owner.id)),
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
    expect((await box.db.select().from(mailboxSyncs))[0]?.imported).toBe(40)
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

  test('finds a mail that both witnesses of new mail missed, and never one that was erased', async () => {
    const box = await openMailbox('missed')
    await box.receive(
      Array.from({ length: 5 }, (_, n) => ({ to: box.address, id: `<${n}@mail.test>`, atMs: ago(5 - n) })),
    )
    await box.link()
    await box.isLive()
    await box.db.delete(emails).where(eq(emails.messageId, '<3@mail.test>'))
    const missed = eq(emails.messageId, '<2@mail.test>')
    const ids = box.db.select({ id: emails.id }).from(emails).where(missed)
    await box.db.transaction(async (tx) => {
      await tx.delete(locations).where(inArray(locations.emailId, ids))
      await tx.delete(emails).where(missed)
    })
    await expect.poll(() => box.db.$count(emails, missed), patience).toBe(1)
    expect(await box.countOf(emails)).toBe(4)
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
    // A new password is no reason to go on.
    const [mailbox] = await box.db.select().from(mailboxes)
    if (!mailbox) throw new Error('no mailbox')
    await box.db.transaction((tx) => beginSync(tx, t.api.services.now, mailbox, mailbox))
    const [row] = await box.db
      .select({ isNever: sql<boolean>`${mailboxSyncs.dueAt} = 'infinity'` })
      .from(mailboxSyncs)
    expect(row).toEqual({ isNever: true })
    expect((await t.send('mailSync', { token })).body).toMatchObject({
      sync: { state: 'paused', next_try_at: null },
    })
    await t.send('changeMailSync', { token, input: { is_paused: false } })
    await expect.poll(() => box.countOf(emails), patience).toBe(1)
    expect(
      await box.db
        .select()
        .from(emails)
        .where(and(eq(emails.subject, 'Meanwhile'))),
    ).toHaveLength(1)
  })

  test('stops after three refused logins, also of a mailbox that just worked, and writes to the owner once', async () => {
    const box = await openMailbox('refused')
    const { token } = box.owner
    await box.link('not the password')
    for (const failures of [1, 2, 3]) {
      await expect
        .poll(async () => (await box.db.select().from(mailboxSyncs))[0]?.failures, patience)
        .toBe(failures)
      await box.db.update(mailboxSyncs).set({ liveAt: new Date() })
      if (failures < 3) {
        await expect.poll(box.stateOf, patience).toBe('waiting')
        await t.send('syncNow', { token })
      }
    }
    await expect.poll(box.stateOf, patience).toBe('stopped')
    const { body } = await t.send('mailSync', { token })
    expect(body).toMatchObject({
      sync: { state: 'stopped', detail: expect.stringContaining('password') as string },
    })
    const told = () => t.mails.filter(({ text }) => text.includes('/integration-page'))
    await expect.poll(() => told().length, patience).toBe(1)
    expect(told()[0]?.to).toBe('refused@example.com')
  })

  test('reads a mailbox whose Sent folder is called Inbox by mistake once', async () => {
    const box = await openMailbox('mistake')
    const { token } = box.owner
    await box.receive([{ to: box.address, subject: 'One', atMs: ago(2) }])
    await box.link()
    await box.isLive()
    await t.send('changeMailSync', { token, input: { sent_path: 'INBOX' } })
    await expect
      .poll(async () => (await t.send('mailSync', { token })).body, patience)
      .toMatchObject({ sync: { state: 'live', folders: ['Sent'] } })
    const rows = await box.db.select({ path: folders.path, role: folders.role }).from(folders)
    expect(rows).toEqual(
      expect.arrayContaining([
        { path: 'INBOX', role: 'inbox' },
        { path: 'Sent', role: 'sent' },
      ]),
    )
  })

  test('counts a mail once where its folder is numbered anew in the middle of the import, and comes to its end', async () => {
    const box = await openMailbox('counted')
    const { token } = box.owner
    const syncOf = async () => (await box.db.select().from(mailboxSyncs))[0]
    await box.receive([
      { to: box.address, subject: 'One', atMs: ago(3) },
      { to: box.address, subject: 'Two', atMs: ago(2) },
    ])
    await box.link()
    await box.isLive()
    const pause = async () => {
      await t.send('changeMailSync', { token, input: { is_paused: true } })
      await expect.poll(async () => (await syncOf())?.leasedUntil, patience).toBeNull()
    }
    await pause()
    // As a process leaves it that was killed after two mails, which the server had under other numbers then.
    await box.db.update(mailboxSyncs).set({ importedAt: null })
    await box.db.update(folders).set({ uidValidity: 1, lowUid: 3 })
    await box.db.update(locations).set({ uidValidity: 1 })
    await t.send('changeMailSync', { token, input: { is_paused: false } })
    await expect
      .poll(async () => (await t.send('mailSync', { token })).body, patience)
      .toMatchObject({ sync: { is_imported: true, imported: 2, expected: 2 } })
    expect(await box.countOf(locations)).toBe(4)
    await pause()
    // As one leaves it that was killed after the last mail.
    await box.db.update(mailboxSyncs).set({ importedAt: null })
    await t.send('changeMailSync', { token, input: { is_paused: false } })
    await expect.poll(async () => (await syncOf())?.importedAt, patience).not.toBeNull()
    expect(await syncOf()).toMatchObject({ imported: 2, expected: 2 })
  })

  test('brings older mails when the window grows', async () => {
    const box = await openMailbox('window')
    await box.receive([
      { to: box.address, subject: 'Old', id: '<old@m>', atMs: ago(24 * 120) },
      { to: box.address, subject: 'New', id: '<new@m>', atMs: ago(2) },
    ])
    await box.link()
    await box.isLive()
    expect(await box.countOf(emails)).toBe(1)
    await t.send('changeMailSync', { token: box.owner.token, input: { import_days: 365 } })
    await expect.poll(() => box.countOf(emails), patience).toBe(2)
    // What was there was not fetched again.
    await expect.poll(async () => (await box.db.select().from(mailboxSyncs))[0]?.imported, patience).toBe(2)
  })

  test('follows what other mail programs read and answer', async () => {
    const box = await openMailbox('flags')
    await box.receive([
      { to: box.address, subject: 'Read', id: '<read@m>', atMs: ago(3) },
      { to: box.address, subject: 'Answered', id: '<answered@m>', atMs: ago(2) },
    ])
    await box.link()
    await box.isLive()
    expect((await listOf(box.owner)).threads.map(({ is_unread: isUnread }) => isUnread)).toEqual([true, true])
    const phone = createImapSession(
      {
        username: box.address,
        password: dovecotPassword,
        server: { host: '127.0.0.1', port: dovecot.port, security: 'none' },
        address: '127.0.0.1',
      },
      imapLimits,
    )
    await phone.connect()
    await phone.mailboxOpen('INBOX')
    await phone.messageFlagsAdd('1', ['\\Seen'])
    await phone.messageFlagsAdd('2', ['\\Answered'])
    const stateOf = async () => {
      const { threads: listed } = await listOf(box.owner)
      const answered = await box.db.select().from(emails).where(eq(emails.isAnswered, true))
      return [
        listed.map(({ subject, is_unread: isUnread }) => [subject, isUnread]),
        answered.map(({ messageId }) => messageId),
      ]
    }
    await expect.poll(stateOf, patience).toEqual([
      [
        ['Answered', true],
        ['Read', false],
      ],
      ['<answered@m>'],
    ])
    await phone.messageFlagsRemove('2', ['\\Answered'])
    await expect.poll(async () => (await stateOf())[1], patience).toEqual([])
    await phone.logout()
  })

  test('fetches a file from where it is, finds it again when the folder is numbered anew, and says when it is gone', async () => {
    const box = await openMailbox('files')
    const { token } = box.owner
    const fileBytes = 5000
    await box.receive([
      { to: box.address, id: '<file@m>', fileBytes, atMs: ago(3) },
      { to: box.address, id: '<stay@m>', fileBytes, atMs: ago(2) },
    ])
    await box.link()
    await box.isLive()
    const files = await box.db
      .select({ id: attachments.id, messageId: emails.messageId })
      .from(attachments)
      .innerJoin(emails, eq(emails.id, attachments.emailId))
    const idOf = (messageId: string) => files.find((file) => file.messageId === messageId)?.id ?? ''
    const get = (id: string, bearer = token) =>
      t.api.fetch(
        new Request(`http://api.test/v1/attachments/${id}`, {
          headers: { authorization: `Bearer ${bearer}` },
        }),
      )
    const first = await get(idOf('<file@m>'))
    expect([first.status, Buffer.from(await first.arrayBuffer())]).toEqual([
      200,
      Buffer.alloc(fileBytes, 'photo'),
    ])
    expect(first.headers.get('content-disposition')).toContain('attachment')
    const other = await enterStore(t, 'files-other@example.com')
    expect((await get(idOf('<file@m>'), other.token)).status).toBe(404)
    const again = await dovecot.pause()
    rmSync(join(box.home, 'dovecot-uidlist'))
    // Somebody else's mail under the same Message-ID, which the server finds first.
    await box.receive([
      { from: 'eve@evil.test', to: box.address, id: '<stay@m>', atMs: ago(200), text: 'Ha' },
    ])
    await again()
    const moved = await get(idOf('<stay@m>'))
    expect([moved.status, (await moved.arrayBuffer()).byteLength]).toEqual([200, fileBytes])
    await box.db.delete(locations)
    const [file] = files
    await box.db.insert(attachments).values({
      emailId: (await box.db.select().from(emails))[0]?.id ?? '',
      part: '9',
      name: 'x',
      type: 'x/y',
      bytes: 30 * 1024 * 1024,
      isInline: false,
    })
    const [large] = await box.db.select().from(attachments).where(eq(attachments.name, 'x'))
    expect((await get(large?.id ?? '')).status).toBe(413)
    const twin = await box.db
      .insert(attachments)
      .values({
        emailId: (await box.db.select().from(emails))[0]?.id ?? '',
        part: '2',
        name: 'gone.txt',
        type: 'text/plain',
        bytes: 1,
        isInline: false,
      })
      .returning()
    expect((await get(twin[0]?.id ?? file?.id ?? '')).status).toBe(410)
  })
})
