import { setImmediate as otherWork } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** Run time of statements before the database yields to the event loop. */
const yieldAfterMs = 8

/** Yields to the event loop between statements of the embedded database. Otherwise a transaction would block all requests until it ends. */
export function yieldBetweenStatements(client: PGlite): PGlite {
  const run: PGlite['execProtocolRaw'] = client.execProtocolRaw.bind(client)
  let startedMs = 0
  const execProtocolRaw: PGlite['execProtocolRaw'] = async (message, options) => {
    if (performance.now() - startedMs > yieldAfterMs) {
      await otherWork()
      startedMs = performance.now()
    }
    return run(message, options)
  }
  return Object.assign(client, { execProtocolRaw })
}
