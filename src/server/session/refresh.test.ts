import { setImmediate as nextTurn } from 'node:timers/promises'
import { buildCallKey, buildTestPath } from '@draftdesk/contract/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGrantAnswer, openSessions } from '../testing/open-sessions.ts'
import type { Script, ScriptedAnswer } from '../testing/script-upstream.ts'

const refresh = buildCallKey('refresh')
const granted: ScriptedAnswer = { json: createGrantAnswer('token-1') }

let shared: ReturnType<typeof openSessions>
beforeEach(() => {
  shared = openSessions()
})
afterEach(() => shared.close())

/** A process whose refresh call returns `answer`, with one session. */
async function begin(answer: Script[string] | undefined) {
  const sessions = shared.startProcess(answer ? { [refresh]: answer } : {})
  return { sessions, ...(await sessions.start(shared.grant('token-0'), undefined)) }
}

/** An answer that the test releases. `asked` resolves when a request waits for it. */
function hold(answer: ScriptedAnswer) {
  const gate = Promise.withResolvers<ScriptedAnswer>()
  const asked = Promise.withResolvers<undefined>()
  const script = () => {
    asked.resolve(undefined)
    return gate.promise
  }
  return { script, asked: asked.promise, go: () => gate.resolve(answer) }
}

describe('createSessions, refresh', () => {
  test('renews the token and nothing else of the session', async () => {
    const { sessions, id, session } = await begin(granted)
    shared.clock.nowMs += 5000
    const outcome = await sessions.refresh(session)
    const { nowMs } = shared.clock
    const found = await sessions.find(id)
    expect(outcome).toMatchObject({ kind: 'renewed', held: { token: 'token-1', key: session.key } })
    expect(found).toMatchObject({ token: 'token-1', version: 2, life: { issuedAtMs: nowMs, expiresIn: 60 } })
    const { sealed: _sealed, ...former } = session.record
    expect(found?.record).toMatchObject({ ...former, tokenVersion: 2, issuedAtMs: nowMs })
    expect(sessions.sent).toEqual([
      { method: 'POST', path: buildTestPath('refresh'), headers: {}, token: 'token-0', timeoutMs: 10_000 },
    ])
  })

  test('asks for the token of the store that the session is in', async () => {
    const { sessions, session } = await begin(granted)
    const inStore = await sessions.change(session, shared.grant('switched'), 'a&b')
    if (inStore) await sessions.refresh(inStore)
    expect(sessions.sent.map(({ path }) => path)).toEqual([`${buildTestPath('refresh')}?store_id=a%26b`])
  })

  test.each([400, 401, 403])('ends a session that is refused with %d, and says why', async (status) => {
    const { sessions, id, session } = await begin({ status, json: { detail: 'Ended by the upstream' } })
    expect(await sessions.refresh(session)).toEqual({ kind: 'ended', detail: 'Ended by the upstream' })
    expect(await sessions.find(id)).toBeUndefined()
  })

  test.each<[told: string, answer: ScriptedAnswer | undefined]>([
    ...[300, 402, 404, 409, 429, 500, 503].map((status): [string, ScriptedAnswer] => [
      `a ${status}`,
      { ...granted, status },
    ]),
    ['a grant without a token', { json: { email: 'ada@shop.test' } }],
    ['no answer', undefined],
  ])('ends no session by %s, and gives the lease back', async (_told, answer) => {
    const { sessions, id, session } = await begin(answer)
    const status = answer ? (answer.status ?? 200) : undefined
    expect(await sessions.refresh(session)).toEqual({ kind: 'unchanged', ...(status && { status }) })
    expect(await sessions.find(id)).toMatchObject({ token: 'token-0', record: { leaseUntilMs: 0 } })
  })

  test('asks once for two processes that begin together; the second looks again until the first has it', async () => {
    const { script, asked, go } = hold(granted)
    const one = await begin(script)
    const pauses: number[] = []
    const pause = async (ms: number) => {
      if (pauses.push(ms) === 3) go()
      await nextTurn()
    }
    const two = shared.startProcess({}, { pause })
    const first = one.sessions.refresh(one.session)
    await asked
    expect([await two.refresh(one.session), await first]).toMatchObject([
      { kind: 'renewed', held: { token: 'token-1' } },
      { kind: 'renewed', held: { token: 'token-1' } },
    ])
    expect([one.sessions.sent.length, two.sent.length]).toEqual([1, 0])
    expect(pauses.slice(0, 3)).toEqual([40, 40, 40])
  })

  test('waits for the lease of a dead process as long as it lasts, and no longer', async () => {
    const { script, asked } = hold(granted)
    const dead = await begin(script)
    void dead.sessions.refresh(dead.session)
    await asked
    const waits = [11_999, 1]
    const pause = async () => void (shared.clock.nowMs += waits.shift() ?? Number.NaN)
    const living = shared.startProcess({ [refresh]: granted }, { pause })
    expect((await living.refresh(dead.session)).kind).toBe('renewed')
    expect(waits).toEqual([])
  })

  test('lets a process that slept through its lease take nothing from the next', async () => {
    const [slept, next] = [hold(granted), hold({ json: createGrantAnswer('token-2') })]
    const one = await begin(slept.script)
    const two = shared.startProcess({ [refresh]: next.script })
    const first = one.sessions.refresh(one.session)
    await slept.asked
    shared.clock.nowMs += 12_000
    const second = two.refresh(one.session)
    await next.asked
    slept.go()
    expect(await first).toMatchObject({ kind: 'renewed', held: { token: 'token-1' } })
    const { leaseUntilMs } = (await shared.store.read(one.session.key))?.record ?? {}
    expect(leaseUntilMs).toBe(shared.clock.nowMs + 12_000)
    next.go()
    expect(await second).toMatchObject({ kind: 'renewed', held: { token: 'token-1' } })
  })

  test.each<[ScriptedAnswer]>([[granted], [{ status: 403, json: { detail: 'no' } }]])(
    'changes nothing of a session that was switched while the refresh came to %j',
    async (answer) => {
      const { script, asked, go } = hold(answer)
      const { sessions, id, session } = await begin(script)
      const refreshing = sessions.refresh(session)
      await asked
      await sessions.change(session, shared.grant('switched'), '7')
      go()
      expect(await refreshing).toMatchObject({ kind: 'renewed', held: { token: 'switched' } })
      expect((await sessions.find(id))?.token).toBe('switched')
    },
  )

  test('brings no session back that was ended meanwhile', async () => {
    const { script, asked, go } = hold(granted)
    const { sessions, id, session } = await begin(script)
    const refreshing = sessions.refresh(session)
    await asked
    await sessions.end(session)
    go()
    expect((await refreshing).kind).toBe('ended')
    expect(await sessions.find(id)).toBeUndefined()
    expect(await sessions.refresh(session)).toEqual({ kind: 'ended' })
    expect(sessions.sent).toHaveLength(1)
  })
})
