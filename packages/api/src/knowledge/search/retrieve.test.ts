import { measureCost } from '../../testing/measure/measure-cost.ts'
import { describe, expect, test } from 'vitest'
import { indexKnowledge, retrievePieces } from './retrieve.ts'
import type { KnowledgePiece } from './retrieve.ts'

const passage = (title: string, text: string, more: Partial<KnowledgePiece> = {}): KnowledgePiece => ({
  kind: 'passage',
  id: title,
  title,
  text,
  asked: '',
  language: 'en',
  links: [],
  documentId: title,
  ...more,
})
const shop = [
  passage('Returns', 'Unused goods come back to us within 30 days of their delivery.'),
  passage('Delivery', 'A parcel takes two to four working days. The carrier tells you the hour.'),
  passage('Payment', 'We take cards, bank transfers and PayPal.'),
  passage('Care', 'Wash wool by hand and dry it flat.'),
]
const ask = (question: string, pieces: readonly KnowledgePiece[] = shop, language = 'en') =>
  retrievePieces(indexKnowledge('', pieces), question, { language })

describe('retrievePieces', () => {
  test('finds what is said in other words', () => {
    expect(ask('Can I send the lamp back and get my money?')[0]?.id).toBe('Returns')
    expect(ask('How long until my package arrives?')[0]?.id).toBe('Delivery')
  })

  test('ranks by the score of the index, not by the likelihood of an answer', () => {
    const found = ask('Where does the tower of Belmont stand, and who built the tower?', [
      passage('A', 'The tower of Belmont stands on the hill. Masons of the valley built it.'),
      passage('B', 'How long delivery takes and where an order is, is on the page of the order.'),
      passage('C', 'The tower is open on Sundays.'),
    ])
    expect(found[0]?.id).toBe('A')
    expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((a, b) => b - a))
  })

  test('finds a passage in another language than the question', () => {
    expect(ask('Ich möchte die Lampe zurückschicken.', shop, 'de')[0]?.id).toBe('Returns')
    expect(ask('Combien de temps prend la livraison du colis ?', shop, 'fr')[0]?.id).toBe('Delivery')
  })

  test.each([
    ['de', 'Wie lange gilt ein Gutschein?', 'Voucher'],
    ['fr', 'Ma carte cadeau est-elle encore valable ?', 'Voucher'],
    ['es', '¿Cuánto dura un vale regalo?', 'Voucher'],
    ['nl', 'Hoe lang is een cadeaubon geldig?', 'Voucher'],
    ['de', 'Was kostet der Versand?', 'Postage'],
    ['fr', "Combien coûte l'envoi ?", 'Postage'],
    ['es', '¿Cuál es el precio del envío?', 'Postage'],
    ['nl', 'Wat zijn de verzendkosten?', 'Postage'],
  ])('finds the English passage of a question in %s: %s', (language, question, title) => {
    const pieces = [
      ...shop,
      passage('Voucher', 'A voucher holds for three years after you bought it.'),
      passage('Postage', 'We charge 4 EUR for delivery by post.'),
    ]
    expect(ask(question, pieces, language)[0]?.id).toBe(title)
  })

  test('counts words that only frame a question less than its subject', () => {
    const pieces = [
      passage('Greeting', 'You bought a new one this week.'),
      passage('Handles', 'The handles of pans get hot.'),
    ]
    expect(ask('I bought a new pan this week. Are its handles hot?', pieces)[0]?.id).toBe('Handles')
  })

  test('counts a rare word less when a concept stands for it', () => {
    const pieces = [
      passage('Privacy', 'We keep your birthday.'),
      passage('Supplies', 'We cut a ribbon and paper.'),
      passage('Gifts', 'We pack a gift.'),
      passage('Cards', 'We sell a gift card.'),
    ]
    expect(ask('Do you have paper for a birthday?', pieces)[0]?.id).toBe('Supplies')
  })

  test('rates the likelihood of an answer alike, whatever a word of a concept weighs', () => {
    const knowledge = indexKnowledge('', shop)
    const rate = (conceptWord: number) =>
      retrievePieces(knowledge, 'How long until my parcel is delivered?', {
        language: 'en',
        weights: { concept: 1, conceptWord, frame: 0.5 },
      }).map(({ id, relevance }) => [id, relevance])
    expect(rate(0.4)).toEqual(rate(1))
  })

  test('counts the last heading more than those above it', () => {
    const pieces = [
      passage('Repair and parcels › Postage', 'Write to us.'),
      passage('Parcels and postage › Repair', 'Write to us.'),
    ]
    expect(ask('What about repair?', pieces)[0]?.id).toBe('Parcels and postage › Repair')
  })

  test('takes the passage in the language of the question where there are both', () => {
    const german = passage('Rückgabe', 'Unbenutzte Ware nehmen wir 30 Tage nach der Lieferung zurück.', {
      language: 'de',
    })
    expect(ask('Kann ich die Ware zurückgeben?', [...shop, german], 'de')[0]?.id).toBe('Rückgabe')
  })

  test('finds a passage by what customers asked when it was the answer', () => {
    const asked = passage('Care', 'By hand only.', { asked: 'May the jumper go into the machine?' })
    expect(ask('Is the machine fine for a jumper?', [...shop.slice(0, 3), asked])[0]?.id).toBe('Care')
  })

  test('is sure of a passage that was written below the very question', () => {
    const own = passage('Mugs › I would need six of them.', 'There are six of each in stock.')
    expect(ask('I would need six of them.', [...shop, own])[0]).toMatchObject({ id: own.id, isSure: true })
    expect(ask('I would need ten of them.', [...shop, own])[0]?.isSure ?? false).toBe(false)
  })

  test('finds an answered example by its question, beside the passages', () => {
    const example = passage('Late', 'We are asking the carrier.', {
      kind: 'example',
      asked: 'My parcel should have been here on Monday, where is it?',
    })
    const found = ask('Where is my parcel? It should have been here.', [...shop, example])
    expect(found[0]).toMatchObject({ kind: 'example', isNear: true })
  })

  test('finds an example for no question that only its answer has words of', () => {
    const example = passage('Return after 30 days', 'Please send them back and you get the full price.', {
      kind: 'example',
      asked: 'The 30 days are over, but I was abroad. Can I still return the shoes? They are unworn.',
    })
    const more = ['Wool', 'Repairs', 'Stock', 'Sizes'].map((title) => passage(title, `About ${title}.`))
    const found = ask('Do you ship to Iceland, and what would it cost?', [...shop, ...more, example])
    expect(found.filter(({ kind, isNear }) => kind === 'example' && isNear)).toEqual([])
    expect(ask('May I return shoes after 30 days?', [...shop, ...more, example])[0]?.id).toBe(example.id)
  })

  test('finds nothing near for what no piece speaks of', () => {
    expect(ask('Would you sponsor our football club?').filter(({ isNear }) => isNear)).toEqual([])
    expect(ask('')).toEqual([])
  })

  test('knows a country as one', () => {
    const abroad = passage('Abroad', 'We ship to all countries of Europe for 12 EUR.')
    expect(ask('Do you ship to Iceland?', [...shop, abroad])[0]?.id).toBe('Abroad')
    expect(ask('Liefern Sie nach Island?', [...shop, abroad], 'de')[0]?.id).toBe('Abroad')
  })

  test('answers at most six passages and two examples', () => {
    const many = Array.from({ length: 20 }, (_, at) => passage(`Returns ${at}`, 'Send the goods back.'))
    const examples = many.map((piece) => ({ ...piece, id: `e${piece.id}`, kind: 'example' as const }))
    const found = ask('How do I send goods back?', [...many, ...examples])
    expect(Object.groupBy(found, ({ kind }) => kind)).toMatchObject({
      passage: { length: 6 },
      example: { length: 2 },
    })
  })
})

describe('indexKnowledge', () => {
  test.each(['a', 'ä', '1', 'a1', '退', 'a ', 'rückgabe', 'lieferzeit', 'e\u0301', 'ß'])(
    'takes time in proportion to a document of %j again and again',
    async (part) => {
      for (const language of ['de', 'en', undefined]) {
        const cost = async (length: number) => {
          const text = part.repeat(length / part.length)
          const pieces = [passage('Odd', text, { language })]
          return measureCost(() => void indexKnowledge('', pieces))
        }
        await cost(1000)
        expect(await cost(100_000)).toBeLessThan(1500)
      }
    },
  )
})
