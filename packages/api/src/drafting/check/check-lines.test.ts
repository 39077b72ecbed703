import { describe, expect, test } from 'vitest'
import { splitIntoPassages } from '../../knowledge/passages/split-into-passages.ts'
import { runStepsWithoutYielding } from '../../platform/scheduling/run-steps.ts'
import { findLanguage } from '../../reading/find-language.ts'
import { bicycles } from '../../testing/shops/bicycles.ts'
import { mutateText } from '../../testing/shops/mutate-text.ts'
import { pottery } from '../../testing/shops/pottery.ts'
import { checkLines, checkUnsourcedSentence, splitIntoSentences } from './check-lines.ts'
import type { Fact, ReplyLine } from '../facts/reply-facts.ts'

const factsOf = (documents: readonly { title: string; text: string }[]): Fact[] =>
  documents
    .flatMap(({ title, text }) => {
      const language = findLanguage(text)
      return runStepsWithoutYielding(splitIntoPassages(text)).map(({ heading, body, links }) => ({
        title: `${title} › ${heading}`,
        body,
        links,
        language,
      }))
    })
    .map(({ title, body, links, language }, at) => ({
      ...{ ref: `P${at + 1}`, kind: 'passage' as const, id: String(at), title, text: body, links, language },
    }))

const cases = [pottery, bicycles].flatMap((shop) => {
  const facts = factsOf(shop.documents)
  return shop.paraphrases.map(([language, says, quote]) => {
    const fact = facts.find(({ text }) => text.includes(quote))
    if (!fact) throw new Error(`no passage says: ${quote}`)
    return { facts, fact, language, says, quote }
  })
})
const mark = (facts: readonly Fact[], text: string, ref: string, quote: string, language: string) =>
  checkLines([{ kind: 'text', text, claims: [{ ref, quote }] }], facts, language)[0]?.mark

describe('the check of the drafts of two shops', () => {
  test('lets no changed number, unit, negation, address or amount pass', () => {
    const changed = cases.flatMap(({ facts, fact, language, says, quote }) =>
      [...mutateText(says, language), ...(fact.language === language ? mutateText(quote, language) : [])].map(
        ({ kind, text }) => ({ kind, text, mark: mark(facts, text, fact.ref, quote, language) }),
      ),
    )
    expect(changed.length).toBeGreaterThan(250)
    const passed = changed.filter((each) => each.mark === 'supported')
    expect(passed.length / changed.length, JSON.stringify(passed, undefined, 1)).toBeLessThanOrEqual(0.01)
  })

  test('lets no swapped source pass, with the words of the right one or its own', () => {
    const swapped = cases.flatMap(({ facts, fact, language, says, quote }) =>
      facts
        .filter(({ ref }) => ref !== fact.ref)
        .flatMap(({ ref, text }) =>
          [quote, text.slice(0, 80).trim()].map((words) => ({
            says,
            words,
            mark: mark(facts, says, ref, words, language),
          })),
        ),
    )
    expect(swapped.length).toBeGreaterThan(800)
    const passed = swapped.filter((each) => each.mark === 'supported')
    expect(passed.length / swapped.length, JSON.stringify(passed, undefined, 1)).toBeLessThanOrEqual(0.01)
  })

  test('marks hardly an honest paraphrase', () => {
    const marks = cases.map(({ facts, fact, language, says, quote }) => ({
      says,
      mark: mark(facts, says, fact.ref, quote, language),
    }))
    const share = (wanted: string) => marks.filter((each) => each.mark === wanted).length / marks.length
    expect(
      share('unsupported'),
      JSON.stringify(marks.filter((each) => each.mark === 'unsupported')),
    ).toBeLessThanOrEqual(0.03)
    expect(share('read')).toBeLessThanOrEqual(0.2)
  })

  test('passes every sentence of a document word for word', () => {
    for (const shop of [pottery, bicycles])
      for (const fact of factsOf(shop.documents))
        for (const text of fact.text.split('\n').filter((line) => /[.!?]$/.test(line)))
          expect(mark([fact], text, fact.ref, text, fact.language ?? 'en'), text).toBe('supported')
  })
})

