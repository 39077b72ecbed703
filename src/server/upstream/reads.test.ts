import type { APIContext } from 'astro'
import { describe, expect, test } from 'vitest'
import { scriptUpstream } from '../testing/script-upstream.ts'
import type { AuthorizedResult } from './authorized.ts'
import { discardReads, takeRead } from './reads.ts'
import type { Reads } from './reads.ts'

const request = (reads?: Reads) => ({ locals: { reads } }) as unknown as APIContext
const ended: AuthorizedResult = { kind: 'ended', detail: undefined }

describe('takeRead', () => {
  test('hands a read that is under way to the first who asks for its path', async () => {
    const context = request(new Map([['/v1/a', Promise.resolve(ended)]]))
    expect(takeRead(context, '/v1/b')).toBeUndefined()
    expect(await takeRead(context, '/v1/a')).toBe(ended)
    expect(takeRead(context, '/v1/a')).toBeUndefined()
    expect(takeRead(request(), '/v1/a')).toBeUndefined()
  })
})

describe('discardReads', () => {
  test('throws the answers away that came, and minds no other end', async () => {
    const upstream = scriptUpstream({ 'GET /v1/a': { json: {} } })
    const answer = await upstream.send({ method: 'GET', path: '/v1/a' })
    if (answer.kind !== 'answer') throw new Error('The script has no answer')
    const ends = {
      answered: Promise.resolve({ kind: 'answered', answer, session: undefined } as const),
      ended: Promise.resolve(ended),
      failed: Promise.reject(new Error('broken')),
    }
    discardReads(new Map(Object.entries(ends)))
    await Promise.allSettled(Object.values(ends))
    expect(upstream.unread()).toEqual([])
  })
})
