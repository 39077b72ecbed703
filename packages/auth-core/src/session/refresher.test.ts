import { describe, expect, test, vi } from 'vitest'
import { createRefresher, parseMinutes } from '../index.ts'
import type { StoredToken, RefreshAnswer, RefresherPorts, SessionGrant } from '../index.ts'

const life = { issuedAtMs: 0, expiresIn: parseMinutes(60) }
const held = (version: number): StoredToken => ({ version, token: `t${version}`, life })
const grant: SessionGrant = {
  email: 'ada@example.com',
  token: 't2',
  life,
  isSuperAdmin: false,
  isVerified: true,
  lastLogin: undefined,
}
const granted: RefreshAnswer = { kind: 'granted', grant }
import { settlePromises } from '../testing/index.ts'

/** Sessions in a map, and a refresh call whose response the test controls. */
function setUp(ports: Partial<RefresherPorts<string, StoredToken>> = {}) {
  const sessions = new Map<string, StoredToken>([['ada', held(1)]])
  const answers: ((answer: RefreshAnswer) => void)[] = []
  const send = vi.fn((_held: StoredToken) => new Promise<RefreshAnswer>((resolve) => answers.push(resolve)))
  const end = vi.fn((key: string) => {
    sessions.delete(key)
    return Promise.resolve()
  })
  const refresher = createRefresher<string, StoredToken>({
    read: (key) => Promise.resolve(sessions.get(key)),
    send,
    replace: (key, { version }) => {
      if (sessions.get(key)?.version !== version) return Promise.resolve(undefined)
      sessions.set(key, held(version + 1))
      return Promise.resolve(sessions.get(key))
    },
    end,
    ...ports,
  })
  return {
    sessions,
    refresher,
    send,
    end,
    answers,
    answer: async (given: RefreshAnswer) => {
      await settlePromises()
      answers.shift()?.(given)
    },
  }
}