const returns: Fact = {
  ...{ ref: 'P1', kind: 'passage', id: 'p', title: 'Returns', language: 'en' },
  text: 'You can return unused goods within 30 days of delivery. Opened goods cannot be returned, see https://shop.test/opened.\n\nNot taken back:\n- underwear\n- food',
  links: ['https://shop.test/opened'],
}
const earlier: Fact = {
  ...returns,
  ref: 'E1',
  kind: 'example',
  id: 'e',
  text: 'Sorry about that. We will send you a new one.',
  links: [],
}
const order: Fact = {
  ...returns,
  ref: 'O1',
  kind: 'order',
  id: 'o',
  text: 'Order #1001: shipped on 2026-11-18, carrier DHL',
  links: [],
}
const facts = [returns, earlier, order]
const say = (text: string, ref = '', quote = '', kind: ReplyLine['kind'] = 'text') =>
  checkLines([{ kind, text, claims: ref ? [{ ref, quote }] : [] }], facts, 'en')[0]
const thirty = 'within 30 days of delivery'

describe('checkLines', () => {
  test('supports what its quote says', () => {
    expect(say('Please return it within 30 days of the delivery.', 'P1', thirty)).toEqual({
      text: 'Please return it within 30 days of the delivery.',
      mark: 'supported',
      why: 'Its source says the same.',
      sources: [{ kind: 'passage', id: 'p', title: 'Returns', quote: thirty }],
    })
  })

  test('does not support a source that was not supplied, or words that it does not have', () => {
    expect(say('You have 30 days.', 'P9', thirty)?.mark).toBe('unsupported')
    expect(say('You have 60 days.', 'P1', 'within 60 days of delivery')?.mark).toBe('unsupported')
  })

  test('asks a person to read what has no quote, or one that says too little', () => {
    expect(say('Unused goods can be returned.', 'P1')?.mark).toBe('read')
    expect(say('Unused goods can be returned.', 'P1', 'goods')?.mark).toBe('read')
  })

  test('is not taken in by a quote that leaves the negation out', () => {
    expect(say('Opened goods can be returned.', 'P1', 'be returned, see')?.mark).toBe('unsupported')
    expect(say('Underwear can be returned.', 'P1', 'underwear')?.mark).toBe('unsupported')
    expect(say('Underwear can not be returned.', 'P1', 'underwear')?.mark).not.toBe('unsupported')
  })

  test.each([
    ['en', 'You pay duties.', 'You pay no duties.'],
    ['en', 'You pay no duties.', 'You pay duties.'],
    ['de', 'Sie zahlen Zoll.', 'Sie zahlen keinen Zoll.'],
    ['de', 'Sie zahlen keinen Zoll.', 'Sie zahlen Zoll.'],
  ])('tells paying from paying nothing, in %s: %s', (language, quote, text) => {
    const duties = [{ ...returns, text: quote, language }]
    expect(mark(duties, quote, 'P1', quote, language)).toBe('supported')
    expect(mark(duties, text, 'P1', quote, language)).not.toBe('supported')
  })

  test('holds what is said against the row of a table that it quotes, not against the next one', () => {
    const table =
      '| Box | Here | Abroad |\n|---|---|---|\n| Pots | 8.90 EUR | 14.90 EUR |\n| Trees | 39 EUR | not possible |'
    const prices = [{ ...facts[0], ref: 'P1', text: table, language: 'en' } as Fact]
    const quote = '| Pots | 8.90 EUR | 14.90 EUR |'
    const marked = (text: string) => mark(prices, text, 'P1', quote, 'en')
    expect(marked('Box: Pots, Here: 8.90 EUR, Abroad: 14.90 EUR')).toBe('supported')
    expect(marked('A box of pots costs 39 EUR.')).not.toBe('supported')
    expect(marked('A box of pots is not possible abroad.')).not.toBe('supported')
  })

  test('takes no address that a cited source does not have', () => {
    const quote = 'Opened goods cannot be returned'
    expect(say('Opened goods cannot be returned: https://shop.test/opened', 'P1', quote)?.mark).toBe(
      'supported',
    )
    expect(say('Opened goods cannot be returned: https://evil.test/opened', 'P1', quote)?.mark).toBe(
      'unsupported',
    )
    expect(say('Opened goods cannot be returned, call +49 30 1234567.', 'P1', quote)?.mark).toBe(
      'unsupported',
    )
    expect(say('Opened goods cannot be returned, see ⟦…⟧.', 'P1', quote)?.mark).toBe('unsupported')
  })

  test('takes a promise from a document or an order only', () => {
    expect(say('We will send you another one tomorrow.', 'E1', 'We will send you a new one.')?.mark).toBe(
      'unsupported',
    )
    expect(say('We will send you a new one.', 'E1', 'We will send you a new one.')?.mark).toBe('read')
    expect(say('We will refund you.')?.mark).toBe('unsupported')
    expect(say('We will refund you.', '', '', 'courtesy')?.mark).toBe('unsupported')
  })

  test('does not take the customer’s words for a rule of the store', () => {
    const mail: Fact = {
      ...{ ...returns, ref: 'T1', kind: 'thread', id: 't', links: [] },
      text: 'You promised me a refund of 500 EUR for my order #1001. The mug is blue.',
    }
    const tell = (text: string, quote: string) =>
      checkLines([{ kind: 'text', text, claims: [{ ref: 'T1', quote }] }], [mail], 'en')[0]?.mark
    const quote = 'a refund of 500 EUR for my order #1001'
    expect(tell('The refund for your order #1001 is 500 EUR.', quote)).toBe('read')
    expect(tell('We will pay you a refund of 500 EUR.', quote)).toBe('unsupported')
    expect(tell('Your mug is blue.', 'The mug is blue.')).toBe('supported')
  })

  test('knows an order by its facts, in whatever way a day is written', () => {
    expect(
      say('Your order #1001 was shipped on 18 November with DHL.', 'O1', 'shipped on 2026-11-18')?.mark,
    ).toBe('supported')
    expect(
      say('Your order #1001 was shipped on 19 November with DHL.', 'O1', 'shipped on 2026-11-18')?.mark,
    ).toBe('unsupported')
    expect(say('Your order #1002 was shipped.', 'O1', 'shipped on 2026-11-18')?.mark).toBe('unsupported')
  })

  test.each([
    ['en', 'Your order #1001 was delivered.'],
    ['en', 'Your order #1001 has arrived.'],
    ['en', 'Your order #1001 was not shipped.'],
    ['en', 'Your order #1001 was cancelled on 18 November.'],
    ['de', 'Ihre Bestellung #1001 wurde zugestellt.'],
    ['fr', 'Votre commande #1001 a été annulée.'],
  ])('lets no sentence tell another state of an order (%s): %s', (language, text) => {
    const line = { kind: 'text' as const, text, claims: [{ ref: 'O1', quote: 'shipped on 2026-11-18' }] }
    expect(checkLines([line], facts, language)[0]?.mark).toBe('unsupported')
  })

  test.each([
    ['en', 'Your order #1001 was sent on 18 November.'],
    ['en', 'Your order #1001 has not been delivered yet.'],
    ['de', 'Ihre Bestellung #1001 wurde am 18. November mit DHL versandt.'],
  ])('lets the state of an order be told (%s): %s', (language, text) => {
    const line = { kind: 'text' as const, text, claims: [{ ref: 'O1', quote: 'shipped on 2026-11-18' }] }
    expect(checkLines([line], facts, language)[0]?.mark).toBe('supported')
  })

  test('lets courtesies and questions be what they are, and no statement hide in them', () => {
    expect(say('I am sorry about the mix-up.', '', '', 'courtesy')?.mark).toBe('courtesy')
    expect(say('Kind regards', '', '', 'courtesy')?.mark).toBe('courtesy')
    expect(say('Which colour would you like?', '', '', 'question')?.mark).toBe('question')
    expect(say('You get 50 EUR back.', '', '', 'courtesy')?.mark).toBe('unsupported')
    expect(say('Returns are always free of charge.', '', '', 'courtesy')?.mark).toBe('unsupported')
    expect(say('Would you like 20% off?', '', '', 'question')?.mark).toBe('unsupported')
    expect(say('Did you look at https://evil.test?', '', '', 'question')?.mark).toBe('unsupported')
  })

  test('joins lines into a body with its paragraphs', () => {
    const line = (kind: ReplyLine['kind'], text: string): ReplyLine => ({ kind, text, claims: [] })
    const lines = [
      line('courtesy', 'Hello Ann,'),
      line('break', ''),
      line('courtesy', 'Thank you.'),
      line('courtesy', 'Regards'),
    ]
    expect(
      checkLines(lines, [], 'en')
        .map(({ text }) => text)
        .join(''),
    ).toBe('Hello Ann,\n\nThank you. Regards')
  })
})

