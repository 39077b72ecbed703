import { afterEach, describe, expect, test, vi } from 'vitest'
import { $isConnected, watchConnection } from './connection.ts'

afterEach(() => vi.unstubAllGlobals())

describe('$isConnected', () => {
  test('tells everybody who listens when the connection goes and comes', () => {
    const browser = new EventTarget()
    const navigator = { onLine: true }
    vi.stubGlobal('navigator', navigator)
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
    const heard: boolean[] = []
    watchConnection()
    const stop = $isConnected.subscribe((isConnected) => heard.push(isConnected))
    for (const onLine of [false, true]) {
      navigator.onLine = onLine
      browser.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
    }
    stop()
    expect(heard).toEqual([true, false, true])
  })
})
