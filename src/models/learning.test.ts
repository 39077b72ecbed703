import { describe, expect, test } from 'vitest'
import { toGaps, toSteps } from './learning.ts'

describe('toGaps', () => {
  test('leads from a question to a document that begins with it, and to the conversations that asked it', () => {
    const { open, settled } = toGaps({
      gaps: [
        {
          ...{ id: 'g1', question: 'Do you repair zippers?', subject: 'Jacket', asked: 2, last_at: '' },
          threads: [{ id: 't1', subject: 'Jacket' }],
        },
        { id: 'g2', question: 'Can I still use it?', subject: 'Code', asked: 0, last_at: '', threads: [] },
      ],
      settled: [{ id: 'g3', question: 'Do you ship?', policy: { id: 'p1', title: 'Shipping' } }],
    })
    expect(open.map(({ asked, write }) => [asked, write])).toEqual([
      ['In 2 conversations', '/policies-page/create-policy?question=Do+you+repair+zippers%3F'],
      ['From the sample mails', '/policies-page/create-policy?question=Can+I+still+use+it%3F'],
    ])
    expect(open[0]?.threads).toEqual([{ id: 't1', subject: 'Jacket', href: '/email-page/detail/t1' }])
    expect(settled).toMatchObject([{ title: '“Shipping”', href: '/policies-page/create-policy/p1' }])
  })
})

describe('toSteps', () => {
  test('says what was done, for how long, and what it cost', () => {
    const step = { started_at: '', tokens_in: 0, tokens_out: 0 }
    const { steps, all } = toSteps({
      draft_id: 'd1',
      steps: [
        { ...step, step: 'understand', ms: 3, detail: 'language en, 1 question' },
        { ...step, step: 'write', ms: 2140, tokens_in: 900, tokens_out: 100, detail: 'small, 4 lines' },
      ],
    })
    expect(steps).toEqual([
      { title: 'Read the mail', detail: 'language en, 1 question', time: 'under 0.1 s' },
      { title: 'Wrote the reply', detail: 'small, 4 lines', time: '2.1 s, 1000 tokens' },
    ])
    expect(all).toBe('2.1 seconds in all')
  })
})
