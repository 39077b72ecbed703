import { AuthError } from '@draftdesk/auth-core'
import { calls } from '@draftdesk/contract'
import { buildTestPath, createSample } from '@draftdesk/contract/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitForPolicyText } from './actions.ts'
import { fakeCall } from '../../stores/testing/fake-call.ts'

const policy = createSample(calls.policy.answer, false) as object

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('waitForPolicyText', () => {
  test('asks again until the text is read', async () => {
    const answers: Record<string, object> = { policy: { ...policy, state: 'processing' } }
    const { call, sent } = fakeCall(answers)
    const awaited = waitForPolicyText('d1', new AbortController().signal, call)
    await vi.advanceTimersByTimeAsync(4000)
    answers['policy'] = { ...policy, state: 'ready' }
    await vi.advanceTimersByTimeAsync(1500)
    expect(await awaited).toMatchObject({ state: 'ready' })
    expect(sent.map(({ path }) => path)).toEqual(
      Array.from({ length: 3 }, () => buildTestPath('policy', 'd1')),
    )
  })

  test('gives up when it is refused, or when nobody waits any more', async () => {
    const { call, sent } = fakeCall({ policy: new AuthError('failed') })
    const refused = waitForPolicyText('d1', new AbortController().signal, call)
    await vi.advanceTimersByTimeAsync(1500)
    expect(await refused).toBeUndefined()
    expect(await waitForPolicyText('d1', AbortSignal.abort(), call)).toBeUndefined()
    expect(sent).toHaveLength(1)
  })
})
