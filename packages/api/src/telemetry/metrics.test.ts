import { describe, expect, test } from 'vitest'
import { ModelError } from '../model/model.ts'
import type { Model } from '../model/model.ts'
import { addModelMetrics } from '../model/measure-model.ts'
import { createMetrics } from './metrics.ts'

const ask = { system: '', user: '', mostTokens: 1 }
const usage = { tokensIn: 30, tokensOut: 4, isEstimated: false }

function useModel(write: Model['write']) {
  const metrics = createMetrics()
  const embed = () => Promise.resolve({ vectors: [], usage: { ...usage, tokensOut: 0 } })
  const model: Model = { name: 'secret-model', write, embedder: { id: 'x', name: 'secret-embedder', embed } }
  return { metrics, model: addModelMetrics(model, 'store', metrics.telemetry) }
}

describe('createMetrics', () => {
  test('counts time and tokens of model calls, never the name of the model', async () => {
    const { metrics, model } = useModel(() => Promise.resolve({ text: 'Hi', usage }))
    await model.write(ask, AbortSignal.timeout(60_000))
    await model.embedder?.embed(['text'], AbortSignal.timeout(60_000))
    const text = await metrics.render(undefined, undefined)
    expect(text).toContain('draftdesk_model_tokens_total{owner="store",operation="write",direction="in"} 30')
    expect(text).toContain('draftdesk_model_tokens_total{owner="store",operation="write",direction="out"} 4')
    expect(text).toContain(
      'draftdesk_model_call_duration_seconds_count{owner="store",operation="embed",result="ok"} 1',
    )
    expect(text).not.toContain('secret-model')
  })

  test('counts failed model calls by reason and rethrows them', async () => {
    const { metrics, model } = useModel(() => Promise.reject(new ModelError('busy')))
    await expect(model.write(ask, AbortSignal.timeout(60_000))).rejects.toThrow('busy')
    const text = await metrics.render(undefined, undefined)
    expect(text).toContain('draftdesk_model_failures_total{owner="store",reason="busy"} 1')
    expect(text).toContain('draftdesk_model_failures_total{owner="server",reason="away"} 0')
  })

  test('counts open streams up and down', async () => {
    const metrics = createMetrics()
    for (const change of [1, 1, -1] as const) metrics.telemetry.countStream(change)
    expect(await metrics.render(undefined, undefined)).toContain('draftdesk_event_streams 1')
  })
})
