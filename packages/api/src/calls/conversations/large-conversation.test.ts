import { calls } from '@draftdesk/contract'
import type { CallName } from '@draftdesk/contract'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { emails, emailWords } from '../../database/schema.ts'
import { ms } from '../../testing/api.ts'
import { buildRequest } from '../../testing/client.ts'
import { measureLongestStep } from '../../testing/measure/measure-longest-step.ts'
import { receiveMail } from '../../testing/mail/receive.ts'
import { useReplies } from '../../testing/mail/replies.ts'

const w = useReplies()

const mails = 600
/** 20 KB of words that differ from mail to mail. */
const bodyOf = (mail: number) =>
  Array.from({ length: 2500 }, (_, at) => `w${((at * 7919 + mail * 104_729) % 9973).toString(36)}`).join(' ')

/** A conversation of 600 mails of one customer. */
async function fillConversation(from: string): Promise<{ threadId: string; emailId: string }> {
  const { db } = w.t.api.services
  const first = { from, id: `<first-${from}>`, subject: `Tents for ${from}`, text: bodyOf(0) }
  const { threadId, emailId } = await receiveMail(db, w.owner.id, first)
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

/** The longest time that a call kept the event loop for itself, in ms, and its answer. */
async function measureCall(name: CallName, id: string, input: Record<string, unknown>) {
  let body: Record<string, unknown> = {}
  const longest = await measureLongestStep(async () => {
    const request = buildRequest(calls[name], { token: w.owner.token, id, input }, 'http://api.test')
    const answer = await w.t.api.fetch(request)
    const text = await answer.text()
    expect([name, answer.status]).toEqual([name, calls[name].status])
    body = text === '' ? {} : (JSON.parse(text) as typeof body)
  })
  return { longest, body }
}

describe('a conversation of 600 mails of 20 KB', () => {
  test('keeps no other request waiting for more than 250 ms', { timeout: 240_000 }, async () => {
    const ann = await fillConversation('ann@mail.test')
    const bob = await fillConversation('bob@mail.test')
    const blocks: Record<string, number> = {}
    const call = async (name: CallName, id: string, input: Record<string, unknown> = {}) => {
      const { longest, body } = await measureCall(name, id, input)
      blocks[name] = Math.round(longest)
      return body
    }
    await call('thread', ann.threadId)
    await call('threads', '', { q: '"w5 w7 seven"' })
    const draft = await call('createDraft', '', { thread_id: ann.threadId, body: 'It is on its way.' })
    const [newest] = await w.t.api.services.db
      .select({ id: emails.id })
      .from(emails)
      .where(eq(emails.threadId, ann.threadId))
      .orderBy(desc(emails.createdAt))
      .limit(1)
    const press = { version: draft['version'], seen: newest?.id, key: 'a-reply-to-600' }
    await call('sendDraft', String(draft['id']), press)
    w.t.passMs(11 * ms.second)
    blocks['sending'] = Math.round(await measureLongestStep(() => w.t.settle()))
    expect(w.handed).toHaveLength(1)
    await call('setSender', ann.emailId, { kind: 'notice' })
    await call('exportCustomer', '', { address: 'ann@mail.test' })
    await call('mergeThread', bob.threadId, { into: ann.threadId })
    await call('eraseCustomer', '', { address: 'ann@mail.test' })
    expect(Object.entries(blocks).filter(([, took]) => took > 250)).toEqual([])
  })

  test('has no words of erased mails left, and those of a changed text', async () => {
    const { db } = w.t.api.services
    const { emailId } = await receiveMail(db, w.owner.id, { from: 'zoe@mail.test', text: 'Kayaks' })
    const wordsOf = async () => {
      const rows = await db.select().from(emailWords).where(eq(emailWords.emailId, emailId))
      return rows.map(({ words }) => words).join()
    }
    expect(await wordsOf()).toContain("'kayaks'")
    await db.update(emails).set({ body: 'Paddles' }).where(eq(emails.id, emailId))
    expect(await wordsOf()).toMatch(/^(?!.*kayaks).*'paddles'/)
    await db.delete(emails).where(eq(emails.id, emailId))
    expect(await wordsOf()).toBe('')
  })
})
