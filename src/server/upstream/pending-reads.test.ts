import type { APIContext } from 'astro'
import { describe, expect, test } from 'vitest'
import { scriptUpstream } from '../testing/script-upstream.ts'
import type { AuthorizedCallResult } from './authorized-sender.ts'
import { discardPendingReads, claimPendingRead } from './pending-reads.ts'
import type { PendingReads } from './pending-reads.ts'

const request = (reads?: PendingReads) => ({ locals: { reads } }) as unknown as APIContext
const ended: AuthorizedCallResult = { kind: 'ended', detail: undefined }

describe('claimPendingRead', () => {
  test('hands a read that is under way to the first who asks for its path', async () => {
    const context = request(new Map([['/v1/a', Promise.resolve(ended)]]))
    expect(claimPendingRead(context, '/v1/b')).toBeUndefined()
    expect(await claimPendingRead(context, '/v1/a')).toBe(ended)
    expect(claimPendingRead(context, '/v1/a')).toBeUndefined()
    expect(claimPendingRead(request(), '/v1/a')).toBeUndefined()
  })
})

describe('discardPendingReads', () => {
  test('throws the answers away that came, and minds no other end', async () => {
    const upstream = scriptUpstream({ 'GET /v1/a': { json: {} } })
    const answer = await upstream.send({ method: 'GET', path: '/v1/a' })
    if (answer.kind !== 'answer') throw new Error('The script has no answer')
    const ends = {
      answered: Promise.resolve({ kind: 'answered', answer, session: undefined } as const),
      ended: Promise.resolve(ended),
      failed: Promise.reject(new Error('broken')),
    }
    discardPendingReads(new Map(Object.entries(ends)))
    await Promise.allSettled(Object.values(ends))
    expect(upstream.unread()).toEqual([])
  })
})