const pans: Fact = {
  ...{ ...returns, ref: 'P1', links: [] },
  text: 'We deliver to Germany and Austria. Some of our pans fit an induction hob. Repairs take two weeks. The sale ends on 31 December 2026. A pallet costs 1,234.50 EUR. Returns are accepted only if the seal is whole. Vases are made in Porto.',
}
const markAgainst = (text: string, quote: string, language = 'en') =>
  mark([pans], text, 'P1', quote, language)

describe('the words of a sentence', () => {
  test.each([
    ['list member', 'We deliver to Germany, Austria and Switzerland.', 'We deliver to Germany and Austria.'],
    ['all for some', 'All pans fit an induction hob.', 'Some of our pans fit an induction hob.'],
    ['some left out', 'Our pans fit an induction hob.', 'Some of our pans fit an induction hob.'],
    ['always', 'Repairs always take two weeks.', 'Repairs take two weeks.'],
    ['condition left out', 'Returns are accepted.', 'Returns are accepted only if the seal is whole.'],
    ['name', 'Vases are made in Lisbon.', 'Vases are made in Porto.'],
    ['product', 'Bowls are made in Porto.', 'Vases are made in Porto.'],
    ['other word', 'Repairs cost two weeks of rent.', 'Repairs take two weeks.'],
    ['country', 'We deliver to France.', 'We deliver to Germany and Austria.'],
  ])('are not supported with another %s: %s', (_, text, quote) => {
    expect(markAgainst(text, quote)).not.toBe('supported')
  })

  test.each([
    ['Repairs take 14 days.', 'Repairs take two weeks.'],
    ['The sale ends in December 2026.', 'The sale ends on 31 December 2026.'],
    ['The sale ends on 31/12/2026.', 'The sale ends on 31 December 2026.'],
    ['A pallet costs €1.234,50.', 'A pallet costs 1,234.50 EUR.'],
    ['We ship to Austria and Germany.', 'We deliver to Germany and Austria.'],
  ])('compare numbers and dates by value: %s', (text, quote) => {
    expect(markAgainst(text, quote)).toBe('supported')
  })

  test.each([
    ['The sale ends on 30 December 2026.', 'The sale ends on 31 December 2026.'],
    ['The sale ends in November 2026.', 'The sale ends on 31 December 2026.'],
    ['Repairs take 14 weeks.', 'Repairs take two weeks.'],
    ['A pallet costs 1.234,60 EUR.', 'A pallet costs 1,234.50 EUR.'],
  ])('are not supported with another value: %s', (text, quote) => {
    expect(markAgainst(text, quote)).toBe('unsupported')
  })
})

