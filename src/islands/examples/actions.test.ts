import { AuthError } from '@draftdesk/auth-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitForProposals } from './actions.ts'
import { fakeCall } from '../../stores/testing/fake-call.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('waitForProposals', () => {
  test('asks again until the search ends', async () => {
    const answers: Record<string, object> = { exampleProposals: { proposals: [], is_searching: true } }
    const { call, sent } = fakeCall(answers)
    const awaited = waitForProposals(new AbortController().signal, call)
    await vi.advanceTimersByTimeAsync(4000)
    const proposal = { id: 'p1', title: 'Returns', question: 'Can I?', answer: 'Yes.' }
    answers['exampleProposals'] = { proposals: [proposal], is_searching: false }
    await vi.advanceTimersByTimeAsync(1500)
    expect(await awaited).toEqual([proposal])
    expect(sent).toHaveLength(3)
  })

  test('gives up when it is refused, or when nobody waits any more', async () => {
    const { call, sent } = fakeCall({ exampleProposals: new AuthError('failed') })
    const refused = waitForProposals(new AbortController().signal, call)
    await vi.advanceTimersByTimeAsync(1500)
    expect(await refused).toBeUndefined()
    expect(await waitForProposals(AbortSignal.abort(), call)).toBeUndefined()
    expect(sent).toHaveLength(1)
  })
})
