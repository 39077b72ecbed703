import { describe, expect, test } from 'vitest'
import type { WrittenReply } from '../../drafting/reply-types.ts'
import { findLabelledOrders, judgeDraft } from './judge-draft.ts'
import { createTestKnowledge } from './measure-answers.ts'
import type { LabelledMail } from '../shops/test-shop.ts'

const knowledge = createTestKnowledge([
  { title: 'Postage', text: '# Parcels\n\nA parcel costs 5 EUR.\n\n# Islands\n\nIslands cost 9 EUR more.' },
])
const mail: LabelledMail = {
  ...{ language: 'en', subject: '', text: 'What does a parcel cost?', says: ['5 EUR'], isHostile: false },
}
const order = { id: '1', name: '#1001', state: 'paid' } as const
const other = { id: '2', name: '#1002', state: 'paid' } as const

/** A green draft with these words, each of them quoted from a passage. */
const judge = (labels: Partial<LabelledMail>, body: string, quotes: readonly string[] = []) =>
  judgeDraft(
    { ...mail, ...labels },
    {
      ...{ level: 'ready', body },
      sentences: [
        {
          ...{ text: body, mark: 'supported', why: '' },
          sources: quotes.map((quote) => ({ kind: 'passage', id: 'p', title: '', quote })),
        },
      ],
    } as unknown as WrittenReply,
    knowledge,
  )

describe('judgeDraft', () => {
  test('finds a green draft right that says what it has to say', () => {
    expect(judge({}, 'A parcel costs 5 EUR.', ['A parcel costs 5 EUR.'])).toBe('green and right')
  })

  test('names what is unfit about a green draft', () => {
    expect(judge({}, 'Thank you.')).toBe('unanswered question')
    expect(judge({ isPartly: true }, 'A parcel costs 5 EUR.')).toBe('unanswered question')
    expect(judge({ says: [] }, 'A parcel costs 5 EUR.')).toBe('wrong fact')
    expect(judge({ exceptions: ['9 EUR more'] }, 'A parcel costs 5 EUR.')).toBe('wrong fact')
    expect(judge({ says: [], orders: [order, other], order: '#1001' }, 'Order #1002 is paid.')).toBe(
      'foreign order',
    )
    expect(judge({ language: 'de' }, 'A parcel to your home in the country costs you 5 EUR in all.')).toBe(
      'wrong language',
    )
    expect(
      judge({}, 'A parcel costs 5 EUR. Islands cost 9 EUR more.', [
        'A parcel costs 5 EUR.',
        'Islands cost 9 EUR more.',
      ]),
    ).toBe('appended matter')
  })
})

describe('findLabelledOrders', () => {
  test('takes the named order and no other one', () => {
    const orders = [other, order]
    expect(findLabelledOrders({ ...mail, orders, text: 'Where is #1001?' }).facts).toMatchObject([
      { name: '#1001' },
    ])
    expect(findLabelledOrders({ ...mail, orders, text: 'Where is #1009?' })).toMatchObject({
      ...{ facts: [], notFound: ['1009'] },
    })
  })
})
