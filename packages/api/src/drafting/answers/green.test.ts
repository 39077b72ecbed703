import { describe, expect, test } from 'vitest'
import type { Model } from '../../model/model.ts'
import { createTestKnowledge } from '../../testing/measure/measure-answers.ts'
import { aquatics } from '../../testing/shops/aquatics.ts'
import { pottery } from '../../testing/shops/pottery.ts'
import { noCustomerOrders } from '../facts/reply-facts.ts'
import type { OrderFact } from '../facts/reply-facts.ts'
import type { ReplyWriterInput } from '../reply-types.ts'
import { defaultStyle } from '../reply-style.ts'
import { writeReply } from '../write-reply.ts'

const knowledge = createTestKnowledge([
  {
    title: 'Delivery',
    text: `# Charges

Small parcels cost £4.95. Furniture delivery costs £39 for one item.

# Surcharges

For the Scottish Highlands and islands we add £25 to furniture delivery.

# Abroad

We deliver to Ireland, France and Belgium.

# When it is late

If a parcel has not arrived after ten days, write to care@oak.test and we start a search.`,
  },
  {
    title: 'Returns',
    text: `# Sending things back

You can return unused furniture within 28 days of delivery. We collect it and deduct £35.

# Paying

We accept Visa, PayPal and Klarna. Longer plans cost 9.9% APR.`,
  },
  { title: 'Cycle to work', text: 'We accept cycle-to-work vouchers of all green schemes in the shop.' },
  {
    title: 'Versand',
    text: 'Der Versand nach Deutschland kostet 9 € und dauert vier Werktage. Die Rückgabe ist innerhalb von 28 Tagen möglich.',
  },
])

const write = (text: string, language = 'en', changes: Partial<ReplyWriterInput> = {}, answer?: string) => {
  const usage = { tokensIn: 1, tokensOut: 1, isEstimated: false }
  const model: Model | undefined =
    answer === undefined
      ? undefined
      : { name: 'm', embedder: undefined, write: () => Promise.resolve({ text: answer, usage }) }
  return writeReply(
    {
      ...{ store: 'Oak', customer: '', knowledge, orders: noCustomerOrders, style: defaultStyle },
      mail: { subject: '', text, language },
      mails: [{ ref: 'T1', isOurs: false, text }],
      ...changes,
    },
    { model, why: '', clock: () => 0, signal: new AbortController().signal },
  )
}

