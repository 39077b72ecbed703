import { dayMs } from '@draftdesk/contract/durations'
import { createSeal } from '@draftdesk/server-kit'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSessions } from '../testing/open-sessions.ts'

let shared: ReturnType<typeof openSessions>
beforeEach(() => {
  shared = openSessions()
})
afterEach(() => shared.close())

/** A process, and a session that began in it. */
async function begin() {
  const sessions = shared.startProcess()
  return { sessions, ...(await sessions.start(shared.grant('token-0'), undefined)) }
}

describe('createSessions, start', () => {
  test('holds what was granted, and writes no token down', async () => {
    const { sessions, id, session } = await begin()
    const { nowMs } = shared.clock
    expect(session).toMatchObject({
      token: 'token-0',
      version: 1,
      life: { issuedAtMs: nowMs, expiresIn: 60 },
    })
    const { sealed, ...record } = session.record
    expect(sealed).not.toBe('')
    expect(record).toEqual({
      ...{ tokenVersion: 1, issuedAtMs: nowMs, expiresInMinutes: 60 },
      ...{ epoch: nowMs, isSuperAdmin: false, leaseUntilMs: 0 },
      ...{ startedAtMs: nowMs, usedAtMs: nowMs, expiresAtMs: nowMs + 14 * dayMs },
    })
    expect(await sessions.find(id)).toEqual(session)
    expect(JSON.stringify(await shared.store.read(session.key))).not.toContain('token-0')
    expect(session.key).not.toContain(id)
  })

  test('counts a token from now when nothing says since when it is good', async () => {
    const sessions = shared.startProcess()
    const grant = shared.grant('token-0')
    const life = { ...grant.life, issuedAtMs: undefined }
    const { session } = await sessions.start({ ...grant, life }, undefined)
    expect(session.record.issuedAtMs).toBe(shared.clock.nowMs)
  })

  test('gives a new id at every start, and ends the former session of the browser', async () => {
    const first = await begin()
    const second = await first.sessions.start(shared.grant('token-9'), first.session)
    expect(second.id).not.toBe(first.id)
    expect(second.session.record.epoch).toBe(first.session.record.epoch + 1)
    expect(await first.sessions.find(first.id)).toBeUndefined()
    expect((await first.sessions.find(second.id))?.token).toBe('token-9')
  })

  test('ends a session with its longest life although it could idle longer', async () => {
    const sessions = shared.startProcess({}, { idleMs: 3 * dayMs, maxMs: dayMs })
    const { session } = await sessions.start(shared.grant('token-0'), undefined)
    expect(session.record.expiresAtMs).toBe(shared.clock.nowMs + dayMs)
  })
})

describe('createSessions, find', () => {
  test('knows no session that was sealed with another secret, nor an id that it never gave', async () => {
    const { id } = await begin()
    const other = shared.startProcess({}, { seal: createSeal('o'.repeat(40), 'session token') })
    expect(await other.find(id)).toBeUndefined()
    expect(await other.find('made-up')).toBeUndefined()
  })

  test('forgets a session that was ended, or swept at its end', async () => {
    const { sessions, id, session } = await begin()
    await sessions.end(session)
    expect(await sessions.find(id)).toBeUndefined()
    await begin()
    shared.clock.nowMs += 14 * dayMs
    expect(await sessions.sweep()).toBe(1)
  })
})

describe('createSessions, change', () => {
  test('goes on with the token and the store that were entered, in a new epoch', async () => {
    const { sessions, id, session } = await begin()
    const { sealed: _sealed, ...record } = session.record
    const entered = await sessions.change(session, shared.grant('token-1', true), '7')
    expect(entered).toMatchObject({ token: 'token-1', version: 2 })
    expect(entered?.record).toMatchObject({
      ...{ ...record, tokenVersion: 2, epoch: record.epoch + 1, isSuperAdmin: true, storeId: '7' },
    })
    expect(await sessions.find(id)).toEqual(entered)
  })

  test('leaves a store, in the epoch of that moment', async () => {
    const { sessions, session } = await begin()
    const entered = await sessions.change(session, shared.grant('token-1'), '7')
    shared.clock.nowMs += 5000
    const left = entered && (await sessions.change(entered, shared.grant('token-2')))
    expect(left?.record).not.toHaveProperty('storeId')
    expect(left?.record).toMatchObject({ epoch: shared.clock.nowMs, issuedAtMs: shared.clock.nowMs })
  })

  test('brings no ended session back', async () => {
    const { sessions, id, session } = await begin()
    await sessions.end(session)
    expect(await sessions.change(session, shared.grant('token-1'), '7')).toBeUndefined()
    expect(await sessions.find(id)).toBeUndefined()
  })
})

describe('createSessions, keep', () => {
  const same = { isSuperAdmin: false, storeId: undefined }

  test.each([
    ['nothing new within ten minutes', 599_999, same, false],
    ['nothing new after ten minutes', 600_000, same, true],
    ['another rank', 0, { ...same, isSuperAdmin: true }, true],
    ['another store', 0, { ...same, storeId: '7' }, true],
  ])('writes only what makes a difference: %s', async (_what, laterMs, seen, isWritten) => {
    const { sessions, session } = await begin()
    shared.clock.nowMs += laterMs
    await sessions.keep(session, seen)
    const stored = await shared.store.read(session.key)
    const { storeId, ...noted } = isWritten
      ? { ...seen, usedAtMs: shared.clock.nowMs, expiresAtMs: shared.clock.nowMs + 14 * dayMs }
      : same
    expect(stored?.version).toBe(isWritten ? 2 : 1)
    expect(stored?.record).toEqual({ ...session.record, ...noted, ...(storeId && { storeId }) })
  })

  test('notes that somebody is in no store any more', async () => {
    const { sessions, session } = await begin()
    const entered = await sessions.change(session, shared.grant('token-1'), '7')
    if (entered) await sessions.keep(entered, same)
    expect((await shared.store.read(session.key))?.record).not.toHaveProperty('storeId')
  })

  test('notes nothing of a check that began before a switch', async () => {
    const { sessions, id, session } = await begin()
    shared.clock.nowMs += 1000
    await sessions.change(session, shared.grant('switched'), '7')
    await sessions.keep(session, { isSuperAdmin: true, storeId: '1' })
    expect((await sessions.find(id))?.record).toMatchObject({ isSuperAdmin: false, storeId: '7' })
  })

  test('lets no use carry a session past its longest life', async () => {
    const { sessions, id } = await begin()
    const end = shared.clock.nowMs + 90 * dayMs
    for (; shared.clock.nowMs < end; shared.clock.nowMs += 10 * dayMs) {
      const session = await sessions.find(id)
      if (session) await sessions.keep(session, same)
      expect(session).toBeDefined()
    }
    expect(await sessions.find(id)).toBeUndefined()
  })
})
