import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { drafts, policies, stores } from '../database/schema.ts'
import { normalizeQuote } from '../drafting/check/find-quote.ts'
import { useDatabase } from '../testing/database/use-database.ts'
import { addDemoMail } from './mail.ts'
import { addDemoPolicies } from './policies.ts'

const database = useDatabase()
let storeId: string
const clock = () => Date.UTC(2026, 5, 1)
beforeAll(async () => {
  const [store] = await database.db.insert(stores).values({ name: 'Shop' }).returning()
  storeId = store?.id ?? ''
  await addDemoPolicies({ db: database.db, clock }, storeId)
  await addDemoMail({ db: database.db, clock }, storeId)
})

describe('the drafts of the demo', () => {
  test('say nothing that an order or a document of their store does not say, word for word', async () => {
    const written = await database.db.select().from(drafts)
    const documents = await database.db.select().from(policies).where(eq(policies.storeId, storeId))
    const said = normalizeQuote(documents.map(({ content }) => content).join(' '))
    expect(written).toHaveLength(5)
    for (const draft of written) {
      const facts = draft.sentences.filter(({ mark }) => mark !== 'courtesy')
      expect(facts.length, draft.body).toBeGreaterThan(0)
      expect(draft.missing).toEqual([])
      for (const { text, mark, sources } of facts) {
        expect(mark, text).toBe('supported')
        if (sources[0]?.kind === 'order') continue
        expect(said).toContain(normalizeQuote(text))
        expect(sources[0]?.kind).toBe('passage')
        expect(documents.map(({ id }) => id)).toContain(sources[0]?.id)
      }
    }
  })

  test('tell a customer where their own order is', async () => {
    const written = await database.db.select().from(drafts)
    const draft = written.find(({ body }) => body.includes('Mara'))
    expect(draft?.body).toContain('Your order #48213 was shipped on May 31, 2026 with Northwind Post.')
  })

  test('answer a question about stock from what is said of stock, and nothing else', async () => {
    const written = await database.db.select().from(drafts)
    const draft = written.find(({ body }) => body.includes('Hélène'))
    expect(draft?.body).toContain('which colours and sizes are in stock')
    expect(draft?.body).not.toMatch(/refund|return/i)
  })

  test('are the sentences that are stored with them', async () => {
    for (const { body, sentences, writer } of await database.db.select().from(drafts)) {
      expect(sentences.map(({ text }) => text).join('')).toBe(body)
      expect(writer).toEqual({ kind: 'local', note: 'No language model is set up.' })
    }
  })
})
