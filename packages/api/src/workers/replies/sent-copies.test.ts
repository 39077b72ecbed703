import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailRoutes, outbox, outboxParts } from '../../database/schema.ts'
import { createMailDelivery } from '../../outbox/deliver-mail.ts'
import { ms, openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { dovecotPassword, startDovecot } from '../../testing/servers/dovecot.ts'
import type { Dovecot } from '../../testing/servers/dovecot.ts'
import { linkTestMailbox } from '../../testing/mail/mailbox.ts'
import { pressSend } from '../../testing/mail/press-send.ts'
import { shopAddress } from '../../testing/mail/receive.ts'
import { startFilingCopies } from '../../testing/servers/sent-copies.ts'
import { startSmtp } from '../../testing/servers/smtp.ts'
import type { SmtpFault, TestSmtp } from '../../testing/servers/smtp.ts'
import { enterStore } from '../../testing/store.ts'

let t: TestApi
let dovecot: Dovecot
let smtp: TestSmtp
let copies: ReturnType<typeof startFilingCopies>
/** Users whose mail server files sent mails itself. */
const saving = new Set<string>()
beforeAll(async () => {
  dovecot = await startDovecot()
  copies = startFilingCopies(dovecot.port)
  smtp = await startSmtp((mail) => (saving.has(mail.user) ? copies.file(mail) : Promise.resolve()))
  t = await openTestApi({
    limitScale: 0,
    allowPrivateHosts: true,
    handOver: createMailDelivery({ stepMs: 1200, beforeBodyMs: 2400, silenceMs: 1200 }),
  })
}, 120_000)
afterAll(async () => {
  await t.close()
  await copies.close()
  await smtp.stop()
  await dovecot.stop()
})

let stores = 0
/** A store with both kinds of servers, and functions to act and look there. */
async function open(fault: SmtpFault = 'none', imapPort = dovecot.port) {
  stores += 1
  const owner = await enterStore(t, `owner${stores}@example.com`)
  const { services } = t.api
  const user = `${fault}-${stores}`
  await linkTestMailbox(services, owner.id, {
    address: shopAddress,
    username: user,
    password: dovecotPassword,
    imapPort,
    smtpPort: smtp.portOf(fault),
  })
  const pass = async (passedMs: number) => {
    t.passMs(passedMs)
    await t.settle()
  }
  return {
    user,
    pass,
    send: async (number: number) => {
      const id = await pressSend(t, owner, number)
      await pass(11 * ms.second)
      return id
    },
    rowOf: async (id: string) => {
      const [row] = await services.db.select().from(outbox).where(eq(outbox.id, id))
      return row
    },
    savesSent: async () => {
      const [route] = await services.db.select().from(mailRoutes).where(eq(mailRoutes.storeId, owner.id))
      return route?.savesSent
    },
  }
}

/** A server before Dovecot that drops the flags of mails added while a folder is open read-only, as some providers do. */
async function startForgetful(): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const server = createServer((client) => {
    const upstream = connect(dovecot.port, '127.0.0.1')
    let isReadOnly = false
    client.on('data', (bytes) => {
      const text = bytes.toString('latin1')
      if (/^\w+ EXAMINE /m.test(text)) isReadOnly = true
      if (/^\w+ (?:CLOSE|UNSELECT)\r/m.test(text)) isReadOnly = false
      const isDropped = isReadOnly && /^\w+ APPEND /m.test(text)
      upstream.write(isDropped ? Buffer.from(text.replace('(\\Seen) ', ''), 'latin1') : bytes)
    })
    upstream.pipe(client)
    for (const socket of [client, upstream])
      socket
        .on('error', () => undefined)
        .on('close', () => {
          client.destroy()
          upstream.destroy()
        })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const markOf = (id: string): string => `<dd.${id}>`

describe('the copy in the Sent folder', { timeout: 120_000 }, () => {
  test('is put there once, where the server does not, and nothing is waited for the next time', async () => {
    const { user, pass, send, rowOf, savesSent } = await open()
    const first = await send(1)
    expect(await copies.listMarks(user)).toEqual([])
    await pass(6 * ms.second)
    expect(await copies.listMarks(user)).toEqual([])
    await pass(26 * ms.second)
    expect(await copies.listMarks(user)).toEqual([markOf(first)])
    expect(await copies.countUnread(user)).toBe(0)
    expect(await savesSent()).toBe(false)
    const second = await send(2)
    expect((await copies.listMarks(user)).toSorted()).toEqual([markOf(first), markOf(second)].toSorted())
    expect(await rowOf(second)).toMatchObject({ state: 'sent', copiedAt: expect.any(Date) as Date })
    expect(await t.api.services.db.$count(outboxParts, eq(outboxParts.outboxId, second))).toBe(0)
  })

  test('is read, also where a folder that is open read-only takes no flags', async () => {
    const forgetful = await startForgetful()
    const { user, pass, send } = await open('none', forgetful.port)
    const id = await send(9)
    await pass(6 * ms.second)
    await pass(26 * ms.second)
    expect(await copies.listMarks(user)).toEqual([markOf(id)])
    expect(await copies.countUnread(user)).toBe(0)
    await forgetful.stop()
  })

  test('is not put there again by a process that died after it had', async () => {
    const { user, pass, send } = await open()
    const id = await send(3)
    await pass(6 * ms.second)
    await pass(26 * ms.second)
    await t.api.services.db
      .update(outbox)
      .set({ copiedAt: null, dueAt: new Date(t.api.services.clock()), looks: 2 })
      .where(eq(outbox.id, id))
    await pass(ms.second)
    expect(await copies.listMarks(user)).toEqual([markOf(id)])
  })

  test('is left to a server that files it, which is seen once and remembered', async () => {
    const { user, pass, send, rowOf, savesSent } = await open()
    saving.add(user)
    const first = await send(4)
    await pass(6 * ms.second)
    expect(await savesSent()).toBe(true)
    const second = await send(5)
    await pass(ms.hour)
    expect((await copies.listMarks(user)).toSorted()).toEqual([markOf(first), markOf(second)].toSorted())
    expect(await rowOf(second)).toMatchObject({ state: 'sent', looks: 0 })
  })

  test('waits while the mailbox is away, and is put there when it is back', async () => {
    const { user, pass, send, rowOf } = await open()
    const again = await dovecot.pause()
    const id = await send(6)
    await pass(6 * ms.second)
    await pass(26 * ms.second)
    expect(await rowOf(id)).toMatchObject({ state: 'sent', copiedAt: null })
    await again()
    // The connections of before ended with the server.
    await copies.close()
    copies = startFilingCopies(dovecot.port)
    for (let left = 4; left > 0; left -= 1) await pass(ms.hour)
    expect(smtp.received.filter(({ raw }) => raw.includes(markOf(id)))).toHaveLength(1)
    expect(await copies.listMarks(user)).toEqual([markOf(id)])
  })
})

describe('a mail of unknown fate', { timeout: 120_000 }, () => {
  test.for([
    ['its Message-ID', (raw: string) => raw.replace(/^X-Draftdesk-Id:.*\r\n/im, '')],
    [
      'our mark, where the server gave it another Message-ID',
      (raw: string) => raw.replace(/^Message-ID:.*$/im, 'Message-ID: <other@provider.test>'),
    ],
  ] as const)('was sent when the Sent folder has it by %s', async ([, file]) => {
    const { user, pass, send, rowOf } = await open('silent')
    const id = await send(7)
    expect(await rowOf(id)).toMatchObject({ state: 'unknown', reason: 'silent' })
    const raw = smtp.received.find((mail) => mail.raw.includes(markOf(id)))?.raw ?? ''
    await copies.file({ raw: file(raw), to: [], user })
    await pass(61 * ms.second)
    expect(await rowOf(id)).toMatchObject({ state: 'sent', copiedAt: expect.any(Date) as Date })
  })

  test('stays so when three looks find nothing', async () => {
    const { pass, send, rowOf } = await open('silent')
    const id = await send(8)
    for (const minutes of [2, 10, 60]) await pass(minutes * ms.minute)
    expect(await rowOf(id)).toMatchObject({ state: 'unknown', looks: 2 })
    expect(smtp.received.filter(({ raw }) => raw.includes(markOf(id)))).toHaveLength(1)
  })
})