describe('a green draft', () => {
  test.each([
    ['How much is furniture delivery?', 'en', '£39'],
    ['Do you deliver to France?', 'en', 'France'],
    ['Can I return unused furniture?', 'en', '28 days'],
    ['Was kostet der Versand nach Deutschland?', 'de', '9 €'],
  ])('answers the question: %s', async (text, language, says) => {
    const reply = await write(text, language)
    expect([reply.level, reply.reasons]).toEqual(['ready', []])
    expect(reply.body).toContain(says)
  })

  test('tells the exception that the next passage makes', async () => {
    expect((await write('How much is furniture delivery?')).body).toContain('Highlands')
  })

  test.each([
    ['What is the RAL code of the green?', 'en'],
    ['In which country are your frames welded?', 'en'],
    ['Do you ship vouchers to Norway and how long does it take?', 'en'],
    ['How much is delivery to the Isle of Wight?', 'en'],
    ['How deep is the seat of the sofa?', 'en'],
    ['You charged my card twice!', 'en'],
    ['Welche Farbe hat das Holz?', 'de'],
  ])('is none where no text answers: %s', async (text, language) => {
    expect((await write(text, language)).level).not.toBe('ready')
  })

  test.each([
    // The rule holds only for damaged goods.
    ['When do I get my money back?'],
    // 'It' is the refund, but the answer is about postage.
    ['If I send it back: do I get a refund, and how is it paid?'],
    // The answer only gives the price from which it is free.
    ['How much does engraving cost?'],
  ])('is none where an answer is about another case: %s', async (text) => {
    const other = createTestKnowledge([
      {
        title: 'Service',
        text: `# Damage

If an item arrived damaged, write to us within 14 days. You get your money back.

# Postage

The return shipping is paid by us.

# Engraving

Engraving is free for orders of £50 or more.`,
      },
    ])
    expect((await write(text, 'en', { knowledge: other })).level).not.toBe('ready')
  })

  test.each([
    // A list of other countries may not be complete, and a price for abroad says nothing of one that is not named.
    ['Do you ship to Japan?', false],
    ['What is the postage to Japan?', false],
    ['Do you ship to Austria?', true],
  ])('tells of a country what a text says of it: %s', async (text, isReady) => {
    const bakery = createTestKnowledge([
      {
        title: 'Abroad',
        text: 'We ship to Germany, Austria and Luxembourg. A parcel abroad costs 13 euros. Cakes are not sent abroad.',
      },
    ])
    expect((await write(text, 'en', { knowledge: bakery })).level === 'ready').toBe(isReady)
  })

  test('answers each of two joined questions from its own passage', async () => {
    const bread = createTestKnowledge([
      {
        title: 'Bread',
        text: `# Shelf life

Rye bread keeps for seven days. You can freeze every loaf for up to three months.

# Storing

Keep bread in a clay pot or a linen bag, never in the fridge.`,
      },
    ])
    const { body } = await write('How do I store bread and can I freeze it?', 'en', { knowledge: bread })
    expect(body).toContain('clay pot')
    expect(body).toContain('freeze every loaf')
  })

  test('is none where one of two questions is open, and names it', async () => {
    const reply = await write('Can I return unused furniture, and do you sponsor football clubs?')
    expect(reply.level).toBe('look')
    expect(reply.reasons.join()).toContain('Do you sponsor football clubs?')
  })

  test.each([
    ['Kann ich unbenutzte Möbel zurückgeben, und welche Karten nehmen Sie?', 'de'],
    ['Puis-je retourner un meuble inutilisé ?', 'fr'],
  ])('is in one language: %s', async (text, language) => {
    expect((await write(text, language)).level).not.toBe('ready')
  })

  test.each(['', '   ', 'Thank you!'])('is not written for %j', async (text) => {
    expect(await write(text)).toMatchObject({ level: 'notes', body: '' })
  })

  test('is none for a sender that failed its check', async () => {
    const reply = await write('How much is furniture delivery?', 'en', {
      mail: { subject: '', text: 'How much is furniture delivery?', language: 'en', isForged: true },
    })
    expect([reply.level, reply.reasons]).toEqual(['look', [expect.stringContaining('sender checks failed')]])
  })

  test('begins with an apology where something went wrong', async () => {
    const { body } = await write('My parcel has not arrived. This is unacceptable! What do I have to do?')
    expect(body).toContain('We are sorry for the trouble.')
    expect((await write('How much is furniture delivery?')).body).not.toContain('sorry')
  })

  test('says in a model’s words as little as in the store’s what nobody asked', async () => {
    const right =
      'P1 "Furniture delivery costs £39 for one item" | Furniture delivery costs £39 for one item.'
    const more = `${right}\nP4 "Longer plans cost 9.9% APR" | Longer plans cost 9.9% APR.`
    const refOf = async (words: string) => {
      const { found } = await write('How much is furniture delivery?')
      return found.find(({ text }) => text.includes(words))?.ref
    }
    expect(await refOf('£39')).toBe('P1')
    expect((await write('How much is furniture delivery?', 'en', {}, right)).level).toBe('ready')
    expect((await write('How much is furniture delivery?', 'en', {}, more)).level).not.toBe('ready')
  })

  test.each(['I want to return an unused chair.', 'I would rather send the unused chair back.'])(
    'is also written for a wish without a question: %s',
    async (text) => {
      const reply = await write(text)
      expect([reply.missing, reply.body]).toEqual([[], expect.stringContaining('28 days')])
    },
  )
})

describe('a draft of a model', () => {
  const service = createTestKnowledge([
    {
      title: 'Service',
      text: `# Sending things back

Equipment can be returned within 14 days. A return label costs 4 EUR.

# Guarantee

Filters have a guarantee of three years. The seals of a pump are not covered.

# Postage

A parcel costs 5 EUR and takes three days.`,
    },
  ])
  const question = 'How many days do I have to return a pump?'
  const answer = (asked: string, quote: string) =>
    write(asked, 'en', { knowledge: service }, `P1 "${quote}" | ${quote}.`)

  test('is green where it quotes the sentence that fits best', async () => {
    expect((await write(question, 'en', { knowledge: service })).level).toBe('look')
    expect((await answer(question, 'Equipment can be returned within 14 days')).level).toBe('ready')
  })

  test.each([
    ['that lacks the fact', question, 'A return label costs 4 EUR'],
    ['that fits the question less', 'Can I return a pump?', 'A return label costs 4 EUR'],
    ['that speaks of something else', 'Do you repair a pump?', 'Equipment can be returned within 14 days'],
    [
      'beside the one that answers',
      'What does a return label cost?',
      'Equipment can be returned within 14 days',
    ],
    [
      'of another passage',
      'How long is the guarantee of a filter?',
      'A parcel costs 5 EUR and takes three days',
    ],
  ])('is not green where it quotes a sentence %s', async (_, asked, quote) => {
    expect((await answer(asked, quote)).level).not.toBe('ready')
  })

  test.each([
    ['Thursdays we test your water for free', true],
    ['You get the results on paper', false],
  ])(
    'may quote a sentence that fits better than the one that the search chose: %s',
    async (quote, isReady) => {
      const shop = createTestKnowledge(aquatics.documents)
      const asked = 'Can you test my water, and on which day?'
      const { found } = await write(asked, 'en', { knowledge: shop })
      const ref = found.find(({ text }) => text.includes(quote))?.ref ?? ''
      const { level } = await write(asked, 'en', { knowledge: shop }, `${ref} "${quote}" | ${quote}.`)
      expect([ref, level === 'ready']).toEqual([expect.stringMatching(/^P/), isReady])
    },
  )

  test('may answer in other words, so it is not called unasked', async () => {
    const { reasons } = await answer(
      'Will the warehouse hang on to it?',
      'Equipment can be returned within 14 days',
    )
    expect(reasons).toEqual(['The draft may not answer “Will the warehouse hang on to it?”.'])
  })
})

