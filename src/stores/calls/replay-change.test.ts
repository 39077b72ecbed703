import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { replayMessages } from '../../messages/replays.ts'
import { replayChange } from './replay-change.ts'

const draft = {
  ...{ thread_id: 't1', subject: 'Days', question: 'How many days?', sent: '14 days.' },
  ...{ now: 'Hello.\n\nYou have 14 days.', changed: 'Hello.\n\nYou have 30 days.' },
  sent_at: '2030-01-15T10:00:00Z',
}
const trial = (state: 'running' | 'done' | 'failed', done = 0) => ({
  ok: true as const,
  value: { id: 'r1', state, total: 2, done, has_model: false, drafts: state === 'done' ? [draft] : [] },
})
const create = (...answers: readonly ReturnType<typeof trial>[]) => {
  const left = [...answers]
  const asked: string[] = []
  const call = (request: { readonly name: string }) => {
    asked.push(request.name)
    return Promise.resolve(request.name === 'cancelReplay' ? { ok: true, value: {} } : left.shift())
  }
  return { call: call as never, asked }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('replayChange', () => {
  test('waits for the result, tells the progress, and marks the sentences that differ', async () => {
    const { call, asked } = create(trial('running'), trial('running', 1), trial('done', 2))
    const progress: number[] = []
    const result = replayChange({}, (done) => progress.push(done), new AbortController().signal, call)
    await vi.runAllTimersAsync()
    expect(await result).toMatchObject({
      total: 2,
      emails: [
        {
          now: [{ isNew: false }, { text: 'You have 14 days.', isNew: true }],
          changed: [{ isNew: false }, { text: 'You have 30 days.', isNew: true }],
        },
      ],
    })
    expect(progress).toEqual([0, 1])
    expect(asked).toEqual(['startReplay', 'replay', 'replay'])
  })

  test('cancels the trial on the server when it is aborted', async () => {
    const { call, asked } = create(trial('running'), trial('done', 2))
    const stop = new AbortController()
    const result = replayChange({}, () => undefined, stop.signal, call)
    await vi.advanceTimersByTimeAsync(10)
    stop.abort()
    expect(await result).toBeUndefined()
    expect(asked).toEqual(['startReplay', 'cancelReplay'])
  })

  test('says that a trial did not finish', async () => {
    const { call } = create(trial('failed'))
    expect(await replayChange({}, () => undefined, new AbortController().signal, call)).toBe(
      replayMessages.failed,
    )
  })
})
