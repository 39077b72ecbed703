import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { eq, inArray, isNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { emails, mailLocations, mailboxSyncs, threads } from '../../database/schema.ts'
import { createImapSession, imapLimits } from '../../mailboxes/imap/imap-session.ts'
import { dovecotPassword } from '../../testing/servers/dovecot.ts'
import { subtractHours, pollOptions, useMailboxes } from '../../testing/mail/read-mailboxes.ts'
import type { StoreOwner } from '../../testing/store.ts'

const w = useMailboxes()
const { openMailbox } = w

const listOf = async ({ token }: StoreOwner, input: Record<string, string> = {}) =>
  (await w.t.send('threads', { token, input })).body as unknown as {
    threads: { id: string; subject: string; email_count: number; needs_reply: boolean; is_unread: boolean }[]
    counts: Record<string, number>
  }

describe('createMailboxSyncJob', () => {
  test('brings what is there and what comes, Inbox and Sent, as conversations that wait or do not', async () => {
    const box = await openMailbox('import')
    const { address } = box
    await box.receive([
      {
        from: 'Ann <ann@mail.test>',
        to: address,
        subject: 'Where is it?',
        id: '<1@mail.test>',
        atMs: subtractHours(9),
      },
      {
        from: 'Bob <bob@mail.test>',
        to: address,
        subject: 'A return',
        id: '<2@mail.test>',
        atMs: subtractHours(8),
      },
      {
        from: 'Old <old@mail.test>',
        to: address,
        subject: 'Long ago',
        id: '<3@mail.test>',
        atMs: subtractHours(24 * 20),
      },
      {
        from: 'Out <out@mail.test>',
        to: address,
        subject: 'Beyond',
        id: '<4@mail.test>',
        atMs: subtractHours(24 * 200),
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
          atMs: subtractHours(7),
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
      .poll(async () => (await listOf(box.owner)).threads[0], pollOptions)
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
      atMs: subtractHours(60 - n),
    }))
    await box.receive(mails.slice(0, 40))
    await box.link()
    await box.isLive()
    expect(await box.countOf(emails)).toBe(40)
    const resume = await w.dovecot.pause()
    await expect.poll(box.stateOf, pollOptions).toBe('waiting')
    await box.receive(mails.slice(40, 50))
    await resume()
    await w.t.send('syncNow', { token: box.owner.token })
    await expect.poll(() => box.countOf(emails), pollOptions).toBe(50)
    // Without its UID list, Dovecot renumbers the folder.
    const again = await w.dovecot.pause()
    rmSync(join(box.home, 'dovecot-uidlist'))
    await box.receive(mails.slice(50))
    await again()
    await w.t.send('syncNow', { token: box.owner.token })
    await expect.poll(() => box.countOf(emails), pollOptions).toBe(60)
    await expect.poll(() => box.countOf(mailLocations), pollOptions).toBeGreaterThanOrEqual(110)
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
      { to: box.address, raw: bomb.join(''), atMs: subtractHours(2) },
      { to: box.address, subject: 'After it', atMs: subtractHours(1) },
    ])
    await box.link()
    await box.isLive()
    expect((await listOf(box.owner)).threads.map(({ subject }) => subject)).toEqual(['After it'])
    const { body } = await w.t.send('mailSync', { token: box.owner.token })
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
      Array.from({ length: 5 }, (_, n) => ({
        to: box.address,
        id: `<${n}@mail.test>`,
        atMs: subtractHours(5 - n),
      })),
    )
    await box.link()
    await box.isLive()
    await box.db.delete(emails).where(eq(emails.messageId, '<3@mail.test>'))
    const missed = eq(emails.messageId, '<2@mail.test>')
    const ids = box.db.select({ id: emails.id }).from(emails).where(missed)
    await box.db.transaction(async (tx) => {
      await tx.delete(mailLocations).where(inArray(mailLocations.emailId, ids))
      await tx.delete(emails).where(missed)
    })
    await expect.poll(() => box.db.$count(emails, missed), pollOptions).toBe(1)
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
      .poll(async () => (await box.db.select().from(mailboxSyncs))[0]?.term, pollOptions)
      .toBe(taken?.term)
    expect(await box.countOf(emails)).toBe(0)
    await box.db.update(mailboxSyncs).set({ leasedUntil: null })
    await w.t.send('syncNow', { token: box.owner.token })
    await expect.poll(() => box.countOf(emails), pollOptions).toBe(1)
  })

  test('reads the mailbox of a dead process on once its lease ends', async () => {
    const box = await openMailbox('dead')
    await box.link()
    await box.isLive()
    const untilMs = Date.now() + 3000
    await box.db.update(mailboxSyncs).set({ term: 99, leasedUntil: new Date(untilMs) })
    await box.receive([{ to: box.address, subject: 'While nobody read' }])
    await expect.poll(() => box.countOf(emails), pollOptions).toBe(1)
    expect(Date.now()).toBeGreaterThanOrEqual(untilMs)
    const [sync] = await box.db.select().from(mailboxSyncs)
    expect([sync?.term, Number(sync?.leasedUntil) > untilMs]).toEqual([100, true])
  })

  test('follows what other mail programs read and answer', async () => {
    const box = await openMailbox('flags')
    await box.receive([
      { to: box.address, subject: 'Read', id: '<read@m>', atMs: subtractHours(3) },
      { to: box.address, subject: 'Answered', id: '<answered@m>', atMs: subtractHours(2) },
    ])
    await box.link()
    await box.isLive()
    expect((await listOf(box.owner)).threads.map(({ is_unread: isUnread }) => isUnread)).toEqual([true, true])
    const phone = createImapSession(
      {
        username: box.address,
        password: dovecotPassword,
        server: { host: '127.0.0.1', port: w.dovecot.port, security: 'none' },
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
    await expect.poll(stateOf, pollOptions).toEqual([
      [
        ['Answered', true],
        ['Read', false],
      ],
      ['<answered@m>'],
    ])
    await phone.messageFlagsRemove('2', ['\\Answered'])
    await expect.poll(async () => (await stateOf())[1], pollOptions).toEqual([])
    await phone.logout()
  })
})
