import { setImmediate as afterReading } from 'node:timers/promises'

/** The time limit of a call, and the pause after a timeout. */
interface BreakerLimits {
  readonly answerMs: number
  readonly restMs: number
  readonly now: () => number
}

/** Thrown when a service did not answer in time, or is not asked after a recent failure. */
export class NoAnswerError extends Error {}

/**
 * A circuit breaker. A failure or timeout opens it, and requests then fail at once until a single retry
 * succeeds.
 */
export function createCircuitBreaker({
  answerMs,
  restMs,
  now,
}: BreakerLimits): <T>(work: () => Promise<T>) => Promise<T> {
  let closedAgainMs = 0

  return async (work) => {
    if (now() < closedAgainMs) throw new NoAnswerError('it did not answer a moment ago')
    // Other requests still fail at once during the retry.
    if (closedAgainMs > 0) closedAgainMs = now() + answerMs
    const late = new AbortController()
    try {
      const answer = await Promise.race([work(), rejectAfter(answerMs, late.signal)])
      closedAgainMs = 0
      return answer
    } catch (error) {
      closedAgainMs = now() + restMs
      throw error
    } finally {
      late.abort()
    }
  }
}

/** Rejects after a number of ms. A response that arrived while this process was busy is read first. */
function rejectAfter(ms: number, signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const timer = setTimeout(() => {
      void afterReading().then(() => reject(new NoAnswerError(`no answer within ${ms} ms`)))
    }, ms)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}
