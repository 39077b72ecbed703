import { setImmediate as otherWork } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** How long statements go on before requests get their turn. */
const turnMs = 8

/**
 * Lets requests be served between the statements of an embedded database. It works on the event loop, and without this a
 * transaction would hold the loop from its first statement to its last.
 */
export function giveWay(client: PGlite): PGlite {
  const run: PGlite['execProtocolRaw'] = client.execProtocolRaw.bind(client)
  let startedMs = 0
  const execProtocolRaw: PGlite['execProtocolRaw'] = async (message, options) => {
    if (performance.now() - startedMs > turnMs) {
      await otherWork()
      startedMs = performance.now()
    }
    return run(message, options)
  }
  return Object.assign(client, { execProtocolRaw })
}
