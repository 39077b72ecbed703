import { measureSecondsSince } from '../platform/telemetry.ts'
import type { ModelMeasurement, Telemetry } from '../platform/telemetry.ts'
import { ModelError } from './model.ts'
import type { Model, TokenUsage } from './model.ts'

/** Measures the calls of a model: their duration, result and tokens. */
export function addModelMetrics(
  model: Model,
  owner: ModelMeasurement['owner'],
  { recordModelCall, trace }: Pick<Telemetry, 'recordModelCall' | 'trace'>,
): Model {
  const measureCall = async <Result extends { readonly usage: TokenUsage }>(
    operation: ModelMeasurement['operation'],
    name: string,
    run: () => Promise<Result>,
  ): Promise<Result> => {
    const startedMs = performance.now()
    const recordCall = (fault: string | undefined, usage: Pick<TokenUsage, 'tokensIn' | 'tokensOut'>) => {
      const { tokensIn, tokensOut } = usage
      recordModelCall({
        owner,
        operation,
        fault,
        seconds: measureSecondsSince(startedMs),
        tokensIn,
        tokensOut,
      })
    }
    return trace({ name: `model ${operation}`, kind: 'client' }, async (describe) => {
      try {
        const result = await run()
        recordCall(undefined, result.usage)
        const ms = Math.round(performance.now() - startedMs)
        return { ...result, usage: { ...result.usage, call: { owner, model: name, ms } } }
      } catch (error) {
        const fault = error instanceof ModelError ? error.code : 'other'
        recordCall(fault, { tokensIn: 0, tokensOut: 0 })
        describe({ failure: fault })
        throw error
      }
    })
  }
  const { embedder } = model
  return {
    name: model.name,
    write: (ask, signal, hear) => measureCall('write', model.name, () => model.write(ask, signal, hear)),
    embedder: embedder && {
      ...{ id: embedder.id, name: embedder.name },
      embed: (texts, signal) => measureCall('embed', embedder.name, () => embedder.embed(texts, signal)),
    },
  }
}
