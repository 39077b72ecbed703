import { describe, expect, test } from 'vitest'
import { citesBetterSentence } from './cited-sentences.ts'
import type { AnswerRater } from './choose-answer.ts'
import type { Fact, QuestionAnswer } from '../facts/reply-facts.ts'

const fact: Fact = {
  ...{ ref: 'P1', kind: 'passage', id: 'p1', title: 'Returns', language: 'en', links: [] },
  text: 'You can return toys within 30 days. Repairs are done within 30 days. Call us first.',
}
const chosen = 'Call us first.'
const lines = [{ kind: 'text', text: chosen, claims: [{ ref: 'P1', quote: chosen }] }] as const
const rating = {
  ...{ wordShare: 0, isAsked: false, isDecided: false, isDone: true, missing: [], isOtherCase: false },
  ...{ missesSubject: false, unmet: [], isElsewhere: false },
}
/** Rates the sentences of the fact from the first, the best, to the repairs, the worst. */
const rate: AnswerRater = ({ text }) => ({
  ...rating,
  share: text.includes('return') ? 0.9 : text === chosen ? 0.5 : 0.1,
})
const known = { common: new Map(), conditionSubjects: new Map(), isExcepted: () => false }

describe('citesBetterSentence', () => {
  test.each([
    ['a whole sentence', 'You can return toys within 30 days.', true],
    ['a worse sentence', 'Repairs are done within 30 days.', false],
    ['two sentences', 'You can return toys within 30 days. Repairs are done within 30 days.', true],
    ['words of one sentence', 'return toys', true],
    ['words of several sentences', 'within 30 days', false],
    ['no words of the source', 'free of charge', false],
  ])('reads a quote of %s', (_, quote, isBetter) => {
    const answer = { lines } as unknown as QuestionAnswer
    expect(citesBetterSentence({ fact, quotes: [quote] }, answer, [fact], rate, known as never)).toBe(
      isBetter,
    )
  })
})
