import { buildTestPath } from '@draftdesk/contract/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { $isBrowserOnline, isSiteServerReachable, watchConnection } from './watch-connection.ts'

afterEach(() => vi.unstubAllGlobals())

describe('$isBrowserOnline', () => {
  test('tells everybody who listens when the connection goes and comes', () => {
    const browser = new EventTarget()
    const navigator = { onLine: true }
    vi.stubGlobal('navigator', navigator)
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
    const heard: boolean[] = []
    watchConnection()
    const stop = $isBrowserOnline.subscribe((isConnected) => heard.push(isConnected))
    for (const onLine of [false, true]) {
      navigator.onLine = onLine
      browser.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
    }
    stop()
    expect(heard).toEqual([true, false, true])
  })
})

describe('isSiteServerReachable', () => {
  test('believes the word of the server alone', async () => {
    const asked: string[] = []
    const say = (status: number | undefined) => async (path: string) => (asked.push(path), status)
    expect(
      await Promise.all([200, 204, 502, undefined].map((status) => isSiteServerReachable(say(status)))),
    ).toEqual([...[true, false, false, false]])
    expect(new Set(asked)).toEqual(new Set([buildTestPath('checkInternet')]))
  })
})
