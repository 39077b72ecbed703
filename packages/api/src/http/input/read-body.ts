/** Thrown when a body exceeds the size or number of parts of its call. */
export class BodyTooLargeError extends Error {}

/** The most bytes of an unwanted body to read. */
const discardedBytes = 40 * 1024 * 1024

/** Reads a body. A larger one than `maxBytes` is consumed without buffering, and `BodyTooLargeError` is thrown. */
export async function readBodyBytes(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = request.body?.getReader()
  const pieces: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const piece = await reader?.read()
    bytes += piece?.value?.length ?? 0
    const isTooLarge = bytes > maxBytes
    if (piece?.value && !isTooLarge) pieces.push(piece.value)
    if (piece?.value && bytes <= discardedBytes) continue
    if (isTooLarge) throw new BodyTooLargeError()
    return Buffer.concat(pieces, bytes)
  }
}

/** Consumes an unwanted body up to a limit, because an early response would break the connection's next request. */
export async function discardBody(request: Request): Promise<void> {
  try {
    await readBodyBytes(request, 0)
  } catch (error) {
    // A client that closed the connection needs no response.
    if (!(error instanceof BodyTooLargeError || error instanceof TypeError || error instanceof DOMException))
      throw error
  }
}
