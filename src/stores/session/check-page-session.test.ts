import { buildTestPath } from '@draftdesk/contract/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '../testing/open-page.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page whose session check returns this status, or gets no response. */
async function check(status: number | undefined) {
  const page = await openPage()
  const { checkPageSession } = await import('./check-page-session.ts')
  const { $stalePage } = await import('./stale-page.ts')
  const asked: string[] = []
  const holds = await checkPageSession(async (path) => (asked.push(path), status))
  vi.runAllTimers()
  return { ...page, holds, asked, isStale: $stalePage.get() !== undefined }
}

describe('checkPageSession', () => {
  test('holds by what the session is, and where nobody can say', async () => {
    for (const status of [200, 502, 503, undefined])
      expect(await check(status)).toMatchObject({
        ...{ holds: true, asked: [buildTestPath('me')], left: [], toasts: [], isStale: false },
      })
  })

  test('leads a page whose session has ended to sign-in', async () => {
    expect(await check(401)).toMatchObject({ holds: false, left: ['/signin?from=%2Fhere'], isStale: false })
  })

  test('says on a page of a former session that another began', async () => {
    expect(await check(409)).toMatchObject({ holds: false, left: [], isStale: true })
  })
})
