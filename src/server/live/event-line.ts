/** An event for a page: the kind of thing that changed, and its id. */
export interface LiveEvent {
  readonly type: 'thread' | 'list' | 'mailbox'
  readonly ref: string
}

const longest = 500

/** Parses a socket message. Undefined if it names no change that pages know. */
export function parseEvent(message: unknown): LiveEvent | undefined {
  if (typeof message !== 'string' || message.length > longest) return undefined
  let json: unknown
  try {
    json = JSON.parse(message)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
  const { type, ref } = (json ?? {}) as Readonly<Record<string, unknown>>
  if (type !== 'thread' && type !== 'list' && type !== 'mailbox') return undefined
  return { type, ref: typeof ref === 'string' || typeof ref === 'number' ? String(ref) : '' }
}

/** An event as a stream writes it. */
export const writeEvent = ({ type, ref }: LiveEvent): string =>
  `event: ${type}\ndata: ${JSON.stringify({ ref })}\n\n`

/** Tells pages to reload all their data. */
export const resync = 'event: resync\ndata: {}\n\n'