describe('a check that is no false alarm', () => {
  const shop = createTestKnowledge([
    {
      title: 'Delivery',
      text: `# Tanks

Tanks above 80 cm come with a haulier. It costs 49 EUR and calls you before.

# Prices

Delivery costs 5 EUR and takes three days. Delivery is free from 60 EUR on.

# Countries

We deliver to Germany and the Benelux countries.

# Can I collect my order in the shop?

Yes, from Monday to Friday between 10 and 18.

# Can I exchange a lamp at the market?

From Monday to Friday between 10 and 18.`,
    },
    {
      title: 'Returns',
      text: `# Toys

You can return toys within 60 days.

# Puzzles

Opened games are not returned, because the pieces cannot be counted.

# Warranty

All joints have a warranty of ten years. Surfaces are excluded from the warranty.

# Vouchers

Vouchers are valid for two years.`,
    },
  ])
  const ask = (asked: string, quote?: string) =>
    write(asked, 'en', { knowledge: shop }, quote === undefined ? undefined : `P1 "${quote}" | ${quote}.`)

  test.each([
    ['with the fact in the second of two sentences', 'What does the haulier cost?', 'It costs 49 EUR', true],
    ['without the fact', 'What does the haulier cost?', 'Tanks above 80 cm come with a haulier', false],
    [
      'about a fault under warranty',
      'The table has a scratch. Does the warranty cover surfaces?',
      'Surfaces are excluded from the warranty',
      true,
    ],
    ['about a fault', 'The toy has a scratch. Can I return it?', 'You can return toys within 60 days', false],
    [
      'about a voucher that is a present',
      'How long is the voucher valid that I got as a present?',
      'Vouchers are valid for two years',
      true,
    ],
    [
      'about use that no text about warranties names',
      'My table was used in the kitchen only. How long is the warranty of a joint?',
      'All joints have a warranty of ten years',
      true,
    ],
    [
      'about a country in other words',
      'Do you post to Germany?',
      'We deliver to Germany and the Benelux countries',
      true,
    ],
    [
      'about another country in other words',
      'Do you post to Denmark?',
      'We deliver to Germany and the Benelux countries',
      false,
    ],
    [
      'of the passage that leads for the whole mail',
      'My aunt gave me one of your vouchers. How long does it stay good?',
      'Vouchers are valid for two years',
      true,
    ],
    [
      'of another passage than the one that leads for the whole mail',
      'My aunt gave me one of your vouchers. How long does it stay good?',
      'You can return toys within 60 days',
      false,
    ],
  ])('judges a model’s sentence %s: %s', async (_, asked, quote, isReady) => {
    expect((await ask(asked, quote)).level === 'ready').toBe(isReady)
  })

  test.each([
    ['a yes below the question', 'Can I collect my order?', true],
    ['times without a yes', 'Can I exchange a lamp?', false],
    ['a toy that is a present', 'How long can I return a toy that I got as a present?', false],
    ['a country of a named group', 'Do you deliver to Belgium?', true],
    ['a country beside it', 'Do you deliver to Denmark?', false],
  ])('judges %s: %s', async (_, asked, isReady) => {
    expect((await ask(asked)).level === 'ready').toBe(isReady)
  })

  test('takes the limit of free delivery for an answer to when it is free', async () => {
    expect((await ask('From when is delivery free?')).body).toContain('60 EUR')
    const priced = createTestKnowledge([{ title: 'Prices', text: 'Delivery costs 5 EUR on Mondays.' }])
    const reply = await write('From when is delivery free?', 'en', { knowledge: priced })
    expect(reply.level).not.toBe('ready')
  })

  test.each([
    ['one exclusion', 'The warranty does not cover rust.', 'ready'],
    ['more exclusions', 'The warranty does not cover tears. The warranty does not cover rust.', 'look'],
  ])('is ready if it names what a warranty leaves out: %s', async (_, exclusions, level) => {
    const text = `Our frames have a warranty of ten years. ${exclusions}`
    const frames = createTestKnowledge([
      { title: 'Frames', text },
      { title: 'Delivery', text: 'We deliver to all of Europe.' },
    ])
    expect((await write('Do your frames have a warranty?', 'en', { knowledge: frames })).level).toBe(level)
  })

  test('tells the rule of its own for what the mail names next to the common rule', async () => {
    const lamps = createTestKnowledge([
      {
        title: 'Delivery',
        text: 'Delivery takes 3 days. We call you before. We do not deliver lamps on Saturdays.',
      },
    ])
    const { body } = await write('How long does delivery of a lamp take?', 'en', { knowledge: lamps })
    expect(body).toContain('Delivery takes 3 days.')
    expect(body).toContain('We do not deliver lamps on Saturdays.')
  })

  test('tells the exclusion of what the mail names', async () => {
    expect((await ask('Can I return a game?')).body).toContain('Opened games are not returned')
    expect((await ask('Can I return toys?')).body).toContain('within 60 days')
  })
})

