/** Thrown when a body is longer than its call takes, or holds more parts than any call has. */
export class BodyTooLarge extends Error {}

/** How much of a body that nobody wants is read away, in bytes: more than any front end of ours sends. */
const discardedBytes = 40 * 1024 * 1024

/**
 * Reads a body to its end. One of more than `maxBytes` is read away without being held in memory, and `BodyTooLarge` is thrown
 * then.
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = request.body?.getReader()
  const pieces: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const piece = await reader?.read()
    bytes += piece?.value?.length ?? 0
    const isTooLarge = bytes > maxBytes
    if (piece?.value && !isTooLarge) pieces.push(piece.value)
    if (piece?.value && bytes <= discardedBytes) continue
    if (isTooLarge) throw new BodyTooLarge()
    return Buffer.concat(pieces, bytes)
  }
}

/**
 * Reads a body away that is not wanted: an answer in the middle of it leaves the sender with a connection that breaks its next
 * request. Of an endless one a part; the server then closes the connection.
 */
export async function discardBody(request: Request): Promise<void> {
  try {
    await readBytes(request, 0)
  } catch (error) {
    // A connection that was cut gets no answer anyway.
    if (!(error instanceof BodyTooLarge || error instanceof TypeError || error instanceof DOMException))
      throw error
  }
}
