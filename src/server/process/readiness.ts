import { StoreUnreachable } from '../session/session-store.ts'
import type { Sessions } from '../session/sessions.ts'
import type { Upstream } from '../transport/upstream.ts'

/** A server that this site needs and cannot reach. */
export type MissingServer = 'session store' | 'API'

interface ReadinessDeps {
  readonly sessions: Pick<Sessions, 'find'>
  readonly upstream: Pick<Upstream, 'send'>
  readonly now: () => number
}

const answerMs = 2000
const cacheMs = 1000

/**
 * Creates the check behind /readyz. It asks the session store and the API at most once a second. Any status
 * below 500 counts, because a foreign API may not know the address.
 */
export function createReadiness({
  sessions,
  upstream,
  now,
}: ReadinessDeps): () => Promise<MissingServer | undefined> {
  let last: { readonly atMs: number; readonly result: Promise<MissingServer | undefined> } | undefined

  async function checkServers(): Promise<MissingServer | undefined> {
    try {
      await sessions.find('readiness')
    } catch (error) {
      if (error instanceof StoreUnreachable) return 'session store'
      throw error
    }
    const answer = await upstream.send({ method: 'GET', path: '/readyz', timeoutMs: answerMs })
    // A slow API is slow for all sites. A load balancer would take all of them out at once.
    if (answer.kind === 'unreachable') return answer.timedOut ? undefined : 'API'
    await answer.body.dump()
    return answer.status >= 500 ? 'API' : undefined
  }

  return () => {
    if (!last || now() - last.atMs >= cacheMs) last = { atMs: now(), result: checkServers() }
    return last.result
  }
}