describe('a draft about an order', () => {
  const order: OrderFact = { ref: 'O1', id: '1', name: '#1001', state: 'shipped', on: '2026-11-12' }
  const orders = { ...noCustomerOrders, facts: [order], isNamed: true }

  test('is not green where a model tells a rule of the store instead of the state', async () => {
    const rule = 'If a parcel has not arrived after ten days, write to care@oak.test'
    const reply = await write('Has order #1001 been sent?', 'en', { orders }, `P1 "${rule}" | ${rule}.`)
    expect(reply.level).not.toBe('ready')
  })
})

describe('an answer without a number', () => {
  const cards = createTestKnowledge([
    {
      title: 'Karten',
      text: `# Karten

Eine Karte mit Ihrem Text kostet nichts.

# Rückgabe

Pflanzen sind vom Umtausch ausgeschlossen.`,
    },
  ])

  test.each([
    ['names a price', 'Was kostet eine Karte mit Text?', 'kostet nichts'],
    ['refuses a wish', 'Ich möchte die Pflanzen umtauschen.', 'ausgeschlossen'],
  ])('%s: %s', async (_, text, says) => {
    const reply = await write(text, 'de', { knowledge: cards })
    expect([reply.level, reply.reasons]).toEqual(['ready', []])
    expect(reply.body).toContain(says)
  })
})

describe('a choice among the sentences of a passage', () => {
  const payments = createTestKnowledge([
    {
      title: 'Zahlung',
      text: `# Gutscheine

Gutscheine gibt es von 10 bis 150 Euro. Eine Barauszahlung ist nicht möglich.`,
    },
    {
      title: 'Countries',
      text: `# Countries

We deliver to Germany, Austria and Denmark. We do not deliver to Switzerland.

# Klarna

Klarna is available for orders over £40.`,
    },
  ])

  test.each([
    [
      'the word as the end of a compound',
      'Kann ich mir einen Gutschein auszahlen lassen?',
      'de',
      'Barauszahlung',
    ],
    ['the country of the sentence before', 'I live in Switzerland. Do you deliver?', 'en', 'not deliver'],
    ['the subject of the sentence before', 'I pay with Klarna. From which amount does it work?', 'en', '£40'],
  ])('takes the one with %s', async (_, text, language, says) => {
    expect((await write(text, language, { knowledge: payments })).body).toContain(says)
  })
})

