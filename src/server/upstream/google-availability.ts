import { buildCall } from '@draftdesk/contract'
import type { Upstream } from '../transport/upstream.ts'
import { toUpstreamRequest } from '../transport/upstream-request.ts'

export interface GoogleAvailability {
  /** `unknown` when the upstream failed. The next page asks again. */
  read(): Promise<'yes' | 'no' | 'unknown'>
}

const longestWaitMs = 1000

/** Asks the upstream once for the first page with the button, and caches the answer for the life of the process. */
export function createGoogleAvailability(upstream: Pick<Upstream, 'send'>): GoogleAvailability {
  let known: 'yes' | 'no' | undefined
  let asking: Promise<void> | undefined

  async function fetchOffer(): Promise<void> {
    const answer = await upstream.send(
      toUpstreamRequest(buildCall('googleLogin', {}), { timeoutMs: longestWaitMs }),
    )
    asking = undefined
    if (answer.kind === 'unreachable') return
    await answer.body.dump()
    if (answer.status === 200) known = 'yes'
    // An API that does not support Google sign-in does not have this call.
    if (answer.status === 404) known = 'no'
  }

  return {
    async read() {
      if (known === undefined) await (asking ??= fetchOffer())
      return known ?? 'unknown'
    },
  }
}
