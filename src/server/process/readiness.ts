import { StoreUnreachableError } from '../session/session-store.ts'
import type { Sessions } from '../session/sessions.ts'
import type { Upstream } from '../transport/upstream.ts'

/** A server that this site needs and cannot reach. */
export type UnreachableServer = 'session store' | 'API'

interface ReadinessDeps {
  readonly sessions: Pick<Sessions, 'find'>
  readonly upstream: Pick<Upstream, 'send'>
  readonly now: () => number
}

interface ReadinessCheck {
  readonly startedAtMs: number
  readonly isPending: boolean
  readonly result: Promise<UnreachableServer | undefined>
}

const answerMs = 2000
const cacheMs = 1000

/**
 * Creates the check behind /readyz, which asks the session store and the API at most once a second. Any status
 * below 500 counts as ready, because a foreign API may not know the address.
 */
export function createReadinessProbe({
  sessions,
  upstream,
  now,
}: ReadinessDeps): () => Promise<UnreachableServer | undefined> {
  let last: ReadinessCheck | undefined
  let pendingApiCheck: Promise<UnreachableServer | undefined> | undefined

  async function askApi(): Promise<UnreachableServer | undefined> {
    const answer = await upstream.send({ method: 'GET', path: '/readyz', timeoutMs: answerMs })
    if (answer.kind === 'unreachable') return answer.timedOut ? undefined : 'API'
    await answer.body.dump()
    return answer.status >= 500 ? 'API' : undefined
  }

  /**
   * Counts a slow API as ready, because it is slow for all sites, and a load balancer would take all of them out at
   * once. The request's own limit does not count its wait for a free connection.
   */
  async function checkApi(): Promise<UnreachableServer | undefined> {
    pendingApiCheck ??= askApi().finally(() => (pendingApiCheck = undefined))
    let timer: NodeJS.Timeout | undefined
    const slow = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, answerMs, undefined)
    })
    try {
      return await Promise.race([pendingApiCheck, slow])
    } finally {
      clearTimeout(timer)
    }
  }

  async function checkServers(): Promise<UnreachableServer | undefined> {
    try {
      await sessions.find('readiness')
    } catch (error) {
      if (error instanceof StoreUnreachableError) return 'session store'
      throw error
    }
    return checkApi()
  }

  function startCheck(): ReadinessCheck {
    const check = { startedAtMs: now(), isPending: true, result: checkServers() }
    check.result = check.result.finally(() => (check.isPending = false))
    return check
  }

  return () => {
    if (!last || (!last.isPending && now() - last.startedAtMs >= cacheMs)) last = startCheck()
    return last.result
  }
}
