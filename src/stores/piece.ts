interface PieceOptions {
  readonly signal?: AbortSignal
  /** A page that says why it cannot be shown is a piece as well. */
  readonly withRefusals?: boolean
}

/** A page of this site, or a piece of one, as HTML; undefined when it cannot be had. */
export async function fetchPiece(
  address: string,
  { signal, withRefusals = false }: PieceOptions = {},
  fetchPage: typeof fetch = fetch,
): Promise<string | undefined> {
  try {
    const answer = await fetchPage(address, {
      headers: { accept: 'text/html' },
      // Not 'error', of which a browser complains in its console.
      redirect: 'manual',
      ...(signal && { signal }),
    })
    // It leads elsewhere by now: the browser's own navigation says where.
    if (answer.type === 'opaqueredirect') return undefined
    return answer.ok || withRefusals ? await answer.text() : undefined
  } catch (error) {
    // No connection: likewise.
    if (error instanceof TypeError || signal?.aborted) return undefined
    throw error
  }
}
