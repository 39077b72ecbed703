import { describe, expect, test } from 'vitest'
import { createTestKnowledge } from '../../testing/measure/measure-answers.ts'
import { bicycles } from '../../testing/shops/bicycles.ts'
import { coffee } from '../../testing/shops/coffee.ts'
import { pottery } from '../../testing/shops/pottery.ts'
import { retrievePieces } from './retrieve.ts'

const returns = createTestKnowledge([
  {
    title: 'Returns and refunds',
    text: 'Returns are free for 30 days after delivery, as long as the item is unworn and in its original packaging.\nRefunds go to the original payment method within 5 working days of the parcel reaching us.',
  },
  {
    title: 'Delivery',
    text: 'Within Germany a parcel takes two to four working days, within the European Union four to eight.',
  },
])
const near = (question: string) =>
  retrievePieces(returns, question, { language: 'en' }).filter(({ isNear }) => isNear)

describe('relevance', () => {
  test('is none for a question that shares only what it is not about', () => {
    expect(near('Refund for the tent. Do you still have the smaller tent in green?')).toEqual([])
    expect(near('Do you ship to Iceland, and what would it cost?')).toEqual([])
  })

  test('is no sureness for a passage that says how long something else takes, or what it costs', () => {
    const shipping = createTestKnowledge([
      {
        title: 'Shipping',
        text: '# How long it takes\n\nDelivery takes 3 working days.\n\n# What it costs\n\nShipping costs 5 EUR.',
      },
    ])
    const best = (question: string) => retrievePieces(shipping, question, { language: 'en' })[0]
    expect(best('Can I send this back, and how long do I have?')?.isNear ?? false).toBe(false)
    expect(best('How much is shipping?')).toMatchObject({ text: 'Shipping costs 5 EUR.', isSure: true })
    expect(best('How long does delivery take?')).toMatchObject({ text: 'Delivery takes 3 working days.' })
  })

  test('is there for goods that no document names', () => {
    expect(near('Can I return the blender, and until when?')[0]).toMatchObject({ isSure: true })
  })

  test('is sure of hardly anything that no document answers, and still of most that one does', () => {
    const shops = [pottery, bicycles, coffee].map(
      ({ documents, asked, unanswered }) => [createTestKnowledge(documents), asked, unanswered] as const,
    )
    const sure = (part: 1 | 2) =>
      shops.flatMap((shop) =>
        shop[part].map(([language, question]) =>
          retrievePieces(shop[0], question, { language }).some(({ isSure }) => isSure),
        ),
      )
    const share = (each: readonly boolean[]) => each.filter(Boolean).length / each.length
    expect(share(sure(2))).toBeLessThanOrEqual(0.03)
    expect(share(sure(1))).toBeGreaterThanOrEqual(0.6)
  })
})
