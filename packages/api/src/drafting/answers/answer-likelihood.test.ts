import { describe, expect, test } from 'vitest'
import { createMailShareOf, estimateLikelihood } from './answer-likelihood.ts'
import type { AnswerRating } from './rate-answer.ts'

describe('createMailShareOf', () => {
  const common = { total: 10, counts: new Map([['lamp', 9]]) }
  const shareOf = createMailShareOf('Order 1001\nMy lamp flickers.', 'en', common)

  test('is 0 for a text that shares nothing, and for an empty mail', () => {
    expect(shareOf('We are closed.', 'en')).toBe(0)
    expect(createMailShareOf('', 'en', common)('We are closed.', 'en')).toBe(0)
  })
  test('grows with each shared word, more so with a rare one', () => {
    expect(shareOf('The lamp.', 'en')).toBeGreaterThan(0)
    expect(shareOf('It flickers.', 'en')).toBeGreaterThan(shareOf('The lamp.', 'en'))
    expect(shareOf('Flickering lamps: the lamp flickers.', 'en')).toBeGreaterThan(
      shareOf('It flickers.', 'en'),
    )
  })
  test('ignores numbers, because an order number is in no document', () => {
    expect(shareOf('1001', 'en')).toBe(0)
  })
})

describe('estimateLikelihood', () => {
  const rating: AnswerRating = {
    ...{ share: 1, wordShare: 1, missing: [], unmet: [] },
    ...{ isAsked: false, isDecided: false, isDone: false },
    ...{ isOtherCase: false, missesSubject: false, isElsewhere: false },
  }
  const evidence = { rating, relevance: 0.9, mailShare: 0.5, leadsForMail: true, isForeign: false }
  const likelihood = estimateLikelihood(evidence)

  test.each([
    ['a lower relevance', { relevance: 0.1 }],
    ['fewer words of the mail', { mailShare: 0.1 }],
    ['another passage that the whole mail finds first', { leadsForMail: false }],
    ['a smaller share of the question', { rating: { ...rating, share: 0.3 } }],
    ['a missing fact', { rating: { ...rating, unmet: ['amount' as const] } }],
    ['another country', { rating: { ...rating, isElsewhere: true } }],
  ])('falls with %s', (_, change) => {
    expect(estimateLikelihood({ ...evidence, ...change })).toBeLessThan(likelihood)
  })
  test('is high where the heading asks the question', () => {
    const weak = { ...evidence, relevance: 0, mailShare: 0, leadsForMail: false }
    expect(estimateLikelihood({ ...weak, rating: { ...rating, isAsked: true } })).toBeGreaterThan(0.9)
  })
})
