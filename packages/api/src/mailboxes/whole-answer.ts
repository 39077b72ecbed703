import type { ImapFlow } from 'imapflow'

/**
 * Throws when the connection is gone: the library answers a question on it with nothing, as if nothing were there. Whoever takes an
 * empty answer as what the mailbox holds asks this first.
 */
export function requireOpen({ usable, mailbox }: Pick<ImapFlow, 'usable' | 'mailbox'>): void {
  if (!usable || !mailbox) throw new Error('the connection was closed')
}

/** The UIDs of the mails of the open folder that `query` finds, in their order; throws when the server did not say. */
export async function findUids(
  client: ImapFlow,
  query: Parameters<ImapFlow['search']>[0],
): Promise<number[]> {
  const found = await client.search(query, { uid: true })
  requireOpen(client)
  if (!Array.isArray(found)) throw new Error('the server did not say which mails there are')
  return found.toSorted((a, b) => a - b)
}

/** Asks for a sign of life, and closes a connection on which none comes in time; throws when it is gone. */
export async function requireAnswer(client: ImapFlow, limitMs: number): Promise<void> {
  const timer = setTimeout(() => client.close(), limitMs)
  try {
    await client.noop()
  } finally {
    clearTimeout(timer)
  }
  if (!client.usable) throw new Error('the connection was closed')
}
