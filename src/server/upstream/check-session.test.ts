import { buildCallKey, buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { StoreUnreachableError } from '../session/session-store.ts'
import { openSite } from '../testing/open-site.ts'
import type { TestSite } from '../testing/open-site.ts'
import type { ScriptedAnswer } from '../testing/script-upstream.ts'
import { checkSession, toPageSession } from './check-session.ts'

const user = { id: 'u1', email: 'ada@new.test', is_super_admin: 'True' }
const store = { id: 's1', name: 'Northwind', store_id: 7 }
const good = { success: true, user, store, role: 'owner', permissions: ['settings'] }
const renewal = { email: 'ada@shop.test', token: 'token-2', expires_in: 60, is_super_admin: false }
const renewed: ScriptedAnswer = { json: renewal }
const refused: ScriptedAnswer = { status: 401, json: { detail: 'Blocked by the owner' } }

let open: TestSite

async function start(answer?: ScriptedAnswer, refresh?: ScriptedAnswer) {
  open = openSite({
    ...(answer && { [buildCallKey('session')]: answer }),
    ...(refresh && { [buildCallKey('refresh')]: refresh }),
  })
  const { cookie, session } = await open.signIn()
  const find = () => open.site.sessions.find(cookie.replace('session=', ''))
  return { site: open.site, upstream: open.upstream, session, find }
}

describe('checkSession', () => {
  test('asks once, with a limit of its own, and notes what it heard', async () => {
    const { site, upstream, session, find } = await start({ json: good })
    const check = await checkSession(site, session)
    expect(check).toMatchObject({ verdict: { kind: 'verified', user: { id: 'u1' }, store: { storeId: 7 } } })
    expect(check.session).toBe(session)
    expect(upstream.sent).toEqual([
      { method: 'GET', path: buildTestPath('session'), timeoutMs: 8000, token: 'token-1' },
    ])
    expect((await find())?.record).toMatchObject({ isSuperAdmin: true, storeId: '7' })
  })

  test('notes that a super admin is in no store', async () => {
    const { site, session, find } = await start({ json: { ...good, store: null } })
    expect((await checkSession(site, session)).verdict).toMatchObject({ kind: 'verified', store: undefined })
    expect((await find())?.record).not.toHaveProperty('storeId')
  })

  const text = { headers: { 'content-type': 'text/html' }, text: '<html>' }
  test.each<[told: string, verdict: string, answer: ScriptedAnswer | undefined, refresh?: ScriptedAnswer]>([
    ['no answer', 'unreachable', undefined],
    ['a 502', 'badGateway', { status: 502 }],
    ['a 500', 'unreachable', { status: 500, json: good }],
    ['a 429', 'unreachable', { status: 429 }],
    ['a redirect', 'unreachable', { status: 300, json: good }],
    ['a page in place of JSON', 'unreachable', text],
    ['another shape', 'unreachable', { json: { success: true } }],
    ['a 403', 'anonymous', { status: 403, json: good }],
    ['a 401 for a token just renewed', 'anonymous', { status: 401, json: good }, renewed],
    ['nobody', 'anonymous', { json: { success: false } }],
  ])('takes %s for %s, and ends nothing', async (_told, verdict, answer, refresh) => {
    const { site, session, find } = await start(answer, refresh)
    const check = await checkSession(site, session)
    expect(check.verdict).toEqual({ kind: verdict })
    expect(check.session).toMatchObject({ token: refresh ? 'token-2' : 'token-1' })
    expect(check.ended).toBeUndefined()
    expect((await find())?.record).toMatchObject({ isSuperAdmin: false })
  })

  test('tells why the session ended', async () => {
    const { site, session } = await start({ status: 401 }, refused)
    expect(await checkSession(site, session)).toEqual({
      verdict: { kind: 'anonymous' },
      session: undefined,
      ended: { detail: 'Blocked by the owner' },
    })
  })

  test('leaves the note for the next page while the session store is away, and hides no other fault', async () => {
    const { site, session } = await start({ json: good })
    const failing = (error: Error) => ({
      ...site,
      sessions: { ...site.sessions, keep: () => Promise.reject(error) },
    })
    expect((await checkSession(failing(new StoreUnreachableError()), session)).verdict.kind).toBe('verified')
    await expect(checkSession(failing(new TypeError('of ours')), session)).rejects.toThrow('of ours')
  })
})

describe('toPageSession', () => {
  test('tells a page of a verified session, by the address of now and without its token', async () => {
    const { site, session } = await start({ json: good })
    const check = await checkSession(site, session)
    if (check.verdict.kind !== 'verified') throw new Error('The check of the test cannot be read')
    const { epoch, issuedAtMs } = session.record
    const { kind: _kind, ...verified } = check.verdict
    expect(toPageSession(check)).toEqual({
      ...verified,
      ...{ epoch, email: 'ada@new.test', tokenIssuedAt: issuedAtMs, expiryIn: 60 },
    })
    expect(toPageSession({ ...check, session: undefined })).toBeUndefined()
    expect(toPageSession({ verdict: { kind: 'unreachable' }, session })).toBeUndefined()
  })
})
