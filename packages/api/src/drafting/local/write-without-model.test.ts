import { describe, expect, test } from 'vitest'
import { splitIntoPassages } from '../../knowledge/passages/split-into-passages.ts'
import { runStepsWithoutYielding } from '../../platform/scheduling/run-steps.ts'
import { indexKnowledge } from '../../knowledge/search/retrieve.ts'
import type { KnowledgePiece } from '../../knowledge/search/retrieve.ts'
import { findLanguage } from '../../reading/find-language.ts'
import { bicycles } from '../../testing/shops/bicycles.ts'
import { pottery } from '../../testing/shops/pottery.ts'
import type { TestShop } from '../../testing/shops/test-shop.ts'
import { checkLines } from '../check/check-lines.ts'
import { buildStoreTextStatistics } from '../answers/choose-answer.ts'
import { noCustomerOrders } from '../facts/reply-facts.ts'
import type { OrderFact } from '../facts/reply-facts.ts'
import type { OrderStage } from '../../orders/order-state.ts'
import { gatherReplyFacts, toOrderTextFact } from '../facts/gather-reply-facts.ts'
import { judgeReply } from '../answers/judge-reply.ts'
import { languages } from '../../languages/languages.ts'
import { fillPhrase, getPhrases } from './phrasebook.ts'
import { rateDraftAnswers } from '../answers/rate-draft.ts'
import { analyzeMail } from '../analysis/analyze-mail.ts'
import type { CustomerMail } from '../analysis/analyze-mail.ts'
import { writeWithoutModel } from './write-without-model.ts'

const piecesOf = ({ documents }: Pick<TestShop, 'documents'>): KnowledgePiece[] =>
  documents.flatMap(({ title, text }) =>
    runStepsWithoutYielding(splitIntoPassages(text)).map(({ heading, body, links }, at) => ({
      kind: 'passage',
      ...{ id: `${title} ${at}`, title: `${title} › ${heading}`, text: body, asked: '', links },
      ...{ language: findLanguage(text), documentId: title },
    })),
  )

function reply(
  pieces: readonly KnowledgePiece[],
  mail: CustomerMail,
  orders: readonly OrderFact[] = [],
  name = '',
) {
  const knowledge = indexKnowledge('', pieces)
  const analysis = analyzeMail(mail)
  const { facts, answered } = runStepsWithoutYielding(
    gatherReplyFacts(knowledge, analysis, orders.map(toOrderTextFact)),
  )
  const known = { ...noCustomerOrders, facts: orders }
  const written = writeWithoutModel({ analysis, facts, answered, orders: known, name })
  const sentences = checkLines(written.lines, facts, analysis.language)
  const found = { analysis, answered, sentences, facts, orders: known, isFromModel: false }
  const judgement = judgeReply({
    ...{ analysis, sentences, missing: written.missing, orders: known, isMixed: false, hasMore: false },
    rated: runStepsWithoutYielding(
      rateDraftAnswers(found, runStepsWithoutYielding(buildStoreTextStatistics(knowledge))),
    ),
  })
  return {
    body: sentences.map(({ text }) => text).join(''),
    sentences,
    missing: written.missing,
    ...judgement,
  }
}

const returns = piecesOf({
  documents: [
    {
      title: 'Returns',
      text: 'You can return unused goods within 30 days of delivery. The label is in the parcel.',
    },
  ],
})
const shipped: OrderFact = {
  ...{ ref: 'O1', id: '1', name: '#1001', state: 'shipped', on: '2026-11-18', carrier: 'DHL' },
  ...{ tracking: 'JD0001', trackingUrl: 'https://dhl.test/JD0001' },
}

