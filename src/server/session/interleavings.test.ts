import { parseSessionAnswer } from '@draftdesk/auth-core'
import type { SessionGrant } from '@draftdesk/auth-core'
import { createSeal } from '@draftdesk/server-kit'
import { afterAll, describe, expect, test } from 'vitest'
import { explore } from '../testing/explore.ts'
import type { Scheduler } from '../testing/explore.ts'
import { scriptUpstream } from '../testing/script-upstream.ts'
import type { ScriptedAnswer } from '../testing/script-upstream.ts'
import type { SessionStore } from './session-store.ts'
import { createSessions } from './sessions.ts'
import { createSqliteStore } from './sqlite-store.ts'

const dayMs = 86_400_000
const body = (token: string) => ({ email: 'a@b.test', token, expires_in: 60, is_super_admin: 'False' })
const granted: ScriptedAnswer = { json: body('renewed') }
const refused: ScriptedAnswer = { status: 401, json: { detail: 'Over' } }

let now = 1_800_000_000_000
/** What both processes reach. One connection does for both: SQLite, too, takes their steps one after the other. */
const shared = createSqliteStore(':memory:', () => now)
afterAll(() => shared.close())

function grant(token: string): SessionGrant {
  const parsed = parseSessionAnswer(body(token), now)
  if (!parsed) throw new Error('The grant of the test cannot be read')
  return parsed
}

type Asks = <T>(process: string, work: () => T | Promise<T>) => Promise<T>

/** Two site processes, one and two, on one store, whose every step waits for its turn; and a third that only looks. */
async function setUp({ step, pause }: Scheduler, answer: ScriptedAnswer, ask: Asks = step) {
  let refreshes = 0
  const seal = createSeal('s'.repeat(40), 'session token')
  const common = { seal, now: () => now, idleMs: 14 * dayMs, maxMs: 90 * dayMs }
  const open = (name: string) => {
    const store: SessionStore = {
      ...shared,
      read: (key) => ask(name, () => shared.read(key)),
      replace: (key, version, record) => ask(name, () => shared.replace(key, version, record)),
      remove: (key) => ask(name, () => shared.remove(key)),
    }
    const script = () => {
      refreshes += 1
      return answer
    }
    const upstream = scriptUpstream({ 'POST /v1/auth/token/refresh': script })
    const send: typeof upstream.send = (request) => ask(name, () => upstream.send(request))
    const rest = (ms: number) => pause(name, () => void (now += 50 * ms))
    return createSessions({ ...common, store, upstream: { ...upstream, send }, pause: rest })
  }
  const looker = createSessions({ ...common, store: shared, upstream: scriptUpstream({}) })
  const { id, session } = await looker.start(grant('first'), undefined)
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
    const orders = await explore(2, async (scheduler) => {
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
    await explore(2, async (scheduler) => {
      const { one, two, session, find, count } = await setUp(scheduler, refused)
      const outcomes = await Promise.all([one.refresh(session), two.refresh(session)])
      expect(outcomes.map(({ kind }) => kind)).toEqual(['ended', 'ended'])
      expect([count(), await find()]).toEqual([1, undefined])
    })
  })

  test.each([granted, refused])('never undoes a switch by a refresh that answers %j', async (answer) => {
    await explore(3, async (scheduler) => {
      const { one, two, session, find } = await setUp(scheduler, answer)
      const [outcome, switched] = await Promise.all([
        one.refresh(session),
        two.change(session, grant('switched'), '7'),
      ])
      const after = await find()
      if (switched) expect(after).toMatchObject({ token: 'switched', record: { storeId: '7' } })
      else expect(after).toBeUndefined()
      expect(outcome.kind).toBe(switched ? 'renewed' : 'ended')
      expect(switched !== undefined || answer === refused).toBe(true)
    })
  })

  test.each([granted, refused])('never undoes a sign-out by a refresh that answers %j', async (answer) => {
    await explore(3, async (scheduler) => {
      const { one, two, session, find } = await setUp(scheduler, answer)
      await Promise.all([one.refresh(session), two.end(session)])
      expect(await find()).toBeUndefined()
    })
  })

  test('never takes a person back to the store of a check that began before their switch', async () => {
    await explore(3, async (scheduler) => {
      const { one, two, session, find } = await setUp(scheduler, granted)
      now += 1000
      const note = { isSuperAdmin: true, storeId: '1' }
      await Promise.all([one.keep(session, note), two.change(session, grant('switched'), '7')])
      expect((await find())?.record).toMatchObject({ isSuperAdmin: false, storeId: '7' })
    })
  })

  test('goes on after a process that died at any of its steps', async () => {
    let died = 0
    for (let lives = 0; lives < 10; lives += 1) {
      await explore(0, async (scheduler) => {
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