const markSentence = (language: string, text: string, quote: string) =>
  mark([{ ...returns, text: quote, language }], text, 'P1', quote, language)

describe('a word of an opposite', () => {
  test.each([
    ['fr', 'De plus, le cours est le lundi.', 'Le cours a lieu le lundi.'],
    ['en', 'A cloth works well.', 'A cloth works instead of a brush.'],
  ])('may have another meaning (%s): %s', (language, text, quote) => {
    expect(markSentence(language, text, quote)).toBe('supported')
  })

  test.each([
    ['fr', 'Vous recevez un bon au lieu du remboursement.', 'Vous recevez un bon en plus du remboursement.'],
    ['en', 'You get a voucher as well.', 'You get a voucher instead.'],
  ])('reverses a source (%s): %s', (language, text, quote) => {
    expect(markSentence(language, text, quote)).toBe('read')
  })
})

describe('the party that acts in a sentence', () => {
  test.each([
    ['en', 'We pay the return postage.', 'You pay the return postage.'],
    ['en', 'Return shipping is at our expense.', 'Return shipping is at your own expense.'],
    ['en', 'You send us the label by email.', 'We send you the label by email.'],
    ['en', 'You keep the deposit if you cancel.', 'We keep the deposit if you cancel.'],
    ['de', 'Sie holen das Sofa ab.', 'Wir holen das Sofa ab.'],
    ['de', 'Die Versandkosten werden von uns getragen.', 'Die Versandkosten werden vom Kunden getragen.'],
    ['fr', 'Vous nous appelez un jour avant.', 'Nous vous appelons un jour avant.'],
    ['es', 'Pagamos los gastos de devolución.', 'Usted paga los gastos de devolución.'],
    ['nl', 'De retourkosten zijn voor onze rekening.', 'De retourkosten zijn voor uw rekening.'],
    ['de', 'Wir werden das Paket verschicken.', 'Sie verschicken das Paket.'],
    ['en', 'You send a voucher.', 'You will be sent a voucher.'],
    ['en', 'The return postage is paid by you.', 'The return postage is paid by us.'],
    ['pl', 'Wysyłamy zdjęcie uszkodzenia.', 'Prosimy wysłać zdjęcie uszkodzenia.'],
  ])('is that of its source (%s): %s', (language, text, quote) => {
    const fact: Fact = { ...returns, text: quote, language }
    const [line] = checkLines([{ kind: 'text', text, claims: [{ ref: 'P1', quote }] }], [fact], language)
    expect(line?.why).toBe('Its source says that someone else does this.')
  })

  test.each([
    ['en', 'You pay the return postage.', 'The customer pays the return postage.'],
    ['en', 'You are refunded within 14 days.', 'We refund you within 14 days.'],
    ['en', 'You can exchange sizes for free.', 'We exchange sizes for free.'],
    ['en', 'You can return within the EU for free.', 'Returns are free for you within the EU.'],
    ['en', 'If you cancel, we keep the deposit.', 'We keep the deposit if you cancel.'],
    ['de', 'Wir benachrichtigen Sie per E-Mail.', 'Sie werden per E-Mail benachrichtigt.'],
    ['en', 'You are not charged for a second fitting.', 'We do not charge for a second fitting.'],
    ['en', 'We call you and deliver to your door.', 'We deliver to your door and call you.'],
    ['de', 'Einen Tag vorher rufen wir Sie an.', 'Wir rufen Sie einen Tag vorher an.'],
    ['fr', 'Les frais sont à votre charge.', 'Les frais sont à la charge du client.'],
    ['de', 'Wir werden Ihr Paket am selben Tag verschicken.', 'Wir verschicken Ihr Paket am selben Tag.'],
    ['en', 'You are sent the label by email.', 'We send you the label by email.'],
    ['en', 'You are paid the difference.', 'We pay you the difference.'],
    [
      'en',
      'If you return it, the postage is paid by us.',
      'If you return it, postage for the return is paid by us.',
    ],
    ['es', 'Usted paga los préstamos en la tienda.', 'Los préstamos se pagan en la tienda.'],
    ['es', 'Usted paga los reclamos.', 'Los reclamos los paga usted.'],
  ])('may be named from another side (%s): %s', (language, text, quote) => {
    expect(markSentence(language, text, quote)).toBe('supported')
  })

  test('is not compared in a mail, whose we may be the customer', () => {
    const mail: Fact = { ...returns, ref: 'T1', kind: 'thread', text: 'We painted the mug blue.', links: [] }
    expect(mark([mail], 'You painted the mug blue.', 'T1', mail.text, 'en')).toBe('supported')
  })
})

describe('checkUnsourcedSentence', () => {
  test('finds the source of each sentence that a person wrote, and changes no letter', () => {
    const text =
      'Hello Ann,\n\nyou can return unused goods within 30 days of delivery. We pay you 100 EUR.\n\nKind regards\nOlga'
    const sentences = splitIntoSentences(text).map((part) => checkUnsourcedSentence(part, facts, 'en'))
    expect(sentences.map((each) => each.text).join('')).toBe(text)
    expect(sentences.map(({ mark: found }) => found)).toEqual([
      ...['courtesy', 'supported', 'unsupported', 'courtesy', 'courtesy'],
    ])
    expect(sentences[1]?.sources).toMatchObject([{ kind: 'passage', id: 'p' }])
  })
})
