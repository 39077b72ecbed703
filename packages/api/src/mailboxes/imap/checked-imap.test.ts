import type { ImapFlow } from 'imapflow'
import { describe, expect, test } from 'vitest'
import { searchUids } from './checked-imap.ts'
import { maxImapLineLength } from './imap-session.ts'

/** A folder with UIDs of ten digits, and the longest line of a search response. */
function openFolder(count: number) {
  const uidOf = (seq: number) => 4_000_000_000 + seq
  const seen = { longest: 0, searches: 0 }
  const search: ImapFlow['search'] = (query) => {
    const { seq = '1:*' } = query as { seq?: string }
    const [low = 1, high = 1] = seq.split(':').map((at) => (at === '*' ? count : Number(at)))
    const uids = Array.from({ length: high - low + 1 }, (_, at) => uidOf(low + at))
    seen.longest = Math.max(seen.longest, `* SEARCH ${uids.join(' ')}\r\n`.length)
    seen.searches += 1
    return Promise.resolve(uids)
  }
  const client = { usable: true, mailbox: { exists: count }, search } as unknown as ImapFlow
  return { client, seen, uids: Array.from({ length: count }, (_, at) => uidOf(at + 1)) }
}

describe('searchUids', () => {
  test.each([
    [1, 1],
    [10_000, 1],
    [10_001, 2],
    [20_000, 2],
    [100_000, 10],
  ])('finds all of %i mails, in lines that a session reads', async (count, searches) => {
    const { client, seen, uids } = openFolder(count)
    expect(await searchUids(client, { all: true })).toEqual(uids)
    expect(seen.longest).toBeLessThanOrEqual(maxImapLineLength)
    expect(seen.searches).toBe(searches)
  })
})
