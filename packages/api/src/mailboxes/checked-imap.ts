import type { ImapFlow } from 'imapflow'

/** Throws when the connection is closed. The library returns an empty result on a closed connection, which would look like an empty folder. */
export function requireOpen({ usable, mailbox }: Pick<ImapFlow, 'usable' | 'mailbox'>): void {
  if (!usable || !mailbox) throw new Error('the connection was closed')
}

/** Searches UIDs in the open folder, sorted. Throws when the server gave no result. */
export async function findUids(
  client: ImapFlow,
  query: Parameters<ImapFlow['search']>[0],
): Promise<number[]> {
  const found = await client.search(query, { uid: true })
  if (!Array.isArray(found)) throw new Error('the server did not say which mails there are')
  return found.toSorted((a, b) => a - b)
}

/** Sends NOOP and closes the connection when no response comes in time. Throws when it is closed. */
export async function requireAnswer(client: ImapFlow, limitMs: number): Promise<void> {
  const timer = setTimeout(() => client.close(), limitMs)
  try {
    await client.noop()
  } finally {
    clearTimeout(timer)
  }
  if (!client.usable) throw new Error('the connection was closed')
}
