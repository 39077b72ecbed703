import { buildCall } from '@draftdesk/contract'
import { buildCallKey, buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { openSite, openPageRequest } from '../testing/open-site.ts'
import type { TestSite } from '../testing/open-site.ts'
import { startFirstReads } from './start-first-reads.ts'
import type { FirstReadsByPattern } from './start-first-reads.ts'

let open: TestSite

const firstReads: FirstReadsByPattern = new Map([
  [
    '/emails-page',
    ({ url }) => [
      { ...buildCall('thread', { id: 't1' }), timeoutMs: 500 },
      buildCall('threads', { filter: url.searchParams.get('filter') === 'sent' ? 'sent' : 'all' }),
    ],
  ],
])

describe('startFirstReads', () => {
  test('asks for all of a page at once, by the session, in the name of the browser', async () => {
    open = openSite({ [buildCallKey('thread', 't1')]: {} })
    const { session } = await open.signIn()
    const { context } = openPageRequest('/emails-page?filter=sent', {
      headers: { 'user-agent': 'Browser', 'x-request-id': 'r1', cookie: 'a=b' },
    })
    const reads = startFirstReads(open.site, context, session, firstReads)
    expect([...reads.keys()]).toEqual([
      buildTestPath('thread', 't1'),
      `${buildTestPath('threads')}?filter=sent`,
    ])
    expect(await reads.get(buildTestPath('thread', 't1'))).toMatchObject({ kind: 'answered' })
    expect(await reads.get(`${buildTestPath('threads')}?filter=sent`)).toMatchObject({ kind: 'unreachable' })
    const headers = {
      'user-agent': 'Browser',
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': 'r1',
    }
    const sent = { method: 'GET', token: 'token-1', headers }
    expect(open.upstream.sent).toStrictEqual([
      { ...sent, path: buildTestPath('thread', 't1'), timeoutMs: 500 },
      { ...sent, path: `${buildTestPath('threads')}?filter=sent` },
    ])
  })

  test('survives a read that fails and that nobody takes', async () => {
    open = openSite({})
    const { session } = await open.signIn()
    const site = { ...open.site, authorize: () => Promise.reject(new Error('disk')) }
    const unheard: unknown[] = []
    const hear = (reason: unknown) => void unheard.push(reason)
    process.on('unhandledRejection', hear)
    startFirstReads(site, openPageRequest('/emails-page').context, session, firstReads)
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', hear)
    expect(unheard).toEqual([])
  })

  test('asks for nothing of a page without reads, for a form, or that this upstream does not know', async () => {
    open = openSite({})
    const { session } = await open.signIn()
    const start = (path: string, method = 'GET') =>
      startFirstReads(open.site, openPageRequest(path, { method }).context, session, firstReads).size
    expect(start('/dashboard')).toBe(0)
    expect(start('/emails-page', 'POST')).toBe(0)
    open.site.unknownCalls.note(buildTestPath('thread', 't1'))
    expect(start('/emails-page')).toBe(1)
  })
})
