import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { emails } from '../../database/schema.ts'
import { ms } from '../../testing/api.ts'
import { formatMail } from '../../testing/mail/mails.ts'
import { shopAddress } from '../../testing/mail/receive.ts'
import { useReplies } from '../../testing/mail/replies.ts'

const w = useReplies()
const { handed, begin, press, stateOf, comeIn, beUnknown, threadOf } = w

describe('a mail of unknown fate', () => {
  test('arrived when its copy is in the Sent folder, and is one email', async () => {
    const asked = await beUnknown()
    const raw = handed.at(-1) ?? ''
    const renamed = raw.replace(/^Message-ID: .*$/im, 'Message-ID: <other@mail.prod.outlook.com>')
    const placed = await comeIn(renamed, true)
    expect(await stateOf(asked)).toMatchObject({ state: 'sent', emailId: placed.emailId })
    expect(placed.threadId).toBe(asked.threadId)
    expect((await threadOf(asked.threadId))['emails']).toHaveLength(2)
  })

  test('arrived when an answer names it', async () => {
    const asked = await beUnknown()
    const row = await stateOf(asked)
    const placed = await comeIn(
      formatMail({ answers: row?.messageId ?? '', text: 'Thanks!', atMs: w.t.api.services.clock() }),
    )
    expect(placed.threadId).toBe(asked.threadId)
    expect(await stateOf(asked)).toMatchObject({ state: 'sent' })
  })

  test('was sent and did not arrive when a bounce names it', async () => {
    const asked = await beUnknown()
    const row = await stateOf(asked)
    const placed = await comeIn(bounceOf(row?.messageId ?? '', '5.2.2'))
    expect(placed.threadId).toBe(asked.threadId)
    expect(await threadOf(asked.threadId)).toMatchObject({
      needs_reply: true,
      emails: [{}, { undelivered: 'Could not be delivered: the mailbox is full.' }, { kind: 'bounce' }],
    })
  })

  test('is settled by a person, once', async () => {
    const asked = await beUnknown()
    const { id = '' } = (await stateOf(asked)) ?? {}
    const settle = (arrived: boolean) =>
      w.t.send('settleSend', { token: w.owner.token, id, input: { arrived } })
    expect((await settle(true)).status).toBe(200)
    expect((await settle(false)).status).toBe(409)
    expect(await stateOf(asked)).toMatchObject({ state: 'sent' })
  })

  test('is sent again as a mail of its own when a person says so', async () => {
    const asked = await beUnknown()
    const before = await stateOf(asked)
    await w.t.send('settleSend', { token: w.owner.token, id: before?.id ?? '', input: { arrived: false } })
    w.t.passMs(11 * ms.second)
    await w.t.settle()
    const after = await stateOf(asked)
    expect(after).toMatchObject({ state: 'sent' })
    expect(after?.messageId).not.toBe(before?.messageId)
  })
})

describe('a sent mail', () => {
  test('is the same as its copy, whatever the server made of its id', async () => {
    const asked = await begin()
    await press(asked)
    w.t.passMs(11 * ms.second)
    await w.t.settle()
    const raw = handed.at(-1) ?? ''
    const copies = [raw, raw.replace(/^Message-ID: .*$/im, 'Message-ID: <another@mail.prod.outlook.com>')]
    for (const copy of copies) expect(await comeIn(copy, true)).toMatchObject({ isNew: false })
    const rows = await w.t.api.services.db.select().from(emails).where(eq(emails.threadId, asked.threadId))
    expect(rows).toHaveLength(2)
    const answer = await comeIn(
      formatMail({ answers: '<another@mail.prod.outlook.com>', from: 'Zoe <zoe@mail.test>' }),
    )
    expect(answer.threadId).toBe(asked.threadId)
  })

  test('is not taken for a failure by a server that goes on trying', async () => {
    const asked = await begin()
    await press(asked)
    w.t.passMs(11 * ms.second)
    await w.t.settle()
    const row = await stateOf(asked)
    await comeIn(bounceOf(row?.messageId ?? '', '4.4.1'))
    expect(await threadOf(asked.threadId)).toMatchObject({ emails: [{}, { undelivered: null }, {}] })
  })
})

const bounceOf = (messageId: string, status: string): string =>
  [
    'From: Mail Delivery <mailer-daemon@mail.test>',
    `To: ${shopAddress}`,
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <bounce-${String(Math.random()).slice(2)}@mail.test>`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'It could not be delivered.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.test',
    '',
    'Final-Recipient: rfc822; ann@mail.test',
    'Action: failed',
    `Status: ${status}`,
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    '--b--',
    '',
  ].join('\r\n')
