import { describe, expect, test } from 'vitest'
import { toDraftSteps } from './draft-step-list.tsx'

describe('toDraftSteps', () => {
  test('says what was done, for how long, and what it cost', () => {
    const step = { started_at: '', tokens_in: 0, tokens_out: 0 }
    const { steps, all } = toDraftSteps({
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