describe('writeWithoutModel', () => {
  const lamps = piecesOf({
    documents: [
      {
        title: 'Rules',
        text: '# Returns\n\nYou can return goods within 45 days of delivery.\n\n# Outlet\n\nYou can return outlet chandeliers within 14 days.\n\n# Repairs\n\nRepairs take three weeks.',
      },
    ],
  })
  const question = 'How many days do I have to return'
  test.each([
    [
      'of the rest',
      `The outlet chandelier came on Friday.\n\nMy wife does not like it. ${question} it?`,
      'ready',
      '14',
    ],
    [
      'of the question, where the rest is about another rule',
      `The chandelier hangs in the hall now. We found it in your outlet. My wife prefers candles. ${question} goods?`,
      'look',
      '45',
    ],
  ])('weighs the whole mail and finds the rule %s', (_, text, level, days) => {
    const written = reply(lamps, { subject: '', text, language: 'en' })
    expect([written.level, written.body]).toEqual([level, expect.stringContaining(`within ${days} days`)])
  })
  test('answers no question with a passage that only the rest of the mail is about', () => {
    const care = 'Wash merino by hand at 30 degrees with wool soap and dry it flat on a towel.'
    const wool = piecesOf({
      documents: [{ title: 'Rules', text: `# Care\n\n${care}\n\n# Delivery\n\nParcels take three days.` }],
    })
    const text =
      'I washed my merino by hand at 30 degrees with wool soap and it dried flat on a towel.\n\nDo you sell gift cards?'
    const { missing } = reply(wool, { subject: '', text, language: 'en' })
    expect(missing).toContain('Do you sell gift cards?')
  })
  test('takes no Dutch sentence with "en" for an exclusion', () => {
    const chairs = piecesOf({
      documents: [
        {
          title: 'Regels',
          text: '# Retourneren\n\nU kunt uw bestelling binnen 30 dagen retourneren. Wij maken de stoelen en de kussens van eikenhout.',
        },
      ],
    })
    const text = 'Ik heb de stoelen en de kussens gekocht. Hoe lang kan ik mijn bestelling retourneren?'
    const { body } = reply(chairs, { subject: '', text, language: 'nl' })
    expect(body).toContain('binnen 30 dagen')
    expect(body).not.toContain('eikenhout')
  })
  test('writes no question of a document', () => {
    const repairs = piecesOf({
      documents: [
        { title: 'Repairs', text: 'We repair each lamp within two weeks. Not sure which lamp you have?' },
      ],
    })
    const text = 'How long does it take to repair a lamp?'
    expect(reply(repairs, { subject: '', text, language: 'en' }).body).not.toContain('?')
  })
  test('names a question whose best sentence is unlikely to answer it', () => {
    const { body, missing } = reply(lamps, {
      subject: '',
      text: 'Do you dim lamps to order?',
      language: 'en',
    })
    expect(missing).toEqual(['Do you dim lamps to order?'])
    expect(body).not.toContain('Repairs')
  })

  test('answers word for word, with a greeting and a good-bye', () => {
    const { body, level } = reply(returns, { subject: '', text: 'How do I return unused goods?' }, [], 'Ann')
    expect(body).toBe('Hello Ann,\n\nYou can return unused goods within 30 days of delivery.\n\nKind regards')
    expect(level).toBe('ready')
  })

  test('greets by the first name where the language of the reply does', () => {
    const greetingOf = (text: string, language: string, name: string) =>
      reply(returns, { subject: '', text, language }, [], name).body.split('\n')[0]
    expect(greetingOf('How do I return unused goods?', 'en', 'Silva, Maria')).toBe('Hello Maria,')
    const german = 'Wie kann ich die Ware aus der Lieferung zurückgeben?'
    expect(greetingOf(german, 'de', 'Silva, Maria')).toBe('Guten Tag Maria Silva,')
    expect(greetingOf('How do I return unused goods?', 'en', 'See evil.com now')).toBe('Hello,')
  })

  test('adds no second passage to one that surely answers alone', () => {
    const late =
      'If a parcel has not arrived ten working days after the order, we send a replacement or give the money back.'
    const pieces = piecesOf({
      documents: [
        {
          title: 'Returns and refunds',
          text: 'Returns are free for 30 days after delivery, as long as the item is unworn.\nRefunds go to the original payment method within 5 working days of the parcel reaching us.',
        },
        {
          title: 'Shipping',
          text: `# Delivery times\n\nWithin Germany a parcel takes two to four working days.\n\n# Late and lost parcels\n\n${late}`,
        },
        { title: 'Repairs', text: 'We repair zippers free of charge in the first two years.' },
        {
          title: 'Wool',
          text: 'All our merino is certified. The certificate is on the page of each product.',
        },
        { title: 'Stock', text: 'The page of a product shows which colours and sizes are in stock.' },
      ],
    })
    const bodyOf = (text: string, subject: string) => reply(pieces, { subject, text, language: 'en' }).body
    const refund = bodyOf(
      'I sent my parcel back ten days ago. When will I get my refund, and how is it paid?',
      'My refund',
    )
    expect(refund).toContain('Refunds go to the original payment method')
    expect(refund).not.toContain('has not arrived')
    expect(bodyOf('my parcel has not arrived yet.', 'Where is it?')).toContain(late)
  })

  test('quotes a passage in another language as it is, and says so', () => {
    const { body } = reply(returns, {
      ...{ subject: '', text: 'Wie kann ich die Ware aus der Lieferung zurückgeben?', language: 'de' },
    })
    expect(body).toContain('In unseren Unterlagen steht dazu:\n\nYou can return unused goods')
  })

  test('names what nothing answers instead of filling it, and makes no draft of that alone', () => {
    const { missing, level } = reply(returns, {
      ...{ subject: '', text: 'How do I return unused goods? Would you sponsor our football club?' },
    })
    expect(missing).toEqual(['Would you sponsor our football club?'])
    expect(level).toBe('look')
    expect(reply(returns, { subject: '', text: 'Would you sponsor our football club?' }).level).toBe('notes')
  })

  test('answers as an example did, without what was about somebody else', () => {
    const example: KnowledgePiece = {
      ...{ kind: 'example', id: 'e', title: 'Late', documentId: 'e', language: 'en', links: [] },
      asked: 'My parcel is late, it should have been here on Monday. Where is it?',
      text: 'Hello Tom,\n\nparcels take a day longer before Christmas. Yours is #20391 from 12345 Berlin.\n\nKind regards\nOlga',
    }
    const mail = { subject: '', text: 'My parcel should have been here, why is it late?' }
    const { body } = reply([...returns, example], mail)
    expect(body).toContain('Parcels take a day longer before Christmas.')
    expect(body).not.toMatch(/Tom|Olga|20391|12345/)
  })

  test('says how an order stands in every language that is offered, and the check agrees', () => {
    const states: OrderStage[] = ['unpaid', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'refunded']
    for (const { code: language } of languages)
      for (const state of states) {
        const order = { ...shipped, state, ...(state === 'refunded' && { refunded: '19.90 EUR' }) }
        const mail = { subject: '', text: 'Where is my order #1001?', language: 'en' }
        const analysis = { ...analyzeMail(mail), language }
        const orders = [order]
        const facts = [toOrderTextFact(order)]
        const { lines } = writeWithoutModel({
          analysis,
          facts,
          answered: [],
          orders: { ...noCustomerOrders, facts: orders },
          name: 'Ann',
        })
        const sentences = checkLines(lines, facts, language)
        const said = sentences.map(({ text, mark }) => `${mark} ${text}`).join('\n')
        expect(
          sentences.filter(({ mark }) => !['supported', 'courtesy'].includes(mark)),
          said,
        ).toEqual([])
        expect(said).toContain('#1001')
        expect(said).not.toMatch(/[[\]{}]|undefined/)
      }
  })

  test('greets in every language that is offered, and in Norwegian by each of its codes', () => {
    const greetings = languages.map(({ phrases }) => phrases.hello)
    const english = getPhrases('en').phrases
    languages.forEach(({ code: language }) => {
      if (language !== 'en') expect(getPhrases(language).phrases.thanks, language).not.toBe(english.thanks)
    })
    expect(
      greetings.map((hello) => fillPhrase(hello, { name: 'Ann' })).every((hello) => hello.includes('Ann')),
    ).toBe(true)
    for (const code of ['nb', 'nn']) expect(getPhrases(code).phrases).toBe(getPhrases('no').phrases)
  })

  test('leaves out of an order what is not known', () => {
    const order: OrderFact = { ref: 'O1', id: '1', name: '#1001', state: 'shipped' }
    const { body } = reply([], { subject: '', text: 'Where is my order #1001?' }, [order])
    expect(body).toContain('Your order #1001 was shipped.\n')
  })

  test('supports every sentence that it writes for two shops', () => {
    for (const shop of [pottery, bicycles])
      for (const [language, text] of [...shop.asked, ...shop.unanswered]) {
        const { sentences } = reply(piecesOf(shop), { subject: '', text, language })
        expect(sentences.filter(({ mark }) => !['supported', 'courtesy'].includes(mark))).toEqual([])
      }
  })
})
