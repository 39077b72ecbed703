import type { ImapFlow, SearchObject } from 'imapflow'

/** Throws when the connection is closed. The library returns an empty result on a closed connection, which would look like an empty folder. */
export function requireOpenFolder({ usable, mailbox }: Pick<ImapFlow, 'usable' | 'mailbox'>): void {
  if (!usable || !mailbox) throw new Error('the connection was closed')
}

/** Mails per search. Their UIDs, of up to ten digits, fit into the longest line of a session. */
const searchCount = 10_000

/** Searches UIDs in the open folder, sorted. Throws when the server gave no result. */
export async function searchUids(client: ImapFlow, query: SearchObject): Promise<number[]> {
  const count = client.mailbox ? client.mailbox.exists : 0
  const batches = Math.max(1, Math.ceil(count / searchCount))
  const uids = new Set<number>()
  // The newest first: when a mail is deleted meanwhile, later ones move down, and none is skipped.
  for (let batch = batches - 1; batch >= 0; batch -= 1) {
    const high = batch === batches - 1 ? '*' : (batch + 1) * searchCount
    const range = batches > 1 && { seq: `${batch * searchCount + 1}:${high}` }
    const found = await client.search({ ...query, ...range }, { uid: true })
    if (!Array.isArray(found)) throw new Error('the server did not say which mails there are')
    for (const uid of found) uids.add(uid)
  }
  return [...uids].toSorted((a, b) => a - b)
}

/** Sends NOOP and closes the connection when no response comes in time. Throws when it is closed. */
export async function checkConnectionAlive(client: ImapFlow, limitMs: number): Promise<void> {
  const timer = setTimeout(() => client.close(), limitMs)
  try {
    await client.noop()
  } finally {
    clearTimeout(timer)
  }
  if (!client.usable) throw new Error('the connection was closed')
}
