import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { parseSessionAnswer } from '@draftdesk/auth-core'
import type { SessionGrant } from '@draftdesk/auth-core'
import { createSeal } from '@draftdesk/server-kit'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Upstream, UpstreamAnswer } from '../transport/upstream.ts'
import { createSessions } from './sessions.ts'
import type { Session } from './sessions.ts'
import { createSqliteStore } from './sqlite-store.ts'

const dayMs = 86_400_000
const body = (token: string) => ({ email: 'a@b.test', token, expires_in: 60, is_super_admin: 'False' })

let folder: string
let now: number
let asked: number
let paths: string[]
let answer: () => Promise<{ status: number; json: object }>
const open: { close(): Promise<void> }[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'draftdesk-sessions-'))
  now = 1_800_000_000_000
  asked = 0
  paths = []
  answer = async () => ({ status: 200, json: body(`token-${asked}`) })
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((store) => store.close()))
  rmSync(folder, { recursive: true })
})

/** A site process of its own on the shared store. */
function startProcess() {
  const store = createSqliteStore(join(folder, 'sessions.db'), () => now)
  open.push(store)
  const upstream: Upstream = {
    async send({ path }) {
      asked += 1
      paths.push(path)
      const { status, json } = await answer()
      const stream = Readable.from([Buffer.from(JSON.stringify(json))])
      const all = Object.assign(stream, { json: async () => json })
      return { kind: 'answer', status, headers: {}, body: all } as unknown as UpstreamAnswer
    },
    close: async () => undefined,
  }
  const seal = createSeal('s'.repeat(40), 'session token')
  const parts = { store, seal, upstream, now: () => now, idleMs: 14 * dayMs, maxMs: 90 * dayMs }
  return createSessions(parts)
}

function grant(token: string): SessionGrant {
  const parsed = parseSessionAnswer(body(token), now)
  if (!parsed) throw new Error('The grant of the test cannot be read')
  return parsed
}

async function begin(sessions: ReturnType<typeof startProcess>): Promise<{ id: string; session: Session }> {
  return sessions.start(grant('token-0'), undefined)
}

/** An answer that waits until it is let go. */
function hold(status: number, json: object) {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  answer = () => promise.then(() => ({ status, json }))
  return () => resolve(undefined)
}

describe('createSessions', () => {
  test('refreshes a session once for two processes that begin together', async () => {
    const [one, two] = [startProcess(), startProcess()]
    const { session } = await begin(one)
    const go = hold(200, body('token-1'))
    const both = Promise.all([one.refresh(session), two.refresh(session)])
    await expect.poll(() => asked).toBe(1)
    setTimeout(go, 100)
    const outcomes = await both
    expect(outcomes.map(({ kind }) => kind)).toEqual(['renewed', 'renewed'])
    expect(asked).toBe(1)
  })

  test('stores no refresh over a switch that came first', async () => {
    const sessions = startProcess()
    const { id, session } = await begin(sessions)
    const go = hold(200, body('late'))
    const refreshing = sessions.refresh(session)
    await expect.poll(() => asked).toBe(1)
    await sessions.change(session, grant('switched'), '7')
    go()
    await refreshing
    expect((await sessions.find(id))?.token).toBe('switched')
  })

  test('ends no session whose token was replaced while its refresh was refused', async () => {
    const sessions = startProcess()
    const { id, session } = await begin(sessions)
    const go = hold(403, { detail: 'no' })
    const refreshing = sessions.refresh(session)
    await expect.poll(() => asked).toBe(1)
    await sessions.change(session, grant('switched'), '7')
    go()
    expect((await refreshing).kind).toBe('renewed')
    expect((await sessions.find(id))?.token).toBe('switched')
  })

  test.each([400, 401, 403])(
    'ends a session whose refresh is refused with %d, and says why',
    async (status) => {
      const sessions = startProcess()
      const { id, session } = await begin(sessions)
      answer = async () => ({ status, json: { detail: 'Ended by the upstream' } })
      expect(await sessions.refresh(session)).toEqual({ kind: 'ended', detail: 'Ended by the upstream' })
      expect(await sessions.find(id)).toBeUndefined()
    },
  )

  test.each([402, 404, 409, 429, 500, 503])(
    'ends no session by a refresh that answers %d',
    async (status) => {
      const sessions = startProcess()
      const { id, session } = await begin(sessions)
      answer = async () => ({ status, json: {} })
      expect(await sessions.refresh(session)).toEqual({ kind: 'kept', status })
      expect((await sessions.find(id))?.token).toBe('token-0')
    },
  )

  test('asks for the token of the store that the session is in', async () => {
    const sessions = startProcess()
    const { session } = await begin(sessions)
    await sessions.refresh(session)
    const inStore = await sessions.change(session, grant('switched'), 'a&b')
    if (inStore) await sessions.refresh(inStore)
    expect(paths).toEqual(['/v1/auth/token/refresh', '/v1/auth/token/refresh?store_id=a%26b'])
  })

  test('gives a new id at every start, and ends the former session of the browser', async () => {
    const sessions = startProcess()
    const first = await begin(sessions)
    const second = await sessions.start(grant('token-9'), first.session)
    expect(second.id).not.toBe(first.id)
    expect(second.session.record.epoch).toBeGreaterThan(first.session.record.epoch)
    expect(await sessions.find(first.id)).toBeUndefined()
    expect((await sessions.find(second.id))?.token).toBe('token-9')
  })

  test('notes nothing of a check that began before a switch', async () => {
    const sessions = startProcess()
    const { id, session } = await begin(sessions)
    now += 1000
    await sessions.change(session, grant('switched'), '7')
    await sessions.keep(session, { isSuperAdmin: true, storeId: '1' })
    expect((await sessions.find(id))?.record).toMatchObject({ isSuperAdmin: false, storeId: '7' })
  })

  test('lets no use carry a session past its longest life', async () => {
    const sessions = startProcess()
    const { id } = await begin(sessions)
    const end = now + 90 * dayMs
    for (; now < end; now += 10 * dayMs) {
      const session = await sessions.find(id)
      if (session) await sessions.keep(session, { isSuperAdmin: false, storeId: undefined })
    }
    expect(await sessions.find(id)).toBeUndefined()
  })

  test('waits for the lease of a dead process no longer than it lasts', async () => {
    const [dead, sessions] = [startProcess(), startProcess()]
    const { session } = await begin(dead)
    hold(200, body('never'))
    void dead.refresh(session)
    await expect.poll(() => asked).toBe(1)
    answer = async () => ({ status: 200, json: body('token-2') })
    now += 12_001
    expect((await sessions.refresh(session)).kind).toBe('renewed')
    expect(asked).toBe(2)
  })
})
