import { buildTestPath } from '@draftdesk/contract/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '../testing/open-page.ts'

afterEach(() => vi.unstubAllGlobals())

describe('fetchStatus', () => {
  test("answers the status of a call in the session's name, which says that a script made it", async () => {
    await openPage()
    const { fetchStatus } = await import('./fetch-status.ts')
    const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })))
    expect(await fetchStatus('/logout', { method: 'POST' }, send)).toBe(204)
    await fetchStatus(buildTestPath('notify'), { method: 'POST', body: '{}' }, send)
    const own = { 'x-requested-with': 'draftdesk', 'x-session-epoch': '1' }
    expect(send.mock.calls).toEqual([
      ['/logout', { method: 'POST', redirect: 'manual', headers: own }],
      [
        buildTestPath('notify'),
        {
          ...{ method: 'POST', redirect: 'manual', body: '{}' },
          headers: { ...own, 'content-type': 'application/json' },
        },
      ],
    ])
  })

  test('has no answer where nobody answers, and hides no other fault', async () => {
    await openPage()
    const { fetchStatus } = await import('./fetch-status.ts')
    expect(
      await fetchStatus('/x', {}, () => Promise.reject(new TypeError('Failed to fetch'))),
    ).toBeUndefined()
    await expect(fetchStatus('/x', {}, () => Promise.reject(new RangeError('of ours')))).rejects.toThrow(
      'of ours',
    )
  })
})
