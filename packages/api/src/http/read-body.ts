/** Thrown when a body is longer than its call takes, or holds more parts than any call has. */
export class BodyTooLarge extends Error {}

/**
 * Reads a body to its end. Throws `BodyTooLarge` as soon as it is longer than `maxBytes`; the server then reads what is left
 * on the connection away for a moment, and closes it when more comes.
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = request.body?.getReader()
  const pieces: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const piece = await reader?.read()
    if (!piece?.value) return Buffer.concat(pieces, bytes)
    bytes += piece.value.length
    if (bytes > maxBytes) {
      reader?.releaseLock()
      throw new BodyTooLarge()
    }
    pieces.push(piece.value)
  }
}
