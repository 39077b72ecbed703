import { expect, test, vi } from 'vitest'
import { findSavedContradictions } from './contradictions.ts'

const found = (kind: 'policy' | 'example') => ({
  ok: true,
  value: {
    contradictions: [
      { quote: '14 days.', other: { kind, id: 'a1', title: 'Other' }, other_quote: 'It is 30 days.' },
    ],
  },
})
const find = (answer: object) =>
  findSavedContradictions({ kind: 'policy', id: 'p1' }, (() => Promise.resolve(answer)) as never)

test('findSavedContradictions links the other text, and a quote in a document', async () => {
  const texts = { quote: '14 days.', otherQuote: 'It is 30 days.', title: 'Other' }
  expect(await find(found('policy'))).toEqual([
    { ...texts, href: '/policies-page/create-policy/a1#quote=It%20is%2030%20days.' },
  ])
  expect(await find(found('example'))).toEqual([{ ...texts, href: '/create-example/a1' }])
})

test('findSavedContradictions finds none if that fails', async () => {
  expect(await find({ ok: false, error: {} })).toEqual([])
})

test('findSavedContradictions waits two seconds and drops a later answer', async () => {
  const limit = new AbortController()
  const startLimit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal)
  const answerUnlessAborted = (_request: unknown, { signal }: { readonly signal: AbortSignal }) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve({ ok: false, error: {} }))
    })
  const waiting = findSavedContradictions({ kind: 'policy', id: 'p1' }, answerUnlessAborted as never)
  limit.abort()
  expect(await waiting).toEqual([])
  expect(startLimit.mock.calls).toEqual([[2000]])
  startLimit.mockRestore()
})