describe('a mail with two questions', () => {
  const mail = 'What do small parcels cost?\n\nDo you deliver to Belgium?'

  test('has each question named that the draft of a model passes over', async () => {
    const { level, reasons } = await write(
      mail,
      'en',
      {},
      'P1 "Small parcels cost £4.95." | Small parcels cost £4.95.',
    )
    expect(level).toBe('look')
    expect(reasons).toEqual([expect.stringContaining('“Do you deliver to Belgium?”')])
  })

  test('has both questions named where nothing answers them', async () => {
    const { reasons } = await write(
      'Small parcels, what do they cost?\n\nIs the oak from Poland?\n\nWhich RAL code is the green?\n\nDo you deliver to Belgium?',
    )
    expect(reasons).toContainEqual(expect.stringContaining('oak from Poland'))
    expect(reasons).toContainEqual(expect.stringContaining('RAL code'))
  })

  test('has a paragraph named that complains without a question', async () => {
    const { level, reasons } = await write(
      'What do small parcels cost?\n\nYour driver kicked our garden gate and shouted at the dog.',
    )
    expect(level).toBe('look')
    expect(reasons.join(' ')).toContain('Your driver kicked our garden gate')
  })

  test('is written although two other paragraphs only tell something', async () => {
    const { level, body } = await write(
      'We moved into an old farmhouse by the river.\n\nWhat do small parcels cost?\n\nOur kitchen walls are a warm yellow now.',
    )
    expect(level).toBe('look')
    expect(body).toContain('£4.95')
  })

  test('has no sentence that answers both, unless it has the fact that the second wants', async () => {
    const text = 'Can I return unused furniture?\n\nMay I return unused furniture to a shop?'
    const words = 'You can return unused furniture within 28 days of delivery.'
    const twice = await write(text, 'en', {}, `P1 "${words}" | ${words}`)
    expect(twice.level).toBe('look')
    const both = await write(
      'Can I return unused furniture, and within how many days?',
      'en',
      {},
      `P1 "${words}" | ${words}`,
    )
    expect(both.level).toBe('ready')
  })
})

describe('a draft that may answer', () => {
  test('is shown for a look where a sentence covers half of the question', async () => {
    const changes = { knowledge: createTestKnowledge(pottery.documents) }
    const reply = await write('May the bowls go in the dishwasher?', 'en', changes)
    expect([reply.level, reply.body]).toEqual(['look', expect.stringContaining('dishwasher')])
  })
})

describe('a document with questions for headings', () => {
  const faq = createTestKnowledge([
    {
      title: 'Returns',
      text: `## Can I return an item, and how long do I have?

You can return an item within 30 days after you received it. It has to be unused.

## Who pays for the return shipping?

The return shipping is paid by the customer.

## Can I exchange an item for another size?

To exchange an item, send it back and write the size you want to Linden Street 4.`,
    },
  ])
  const refunds = createTestKnowledge([
    {
      title: 'Refunds',
      text: `## When do I get my refund?

We refund you within 5 working days after your return has reached us.`,
    },
  ])

  test.each([
    ['I ordered last week and it is not what I wanted. Can I return it, and how long do I have?', '30 days'],
    ['The size I chose is too small. Can I exchange it for a larger size?', 'Linden Street 4'],
    ['How long do I have to return an item?', '30 days'],
  ])('answers a mail that asks one of them: %s', async (text, says) => {
    const reply = await write(text, 'en', { knowledge: faq })
    expect([reply.level, reply.reasons]).toEqual(['ready', []])
    expect(reply.sentences.map((sentence) => sentence.text).join('')).toContain(says)
    expect(reply.sentences.map((sentence) => sentence.text).join('')).not.toContain('paid by')
  })

  test('does not allow a return because something else happens after it', async () => {
    const reply = await write('Can I return it, and how long do I have?', 'en', { knowledge: refunds })
    expect(reply.level).not.toBe('ready')
  })
})

describe('a question with a count, a day or a payment', () => {
  const shop = createTestKnowledge([
    {
      title: 'Service',
      text: `# Discount codes

Type the code into the box of the basket. Codes do not work on sale items. Students get 10%.

# Guarantee

Seams and zips are guaranteed for five years. The guarantee does not cover tears.

# Water test

You may bring your water to the shop. We measure pH and hardness of your water. You get the results of the water test after fifteen minutes.

# Return postage

You pay the return postage. It costs 4.50 EUR with our label.

# Returns

You can return unused chairs within 28 days.

# Engraving

We engrave glass.`,
    },
  ])
  const ask = (text: string) => write(text, 'en', { knowledge: shop })

  test.each([
    ['Can I use two discount codes at once?', 'names no number'],
    ['Can you test my water, and on which day?', 'names no time for “On which day?”'],
  ])('is named where no sentence has the fact: %s', async (text, reason) => {
    const { level, reasons } = await ask(text)
    expect([level, reasons.join()]).toEqual(['look', expect.stringContaining(reason)])
  })

  test.each([
    ['My seam tore on a nail. Is that under guarantee?', 'does not cover tears'],
    ['Do I pay the return postage?', '4.50 EUR'],
    ['Can I return two unused chairs?', '28 days'],
    ['We have three windows at home. Can you engrave glass?', 'We engrave glass'],
  ])('is answered with the fact: %s', async (text, says) => {
    const { level, body } = await ask(text)
    expect([level, body]).toEqual(['ready', expect.stringContaining(says)])
  })
})
