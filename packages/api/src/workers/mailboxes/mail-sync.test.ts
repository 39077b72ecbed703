import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { emails, mailFolders, mailLocations, mailboxes, mailboxSyncs } from '../../database/schema.ts'
import { beginSync } from '../../mailboxes/sync/sync-state.ts'
import { applyRetention } from '../../threads/retention/apply-retention.ts'
import { subtractHours, pollOptions, useMailboxes } from '../../testing/mail/read-mailboxes.ts'

const w = useMailboxes()
const { openMailbox } = w

describe('the reading of a mailbox', () => {
  test('pauses, and goes on where it was', async () => {
    const box = await openMailbox('paused')
    const { token } = box.owner
    await box.link()
    await box.isLive()
    const paused = await w.t.send('changeMailSync', { token, input: { is_paused: true } })
    expect(paused.body).toMatchObject({ sync: { state: 'paused' } })
    await box.receive([{ to: box.address, subject: 'Meanwhile' }])
    expect((await w.t.send('syncNow', { token })).status).toBe(400)
    // A new password alone does not resume the sync.
    const [mailbox] = await box.db.select().from(mailboxes)
    if (!mailbox) throw new Error('no mailbox')
    await box.db.transaction((tx) => beginSync(tx, w.t.api.services.now, mailbox, mailbox))
    const [row] = await box.db
      .select({ isNever: sql<boolean>`${mailboxSyncs.dueAt} = 'infinity'` })
      .from(mailboxSyncs)
    expect(row).toEqual({ isNever: true })
    expect((await w.t.send('mailSync', { token })).body).toMatchObject({
      sync: { state: 'paused', next_try_at: null },
    })
    await w.t.send('changeMailSync', { token, input: { is_paused: false } })
    await expect.poll(() => box.countOf(emails), pollOptions).toBe(1)
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
        .poll(async () => (await box.db.select().from(mailboxSyncs))[0]?.failures, pollOptions)
        .toBe(failures)
      await box.db.update(mailboxSyncs).set({ liveAt: new Date() })
      if (failures < 3) {
        await expect.poll(box.stateOf, pollOptions).toBe('waiting')
        await w.t.send('syncNow', { token })
      }
    }
    await expect.poll(box.stateOf, pollOptions).toBe('stopped')
    const { body } = await w.t.send('mailSync', { token })
    expect(body).toMatchObject({
      sync: { state: 'stopped', detail: expect.stringContaining('password') as string },
    })
    const told = () => w.t.mails.filter(({ text }) => text.includes('/integration-page'))
    await expect.poll(() => told().length, pollOptions).toBe(1)
    expect(told()[0]?.to).toBe('refused@example.com')
  })

  test('does not fetch again what the retention deletes beside it', async () => {
    const box = await openMailbox('retention')
    const { token } = box.owner
    const old = 24 * 60
    await box.receive([
      { to: box.address, subject: 'Old', from: 'Ann <ann@mail.test>', atMs: subtractHours(old) },
      { to: box.address, subject: 'New', from: 'Bob <bob@mail.test>', atMs: subtractHours(1) },
    ])
    await box.link()
    await box.isLive()
    expect(await box.countOf(emails)).toBe(2)
    const days = { resolved: 30, archived: null, spam: null, activity: null }
    expect((await w.t.send('updateRetention', { token, input: { version: 0, ...days } })).status).toBe(200)
    // A run leaves conversations alone that the sync is changing.
    const runUntilGone = async () => {
      await applyRetention(box.db, Date.now())
      return box.countOf(emails)
    }
    await expect.poll(runUntilGone, pollOptions).toBe(1)
    const liveAt = async () => (await box.db.select().from(mailboxSyncs))[0]?.liveAt?.getTime() ?? 0
    // Each pass compares the folder with the database.
    for (let pass = 0; pass < 2; pass += 1) {
      const before = await liveAt()
      await w.t.send('syncNow', { token })
      await expect.poll(liveAt, pollOptions).toBeGreaterThan(before + 1000)
    }
    const rows = await box.db.select({ subject: emails.subject }).from(emails)
    expect(rows).toEqual([{ subject: 'New' }])
    expect(await box.countOf(mailLocations)).toBe(2)
  })

  test('reads a mailbox whose Sent folder is called Inbox by mistake once', async () => {
    const box = await openMailbox('mistake')
    const { token } = box.owner
    await box.receive([{ to: box.address, subject: 'One', atMs: subtractHours(2) }])
    await box.link()
    await box.isLive()
    await w.t.send('changeMailSync', { token, input: { sent_path: 'INBOX' } })
    await expect
      .poll(async () => (await w.t.send('mailSync', { token })).body, pollOptions)
      .toMatchObject({ sync: { state: 'live', folders: ['Sent'] } })
    const rows = await box.db.select({ path: mailFolders.path, role: mailFolders.role }).from(mailFolders)
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
      { to: box.address, subject: 'One', atMs: subtractHours(3) },
      { to: box.address, subject: 'Two', atMs: subtractHours(2) },
    ])
    await box.link()
    await box.isLive()
    const pause = async () => {
      await w.t.send('changeMailSync', { token, input: { is_paused: true } })
      await expect.poll(async () => (await syncOf())?.leasedUntil, pollOptions).toBeNull()
    }
    await pause()
    // The state after a process was killed with two mails stored. The server has renumbered them since.
    await box.db.update(mailboxSyncs).set({ importedAt: null })
    await box.db.update(mailFolders).set({ uidValidity: 1, lowUid: 3 })
    await box.db.update(mailLocations).set({ uidValidity: 1 })
    await w.t.send('changeMailSync', { token, input: { is_paused: false } })
    await expect
      .poll(async () => (await w.t.send('mailSync', { token })).body, pollOptions)
      .toMatchObject({ sync: { is_imported: true, imported: 2, expected: 2 } })
    expect(await box.countOf(mailLocations)).toBe(4)
    await pause()
    // The state after a process was killed with all mails stored.
    await box.db.update(mailboxSyncs).set({ importedAt: null })
    await w.t.send('changeMailSync', { token, input: { is_paused: false } })
    await expect.poll(async () => (await syncOf())?.importedAt, pollOptions).not.toBeNull()
    expect(await syncOf()).toMatchObject({ imported: 2, expected: 2 })
  })

  test('brings older mails when the window grows', async () => {
    const box = await openMailbox('window')
    await box.receive([
      { to: box.address, subject: 'Old', id: '<old@m>', atMs: subtractHours(24 * 120) },
      { to: box.address, subject: 'New', id: '<new@m>', atMs: subtractHours(2) },
    ])
    await box.link()
    await box.isLive()
    expect(await box.countOf(emails)).toBe(1)
    await w.t.send('changeMailSync', { token: box.owner.token, input: { import_days: 365 } })
    await expect.poll(() => box.countOf(emails), pollOptions).toBe(2)
    // Stored mail is not fetched again.
    await expect
      .poll(async () => (await box.db.select().from(mailboxSyncs))[0]?.imported, pollOptions)
      .toBe(2)
  })
})
