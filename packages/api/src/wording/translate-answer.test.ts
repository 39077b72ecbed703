import { describe, expect, test } from 'vitest'
import { translateAnswer } from './translate-answer.ts'

describe('translateAnswer', () => {
  test('words states of orders and their parcels, and leaves a state alone elsewhere', () => {
    const answer = {
      orders: [
        { payment: 'Paid', delivery: 'Unfulfilled', total: 'Open', parcels: [{ state: 'In transit' }] },
      ],
      draft: { state: 'Open' },
    }
    expect(translateAnswer('de', answer)).toEqual({
      orders: [
        { payment: 'Bezahlt', delivery: 'Nicht versandt', total: 'Open', parcels: [{ state: 'Unterwegs' }] },
      ],
      draft: { state: 'Open' },
    })
  })

  test('words titles of sources that are ours, and copies those of documents', () => {
    const sources = [
      { kind: 'thread', title: 'Your earlier reply', quote: 'Paid' },
      { kind: 'passage', title: 'Your earlier reply', quote: 'Paid' },
      { kind: 'order', title: 'Order #7', quote: 'Order #7: paid on 2026-11-18' },
    ]
    expect(translateAnswer('nl', { sentences: [{ sources }] })).toEqual({
      sentences: [
        {
          sources: [
            { kind: 'thread', title: 'Uw eerdere antwoord', quote: 'Paid' },
            { kind: 'passage', title: 'Your earlier reply', quote: 'Paid' },
            { kind: 'order', title: 'Bestelling #7', quote: 'Bestelling #7: betaald op 2026-11-18' },
          ],
        },
      ],
    })
  })

  test('words notes of the activity log, and copies the reasons of people', () => {
    const activities = [
      { action: 'reply_limits_changed', note: '5 a minute, 5,000 a day. Sale week' },
      { action: 'retention_changed', note: 'resolved 365 days, spam 30 days' },
      { action: 'role_changed', note: 'bob@logged.test: agent → manager' },
      { action: 'store_suspended', note: 'everything is kept' },
    ]
    expect(translateAnswer('fr', { activities })).toMatchObject({
      activities: [
        { note: '5 par minute, 5\u202f000 par jour. Sale week' },
        { note: 'résolues 365 jours, indésirables 30 jours' },
        { note: 'bob@logged.test : Agent → responsable' },
        { note: 'everything is kept' },
      ],
    })
  })

  test('words devices, steps of drafts and news of orders', () => {
    const answer = {
      sign_ins: [{ device: 'Firefox on Linux' }],
      steps: [{ step: 'judge', detail: '2 questions, Returns' }],
      news: [
        { id: 'order-0', excerpt: 'Order #7 belongs to another address.' },
        { id: 'mail', excerpt: 'Order #7 belongs to another address.' },
      ],
    }
    expect(translateAnswer('de', answer)).toEqual({
      sign_ins: [{ device: 'Firefox auf Linux' }],
      steps: [{ step: 'judge', detail: '2 Fragen, Returns' }],
      news: [
        { id: 'order-0', excerpt: 'Bestellung #7 gehört zu einer anderen Adresse.' },
        { id: 'mail', excerpt: 'Order #7 belongs to another address.' },
      ],
    })
  })

  test('changes nothing in English', () => {
    const answer = { orders: [{ payment: 'Paid' }], detail: 'Not authenticated' }
    expect(translateAnswer('en', answer)).toBe(answer)
  })
})