describe('createRefresher', () => {
  test('renews a session', async () => {
    const { refresher, answer, send, sessions } = setUp()
    const outcome = refresher.refresh('ada', held(1))
    await answer(granted)
    expect(await outcome).toEqual({ kind: 'renewed', held: held(2) })
    expect(send).toHaveBeenCalledExactlyOnceWith(held(1))
    expect(sessions.get('ada')).toEqual(held(2))
  })

  test('flies once for all who ask', async () => {
    const { refresher, answer, send } = setUp()
    const outcomes = Array.from({ length: 1000 }, () => refresher.refresh('ada', held(1)))
    await answer(granted)
    expect(new Set((await Promise.all(outcomes)).map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('flies once for each session', async () => {
    const { refresher, answer, send, sessions } = setUp()
    sessions.set('bob', held(5))
    const outcomes = [refresher.refresh('ada', held(1)), refresher.refresh('bob', held(5))]
    await answer(granted)
    await answer(granted)
    expect(await Promise.all(outcomes)).toEqual([
      { kind: 'renewed', held: held(2) },
      { kind: 'renewed', held: held(6) },
    ])
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('flies again once the flight has landed', async () => {
    const { refresher, answer, send } = setUp()
    const first = refresher.refresh('ada', held(1))
    await answer(granted)
    await first
    const second = refresher.refresh('ada', held(2))
    await answer(granted)
    expect(await second).toEqual({ kind: 'renewed', held: held(3) })
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('gives the newer session to a request whose token was replaced meanwhile', async () => {
    const { refresher, send, sessions } = setUp()
    sessions.set('ada', held(2))
    expect(await refresher.refresh('ada', held(1))).toEqual({ kind: 'renewed', held: held(2) })
    expect(send).not.toHaveBeenCalled()
  })

  test('ends at once when nobody is signed in', async () => {
    const { refresher, send } = setUp()
    expect(await refresher.refresh('bob', held(1))).toEqual({ kind: 'ended' })
    expect(send).not.toHaveBeenCalled()
  })

  test('drops a result that lands after sign-out', async () => {
    const { refresher, answer, sessions, end } = setUp()
    const outcome = refresher.refresh('ada', held(1))
    await settlePromises()
    sessions.delete('ada')
    await answer(granted)
    expect(await outcome).toMatchObject({ kind: 'ended' })
    expect(sessions.has('ada')).toBe(false)
    expect(end).not.toHaveBeenCalled()
  })

  test('gives the newer session when another process won the race', async () => {
    const { refresher, answers, sessions } = setUp()
    const outcome = refresher.refresh('ada', held(1))
    await settlePromises()
    sessions.set('ada', held(9))
    answers[0]?.(granted)
    expect(await outcome).toEqual({ kind: 'renewed', held: held(9) })
  })

  test('lets a newer session be although an older token was refused', async () => {
    const { refresher, answers, sessions, end } = setUp()
    const outcome = refresher.refresh('ada', held(1))
    await settlePromises()
    sessions.set('ada', held(9))
    answers[0]?.({ kind: 'refused', detail: 'Token has expired' })
    expect(await outcome).toEqual({ kind: 'renewed', held: held(9) })
    expect(end).not.toHaveBeenCalled()
  })

  test('gives the newer session when it was replaced just before its end', async () => {
    const { refresher, answer, sessions } = setUp({
      end: () => Promise.resolve(void sessions.set('ada', held(9))),
    })
    const outcome = refresher.refresh('ada', held(1))
    await answer({ kind: 'refused', detail: 'Token has expired' })
    expect(await outcome).toEqual({ kind: 'renewed', held: held(9) })
  })

  test('ends the session when the refresh is refused', async () => {
    const { refresher, answer, end } = setUp()
    const outcome = refresher.refresh('ada', held(1))
    await answer({ kind: 'refused', detail: 'Token has expired' })
    expect(await outcome).toEqual({ kind: 'ended', detail: 'Token has expired' })
    expect(end).toHaveBeenCalledExactlyOnceWith('ada', held(1), 'Token has expired')
  })

  test('keeps the session when it could not tell', async () => {
    const { refresher, answer, sessions, end } = setUp()
    const cause = new Error('reset')
    const outcome = refresher.refresh('ada', held(1))
    await answer({ kind: 'failed', status: 503, cause })
    expect(await outcome).toEqual({ kind: 'unchanged', status: 503, cause })
    expect(sessions.get('ada')).toEqual(held(1))
    expect(end).not.toHaveBeenCalled()
  })

  test('goes by what was stored although a reading comes late', async () => {
    const { refresher, answer } = setUp({
      read: () => Promise.resolve(held(1)),
      replace: () => Promise.resolve(held(2)),
    })
    const outcome = refresher.refresh('ada', held(1))
    await answer(granted)
    expect(await outcome).toEqual({ kind: 'renewed', held: held(2) })
  })

  test('keeps the session when the grant could not be stored', async () => {
    const { refresher, answer } = setUp({ replace: () => Promise.resolve(undefined) })
    const outcome = refresher.refresh('ada', held(1))
    await answer(granted)
    expect(await outcome).toEqual({ kind: 'unchanged' })
  })

  test.each(['read', 'send', 'replace', 'lock'] as const)(
    'keeps the session when %s throws',
    async (port) => {
      const cause = new Error(port)
      const fail = () => Promise.reject(cause)
      const { refresher, answers } = setUp({ [port]: fail })
      const outcome = refresher.refresh('ada', held(1))
      await settlePromises()
      answers[0]?.(granted)
      expect(await outcome).toEqual({ kind: 'unchanged', cause })
    },
  )

  test('flies again after a flight that threw', async () => {
    let isBroken = true
    const { refresher, answer } = setUp({
      lock: (_key, work) => (isBroken ? Promise.reject(new Error('lock')) : work()),
    })
    await refresher.refresh('ada', held(1))
    isBroken = false
    const outcome = refresher.refresh('ada', held(1))
    await answer(granted)
    expect(await outcome).toEqual({ kind: 'renewed', held: held(2) })
  })

  test('looks again once it holds the lock', async () => {
    const { refresher, send, sessions } = setUp({
      lock: (key, work) => {
        sessions.set(key, held(4))
        return work()
      },
    })
    expect(await refresher.refresh('ada', held(1))).toEqual({ kind: 'renewed', held: held(4) })
    expect(send).not.toHaveBeenCalled()
  })

  test('does not let a request of a newer session join the flight of an older one', async () => {
    const { refresher, answers, send, sessions } = setUp()
    const older = refresher.refresh('ada', held(1))
    await settlePromises()
    sessions.set('ada', held(7))
    const newer = refresher.refresh('ada', held(7))
    await settlePromises()
    const third = refresher.refresh('ada', held(7))
    answers[0]?.({ kind: 'refused' })
    expect(await older).toEqual({ kind: 'renewed', held: held(7) })
    const fourth = refresher.refresh('ada', held(7))
    await settlePromises()
    answers[1]?.(granted)
    for (const outcome of [newer, third, fourth])
      expect(await outcome).toEqual({ kind: 'renewed', held: held(8) })
    expect(send.mock.calls.map(([{ version }]) => version)).toEqual([1, 7])
  })
})
