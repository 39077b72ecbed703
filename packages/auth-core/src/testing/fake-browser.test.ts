import { describe, expect, test, vi } from 'vitest'
import { fakeBrowser, fakeClock, settlePromises } from './index.ts'

function setUp() {
  const clock = fakeClock()
  const browser = fakeBrowser(clock)
  return { clock, browser, left: browser.open(), right: browser.open() }
}

const never = () => new Promise<never>(() => undefined)

describe('fakeBrowser', () => {
  test('lets the other tabs hear of a change', () => {
    const { left, right, browser } = setUp()
    const heardLeft = vi.fn()
    const heardRight = vi.fn()
    left.channel(heardLeft)
    const stop = right.channel(heardRight)
    left.storage.setItem('a', '1')
    expect(right.storage.getItem('a')).toBe('1')
    left.storage.removeItem('a')
    expect([heardLeft.mock.calls.length, heardRight.mock.calls.length]).toEqual([0, 2])
    expect(browser.values.size).toBe(0)
    stop()
    left.storage.setItem('a', '2')
    expect(heardRight).toHaveBeenCalledTimes(2)
  })

  test('blocks the storage of one tab', () => {
    const { left, right } = setUp()
    left.block(true)
    expect(() => left.storage.getItem('a')).toThrow('blocked')
    expect(() => left.storage.setItem('a', '1')).toThrow('blocked')
    right.storage.setItem('a', '1')
    left.block(false)
    expect(left.storage.getItem('a')).toBe('1')
  })

  test('wakes a tab until it is closed', () => {
    const { left, right } = setUp()
    const heard = vi.fn()
    left.channel(heard)
    left.wake()
    expect(heard).toHaveBeenCalledTimes(1)
    left.close()
    left.wake()
    right.storage.setItem('a', '1')
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('holds a lock for one tab at a time, in turn', async () => {
    const { left, right } = setUp()
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(`${name} in`)
      await settlePromises()
      order.push(`${name} out`)
      return name
    }
    const done = await Promise.all([
      left.lock('a', work('left')),
      right.lock('a', work('right')),
      left.lock('b', work('other')),
    ])
    expect(done).toEqual(['left', 'right', 'other'])
    expect(order.indexOf('right in')).toBeGreaterThan(order.indexOf('left out'))
    expect(order.indexOf('other in')).toBeLessThan(order.indexOf('left out'))
  })

  test('gives a lock on when its work fails', async () => {
    const { left, right } = setUp()
    const failing = left.lock('a', () => Promise.reject(new Error('work')))
    const next = right.lock('a', () => Promise.resolve(7))
    await expect(failing).rejects.toThrow('work')
    expect(await next).toBe(7)
  })

  test('goes on without the lock after 5 s', async () => {
    const { left, right, clock } = setUp()
    void left.lock('a', never)
    const work = vi.fn(() => Promise.resolve(7))
    const done = right.lock('a', work)
    await clock.advance(4999)
    expect(work).not.toHaveBeenCalled()
    await clock.advance(1)
    expect(await done).toBe(7)
  })

  test('gives on the locks of a tab that is closed', async () => {
    const { left, right, browser, clock } = setUp()
    const third = browser.open()
    void left.lock('a', never)
    void right.lock('a', never)
    const done = third.lock('a', () => Promise.resolve(7))
    right.close()
    left.close()
    await settlePromises()
    expect(await done).toBe(7)
    expect(clock.waiting()).toBe(1)
  })
})
