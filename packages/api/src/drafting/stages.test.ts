import { describe, expect, test } from 'vitest'
import { policies, stores } from '../database/schema.ts'
import { loadKnowledge } from '../knowledge/passages/load-knowledge.ts'
import { runStepsWithoutYielding } from '../platform/scheduling/run-steps.ts'
import { useDatabase } from '../testing/database/use-database.ts'
import { checkLines } from './check/check-lines.ts'
import { buildStoreTextStatistics } from './answers/choose-answer.ts'
import { noCustomerOrders } from './facts/reply-facts.ts'
import { gatherReplyFacts, toOrderTextFact } from './facts/gather-reply-facts.ts'
import { judgeReply } from './answers/judge-reply.ts'
import { rateDraftAnswers } from './answers/rate-draft.ts'
import { analyzeMail } from './analysis/analyze-mail.ts'
import { writeWithoutModel } from './local/write-without-model.ts'

const database = useDatabase()

describe('the stages of a draft', () => {
  test('lead from a mail to sentences that name the document they are from', async () => {
    const { db } = database
    const [store] = await db.insert(stores).values({ name: 'Shop' }).returning()
    const storeId = store?.id ?? ''
    const content = 'You can return unused goods within 30 days of delivery.'
    const [policy] = await db
      .insert(policies)
      .values({ storeId, title: 'Returns', kind: 'text', state: 'ready', content })
      .returning()
    const analysis = analyzeMail({
      subject: 'Order #1001',
      text: 'Can I return the unused goods of my delivery?',
    })
    expect(analysis).toMatchObject({ language: 'en', orders: ['#1001'] })
    const order = toOrderTextFact({ ref: 'O1', id: '1', name: '#1001', state: 'paid' })
    const knowledge = await loadKnowledge(db, storeId)
    const { facts, answered } = runStepsWithoutYielding(gatherReplyFacts(knowledge, analysis, [order]))
    const written = writeWithoutModel({ analysis, facts, answered, orders: noCustomerOrders, name: '' })
    const sentences = checkLines(written.lines, facts)
    expect(sentences.flatMap(({ sources }) => sources)).toMatchObject([{ quote: content }])
    expect(policy?.title).toBe('Returns')
    const found = { analysis, answered, sentences, facts, orders: noCustomerOrders, isFromModel: false }
    const rated = runStepsWithoutYielding(
      rateDraftAnswers(found, runStepsWithoutYielding(buildStoreTextStatistics(knowledge))),
    )
    const { level } = judgeReply({
      ...{ analysis, sentences, rated, missing: written.missing, orders: noCustomerOrders },
      ...{ isMixed: false, hasMore: false },
    })
    expect(level).toBe('ready')
  })
})
