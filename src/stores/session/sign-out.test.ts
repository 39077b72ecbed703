import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '../testing/open-page.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page whose server returns these statuses for sign-out requests, one after the other. */
async function open(...statuses: (number | undefined)[]) {
  const { left } = await openPage()
  const asked: unknown[] = []
  const ask = async (path: string, { method }: RequestInit = {}) => {
    asked.push([method, path])
    return statuses[asked.length - 1]
  }
  const turn = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
  return { left, asked, ask, turn, ...(await import('./sign-out.ts')) }
}

const request = ['POST', '/logout']

describe('signOut', () => {
  test('asks the server, forgets that it waited, and leaves for sign-in', async () => {
    const { signOut, isSignOutWaiting, ask, asked, left, turn } = await open(200)
    void signOut(ask)
    expect(isSignOutWaiting()).toBe(true)
    await turn()
    expect([asked, left, isSignOutWaiting()]).toEqual([[request], ['/signin'], false])
  })

  test('waits where there is no connection, and is done at once when there is one', async () => {
    const { signOut, finishSignOut, isSignOutWaiting, ask, left, turn } = await open(undefined, 200)
    await signOut(ask)
    await turn(1000)
    expect([left, isSignOutWaiting()]).toEqual([[], true])
    void finishSignOut(ask)
    await turn()
    expect([left, isSignOutWaiting()]).toEqual([['/signin'], false])
  })

  test('asks again after a failure of the server, or no answer, until it is done', async () => {
    const { signOut, ask, asked, left, turn } = await open(503, undefined, 200)
    await signOut(ask)
    await turn(4999)
    expect(asked).toHaveLength(1)
    await turn(1)
    await turn(5000)
    expect([asked.length, left]).toEqual([3, ['/signin']])
  })
})

describe('finishSignOut', () => {
  test('asks once, however often it is wanted meanwhile', async () => {
    const { finishSignOut, ask, asked } = await open(undefined)
    await Promise.all([finishSignOut(ask), finishSignOut(ask), finishSignOut(ask)])
    expect(asked).toEqual([request])
  })
})
