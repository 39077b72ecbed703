import { calls, type CallName } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emails } from '../database/schema.ts'
import { openTestApi, type TestApi } from '../testing/api.ts'
import { buildRequest } from '../testing/client.ts'
import { receive } from '../testing/receive.ts'
import { enterStore, type StoreOwner } from '../testing/store.ts'

let t: TestApi
let owner: StoreOwner
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  owner = await enterStore(t, 'large@conversations.test')
})
afterAll(() => t.close())

const mails = 600
/** 20 KB of words that differ from mail to mail. */
const bodyOf = (mail: number) =>
  Array.from({ length: 2500 }, (_, at) => `w${((at * 7919 + mail * 104_729) % 9973).toString(36)}`).join(' ')

/** A conversation of 600 mails of one customer. */
async function fillConversation(from: string): Promise<{ threadId: string; emailId: string }> {
  const { db } = t.api.services
  const first = { from, id: `<first-${from}>`, subject: `Tents for ${from}`, text: bodyOf(0) }
  const { threadId, emailId } = await receive(db, owner.id, first)
  const [row] = await db.select().from(emails).where(eq(emails.id, emailId))
  if (!row) throw new Error('the first mail is missing')
  const { id: _id, ...copied } = row
  for (let at = 1; at < mails; at += 25) {
    const count = Math.min(25, mails - at)
    await db.insert(emails).values(
      Array.from({ length: count }, (_, more) => ({
        ...copied,
        messageId: `<${String(at + more)}-${from}>`,
        fingerprint: `${String(at + more)}-${from}`,
        body: bodyOf(at + more),
        createdAt: new Date(row.createdAt.getTime() + (at + more) * 1000),
      })),
    )
  }
  return { threadId, emailId }
}

/** The longest time that a call kept the event loop for itself: CPU time of this thread between two turns, in ms. */
async function measureCall(name: CallName, id: string, input: Record<string, unknown>): Promise<number> {
  let longest = 0
  let before = process.threadCpuUsage()
  const note = () => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    longest = Math.max(longest, (user + system) / 1000)
  }
  const timer = setInterval(note, 1)
  const request = buildRequest(calls[name], { token: owner.token, id, input }, 'http://api.test')
  const answer = await t.api.fetch(request)
  await answer.arrayBuffer()
  note()
  clearInterval(timer)
  expect(answer.status).toBe(calls[name].status)
  return longest
}

describe('a conversation of 600 mails of 20 KB', () => {
  test('keeps no other request waiting for more than 500 ms', { timeout: 240_000 }, async () => {
    const ann = await fillConversation('ann@mail.test')
    const bob = await fillConversation('bob@mail.test')
    const steps: [CallName, string, Record<string, unknown>][] = [
      ['thread', ann.threadId, {}],
      ['threads', '', { q: '"w5 w7 seven"' }],
      ['setSender', ann.emailId, { kind: 'notice' }],
      ['exportCustomer', '', { address: 'ann@mail.test' }],
      ['mergeThread', bob.threadId, { into: ann.threadId }],
      ['eraseCustomer', '', { address: 'ann@mail.test' }],
    ]
    const blocks: Record<string, number> = {}
    for (const [name, id, input] of steps) blocks[name] = Math.round(await measureCall(name, id, input))
    expect(Object.entries(blocks).filter(([, ms]) => ms > 500)).toEqual([])
  })
})
