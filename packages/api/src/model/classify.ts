import { ModelFailure } from './model.ts'

/** Maps an error of the client library, connection or our code to a model failure. */
export function classify(error: unknown): ModelFailure {
  for (let inner: unknown = error, depth = 0; inner instanceof Error && depth < 6; depth += 1) {
    const known = toModelFailure(inner)
    if (known) return known
    const { lastError, cause } = inner as { lastError?: unknown; cause?: unknown }
    inner = lastError ?? cause
  }
  // Other library errors mean an unreadable response.
  return new ModelFailure('nonsense')
}

function toModelFailure(error: Error): ModelFailure | undefined {
  if (error instanceof ModelFailure) return error
  const { statusCode, code } = error as { statusCode?: unknown; code?: unknown }
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return new ModelFailure('slow')
  if (typeof code === 'string' && /TIMEOUT|TIMEDOUT|ABORTED/.test(code)) return new ModelFailure('slow')
  if (
    typeof code === 'string' &&
    /^(?:E[A-Z]+|UND_ERR_\w+|CERT_\w+|ERR_TLS\w*|DEPTH_\w+|SELF_\w+|UNABLE_\w+)$/.test(code)
  )
    return new ModelFailure('away')
  if (typeof statusCode !== 'number' || statusCode === 200) return undefined
  if (statusCode === 401 || statusCode === 403) return new ModelFailure('refused')
  if (statusCode === 404) return new ModelFailure('missing')
  if (statusCode === 429 || statusCode === 402) return new ModelFailure('busy')
  if (statusCode === 408 || statusCode === 504) return new ModelFailure('slow')
  return new ModelFailure(statusCode >= 500 ? 'away' : 'nonsense')
}
