import { buildCallKey } from '@draftdesk/contract/testing'
import { afterAll, describe, expect, test } from 'vitest'
import { exploreInterleavings } from '../testing/explore-interleavings.ts'
import type { Scheduler } from '../testing/explore-interleavings.ts'
import { createGrantAnswer, openSessions } from '../testing/open-sessions.ts'
import { scriptUpstream } from '../testing/script-upstream.ts'
import type { ScriptedAnswer } from '../testing/script-upstream.ts'
import type { SessionStore } from './session-store.ts'

const granted: ScriptedAnswer = { json: createGrantAnswer('renewed') }
const refused: ScriptedAnswer = { status: 401, json: { detail: 'Over' } }

const shared = openSessions()
const { store: common, clock } = shared
afterAll(() => shared.close())

type Asks = <T>(process: string, work: () => T | Promise<T>) => Promise<T>

/** Two site processes share one store, and each step waits for its turn. A third process only reads. */
async function setUp({ step, pause }: Scheduler, answer: ScriptedAnswer, ask: Asks = step) {
  let refreshes = 0
  const open = (name: string) => {
    const store: SessionStore = {
      ...common,
      read: (key) => ask(name, () => common.read(key)),
      replace: (key, version, record) => ask(name, () => common.replace(key, version, record)),
      remove: (key) => ask(name, () => common.remove(key)),
    }
    const script = () => {
      refreshes += 1
      return answer
    }
    const upstream = scriptUpstream({ [buildCallKey('refresh')]: script })
    const send: typeof upstream.send = (request) => ask(name, () => upstream.send(request))
    const rest = (ms: number) => pause(name, () => void (clock.nowMs += 50 * ms))
    return shared.startProcess({}, { store, upstream: { ...upstream, send }, pause: rest })
  }
  const looker = shared.startProcess()
  const { id, session } = await looker.start(shared.grant('first'), undefined)
  return {
    one: open('one'),
    two: open('two'),
    session,
    find: () => looker.find(id),
    count: () => refreshes,
  }
}

describe('createSessions, in two processes on one store, in every order of their steps', () => {
  test('refreshes once for both, and gives the lease back', async () => {
    const orders = await exploreInterleavings(2, async (scheduler) => {
      const { one, two, session, find, count } = await setUp(scheduler, granted)
      const outcomes = await Promise.all([one.refresh(session), two.refresh(session)])
      expect(outcomes.map((outcome) => outcome.kind === 'renewed' && outcome.held.token)).toEqual([
        'renewed',
        'renewed',
      ])
      expect(count()).toBe(1)
      expect((await find())?.record).toMatchObject({ leaseUntilMs: 0, tokenVersion: 2 })
    })
    expect(orders).toBeGreaterThan(50)
  })

  test('ends for both when the one refresh is refused', async () => {
    await exploreInterleavings(2, async (scheduler) => {
      const { one, two, session, find, count } = await setUp(scheduler, refused)
      const outcomes = await Promise.all([one.refresh(session), two.refresh(session)])
      expect(outcomes.map(({ kind }) => kind)).toEqual(['ended', 'ended'])
      expect([count(), await find()]).toEqual([1, undefined])
    })
  })

  test.each([granted, refused])('never undoes a switch by a refresh that answers %j', async (answer) => {
    await exploreInterleavings(3, async (scheduler) => {
      const { one, two, session, find } = await setUp(scheduler, answer)
      const [outcome, switched] = await Promise.all([
        one.refresh(session),
        two.change(session, shared.grant('switched'), '7'),
      ])
      const after = await find()
      if (switched) expect(after).toMatchObject({ token: 'switched', record: { storeId: '7' } })
      else expect(after).toBeUndefined()
      expect(outcome.kind).toBe(switched ? 'renewed' : 'ended')
      expect(switched !== undefined || answer === refused).toBe(true)
    })
  })

  test.each([granted, refused])('never undoes a sign-out by a refresh that answers %j', async (answer) => {
    await exploreInterleavings(3, async (scheduler) => {
      const { one, two, session, find } = await setUp(scheduler, answer)
      await Promise.all([one.refresh(session), two.end(session)])
      expect(await find()).toBeUndefined()
    })
  })

  test('never takes a person back to the store of a check that began before their switch', async () => {
    await exploreInterleavings(3, async (scheduler) => {
      const { one, two, session, find } = await setUp(scheduler, granted)
      clock.nowMs += 1000
      const note = { isSuperAdmin: true, storeId: '1' }
      await Promise.all([one.keep(session, note), two.change(session, shared.grant('switched'), '7')])
      expect((await find())?.record).toMatchObject({ isSuperAdmin: false, storeId: '7' })
    })
  })

  test('goes on after a process that died at any of its steps', async () => {
    let died = 0
    for (let lives = 0; lives < 10; lives += 1) {
      await exploreInterleavings(0, async (scheduler) => {
        let steps = 0
        const ask: Asks = (process, work) => {
          if (process === 'one' && (steps += 1) > lives) {
            died += 1
            return new Promise(() => undefined)
          }
          return scheduler.step(process, work)
        }
        const { one, two, session, find } = await setUp(scheduler, granted, ask)
        void one.refresh(session)
        expect((await two.refresh(session)).kind).toBe('renewed')
        expect((await find())?.token).toBe('renewed')
      })
    }
    expect(died).toBeGreaterThan(8)
  })
})
