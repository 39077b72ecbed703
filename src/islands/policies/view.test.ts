import { describe, expect, test } from 'vitest'
import { toGapRows } from './view.ts'

describe('toGapRows', () => {
  test('leads from a question to a document that begins with it, and to the conversations that asked it', () => {
    const { open, settled } = toGapRows({
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
      ['From the sample messages', '/policies-page/create-policy?question=Can+I+still+use+it%3F'],
    ])
    expect(open[0]?.threads).toEqual([{ id: 't1', subject: 'Jacket', href: '/email-page/detail/t1' }])
    expect(settled).toMatchObject([{ title: '“Shipping”', href: '/policies-page/create-policy/p1' }])
  })
})
