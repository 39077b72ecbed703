import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { attachments, emails, mailLocations, mailboxes } from '../../database/schema.ts'
import { subtractHours, useMailboxes } from '../../testing/mail/read-mailboxes.ts'
import { enterStore } from '../../testing/store.ts'

const w = useMailboxes()
const { openMailbox } = w

describe('the file of a mail', () => {
  test('fetches a file, finds it again when the folder has new numbers, and serves none of an erased mail', async () => {
    const box = await openMailbox('files')
    const { token } = box.owner
    const fileBytes = 5000
    await box.receive([
      { to: box.address, id: '<file@m>', fileBytes, atMs: subtractHours(3) },
      { to: box.address, id: '<stay@m>', fileBytes, atMs: subtractHours(2) },
    ])
    await box.link()
    await box.isLive()
    const files = await box.db
      .select({ id: attachments.id, messageId: emails.messageId })
      .from(attachments)
      .innerJoin(emails, eq(emails.id, attachments.emailId))
    const idOf = (messageId: string) => files.find((file) => file.messageId === messageId)?.id ?? ''
    const get = (id: string, bearer = token, headers: Record<string, string> = {}) =>
      w.t.api.fetch(
        new Request(`http://api.test/v1/attachments/${id}`, {
          headers: { ...headers, authorization: `Bearer ${bearer}` },
        }),
      )
    const first = await get(idOf('<file@m>'))
    expect([first.status, Buffer.from(await first.arrayBuffer())]).toEqual([
      200,
      Buffer.alloc(fileBytes, 'photo'),
    ])
    expect(first.headers.get('content-disposition')).toContain('attachment')
    const other = await enterStore(w.t, 'files-other@example.com')
    expect((await get(idOf('<file@m>'), other.token)).status).toBe(404)
    const again = await w.dovecot.pause()
    rmSync(join(box.home, 'dovecot-uidlist'))
    // A foreign mail with the same Message-ID, found first by the server.
    await box.receive([
      { from: 'eve@evil.test', to: box.address, id: '<stay@m>', atMs: subtractHours(200), text: 'Ha' },
    ])
    await again()
    const moved = await get(idOf('<stay@m>'))
    expect([moved.status, (await moved.arrayBuffer()).byteLength]).toEqual([200, fileBytes])
    await box.db.delete(mailLocations)
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
    const cached = await get(idOf('<file@m>'))
    expect(cached.headers.get('cache-control')).toBe('private, no-cache')
    const known = { 'if-none-match': cached.headers.get('etag') ?? '' }
    expect((await get(idOf('<file@m>'), token, known)).status).toBe(304)
    // Both files were fetched before and are cached.
    await box.db.delete(emails).where(eq(emails.messageId, '<file@m>'))
    expect((await get(idOf('<file@m>'), token, known)).status).toBe(404)
    expect((await get(idOf('<stay@m>'))).status).toBe(200)
    await box.db.delete(mailboxes)
    expect((await get(idOf('<stay@m>'))).status).toBe(410)
  })
})
