import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { drafts, emails, learnedQuestions, passages, stores } from '../database/schema.ts'
import type { DraftSource } from '../database/schema.ts'
import { addPolicy } from '../knowledge/edit-policies.ts'
import { loadKnowledge } from '../knowledge/passages/load-knowledge.ts'
import { retrievePieces } from '../knowledge/search/retrieve.ts'
import { receiveMail } from '../testing/mail/receive.ts'
import { useDatabase } from '../testing/database/use-database.ts'
import { learnQuestions } from './learn-questions.ts'

const database = useDatabase()
const text =
  '# Care\nWash the cloth by hand at 30 degrees.\n\n# Voucher\nVouchers are valid for three years.\n\n# Size\nTents sleep two people.'
let storeId = ''
let quotes: DraftSource[] = []

beforeEach(async () => {
  const [store] = await database.db.insert(stores).values({ name: 'Shop' }).returning()
  storeId = store?.id ?? ''
  await addPolicy(database.db, storeId, { kind: 'text', title: 'Goods', text }, Date.now())
  const rows = await database.db.select().from(passages).where(eq(passages.storeId, storeId))
  quotes = rows
    .toSorted((one, other) => one.position - other.position)
    .map(({ id, heading, body }) => ({ kind: 'passage', id, title: heading, quote: body }))
})

let count = 0
/** A mail, and the reply to it that was sent. */
async function reply(question: string, sources: readonly DraftSource[]): Promise<string> {
  count += 1
  const id = `<${String(count)}@mail.test>`
  const from = 'Ann Baker <ann@mail.test>'
  const { threadId, emailId } = await receiveMail(database.db, storeId, {
    from,
    id,
    subject: '',
    text: question,
  })
  const sentences = [{ text: 'Yes.', mark: 'supported' as const, why: '', sources: [...sources] }]
  await database.db.insert(drafts).values({
    ...{ threadId, state: 'sent', body: 'Yes.', sentences },
    ...{ answersEmailId: emailId, headEmailId: emailId },
  })
  return emailId
}
const readLearned = async () => {
  const rows = await database.db.select().from(learnedQuestions).where(eq(learnedQuestions.storeId, storeId))
  return rows.map(({ question }) => question)
}

describe('learnQuestions', () => {
  test('finds the passage that answered a question in words that it does not have', async () => {
    const find = async () => {
      const knowledge = await loadKnowledge(database.db, storeId)
      return retrievePieces(knowledge, 'Would the Zephyr suit us?', { language: 'en' })[0]?.id
    }
    expect(await find()).toBeUndefined()
    await reply('Is there room for my wife in the Zephyr?', quotes.slice(2))
    await learnQuestions(database.db)
    expect(await find()).toBe(quotes[2]?.id)
  })

  test('learns what a question is about that does not say it', async () => {
    await reply('The zip of the Zephyr is torn. What do I do now?', quotes.slice(0, 1))
    await learnQuestions(database.db)
    expect(await readLearned()).toEqual(['The zip of the Zephyr is torn. What do I do now?'])
  })

  test('learns nothing where it is not clear which passage answered which question', async () => {
    await reply('Is it waterproof? And how many people sleep in it?', quotes.slice(0, 1))
    await reply('How many people sleep in it?', quotes)
    await reply('How many people sleep in it?', [])
    await reply('Where is my order #48213?', quotes.slice(0, 1))
    await learnQuestions(database.db)
    expect(await readLearned()).toEqual([])
  })

  test('learns no name, no number and no address', async () => {
    await reply('I am Ann Baker of 12 Mill Lane, ann@mail.test: can I wash it?', quotes.slice(0, 1))
    await learnQuestions(database.db)
    const [question = ''] = await readLearned()
    expect(question).toContain('wash it')
    expect(question).not.toMatch(/ann|baker|\d|@/i)
  })

  test('learns from the replies after one that it cannot read, which it tries once', async () => {
    await reply('Can I wash it?', [{ kind: 'passage', id: 'no-id', title: '', quote: '' }])
    await reply('How many people sleep in it?', quotes.slice(2))
    await expect(learnQuestions(database.db)).rejects.toThrow()
    expect(await readLearned()).toEqual(['How many people sleep in it?'])
    await learnQuestions(database.db)
  })

  /** The database, whose first transaction fails with a code. The update of a draft outside of one fails too if wanted. */
  function failOnce(code: string, isUpdateFailing = false): typeof database.db {
    const { db } = database
    let hasFailed = false
    const transaction: typeof db.transaction = (...parameters) => {
      if (hasFailed) return db.transaction(...parameters)
      hasFailed = true
      return Promise.reject(Object.assign(new Error('the first failure'), { code }))
    }
    const update: typeof db.update = (table) => {
      if (isUpdateFailing) throw new Error('the second failure')
      return db.update(table)
    }
    return Object.assign(Object.create(db) as typeof db, { transaction, update })
  }

  test.each(['57014', '53100'])('learns later from a reply that failed with %s', async (code) => {
    await reply('Can I wash it?', quotes.slice(0, 1))
    await expect(learnQuestions(failOnce(code))).rejects.toThrow('the first failure')
    await learnQuestions(database.db)
    expect(await readLearned()).toEqual(['Can I wash it?'])
  })

  test('names the first failure when it cannot mark the reply either', async () => {
    await reply('Can I wash it?', quotes.slice(0, 1))
    await expect(learnQuestions(failOnce('22P02', true))).rejects.toMatchObject({
      cause: { message: 'the first failure' },
    })
  })

  test('reads each reply once, and keeps the newest ten questions of a passage', async () => {
    for (let number = 0; number < 12; number += 1)
      await reply(`Can I wash the ${'x'.repeat(number + 1)} cloth?`, quotes.slice(0, 1))
    await learnQuestions(database.db)
    await learnQuestions(database.db)
    expect(await readLearned()).toHaveLength(10)
    const left = await database.db.$count(drafts, and(eq(drafts.state, 'sent'), eq(drafts.isLearned, false)))
    expect(left).toBe(0)
  })

  test('forgets a question with the email that asked it', async () => {
    const emailId = await reply('Can I wash it?', quotes.slice(0, 1))
    await learnQuestions(database.db)
    expect(await readLearned()).toEqual(['Can I wash it?'])
    await database.db.delete(emails).where(eq(emails.id, emailId))
    expect(await readLearned()).toEqual([])
  })
})
