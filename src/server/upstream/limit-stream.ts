import { Transform } from 'node:stream'
import type { Readable } from 'node:stream'

/** Thrown when the body of a call exceeds the limit. */
export class StreamTooLongError extends Error {}

/**
 * Limits a streamed body. If the upstream closes the stream early, the rest of the source is drained, because
 * closing it would break the connection.
 */
export function limitStream(source: Readable, mostBytes: number): Readable {
  let seen = 0
  const passed = new Transform({
    transform(chunk: Uint8Array, _encoding, next) {
      seen += chunk.length
      if (seen > mostBytes) next(new StreamTooLongError())
      else next(null, chunk)
    },
  })
  source.pipe(passed)
  source.once('error', (error) => passed.destroy(error))
  // The sender gets the failure. Before that, an unhandled error must not end the process.
  passed.on('error', () => undefined)
  passed.once('close', () => source.resume())
  return passed
}
