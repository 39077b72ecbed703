import { hourMs } from '@draftdesk/contract/durations'
import { Readable } from 'node:stream'
import { buildCallKey } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { openSite } from '../testing/open-site.ts'
import type { TestSite } from '../testing/open-site.ts'
import type { Script, ScriptedAnswer } from '../testing/script-upstream.ts'
import { createAuthorizedSender } from './authorized-sender.ts'

const call = { method: 'PUT', path: '/v1/x', body: 'typed' }
const renewal = { email: 'ada@shop.test', token: 'token-2', expires_in: 60, is_super_admin: false }
const refused: ScriptedAnswer = { status: 403, json: { detail: 'Blocked by the owner' } }

let open: TestSite

/** An upstream that accepts only a refreshed token, and a session that is `ageMs` old. */
async function start(refresh: ScriptedAnswer | undefined, ageMs = 0, later: Script = {}) {
  open = openSite({
    'PUT /v1/x': ({ token }) => ({ status: token === 'token-2' ? 204 : 401 }),
    ...(refresh && { [buildCallKey('refresh')]: refresh }),
    ...later,
  })
  const { session } = await open.signIn()
  const { site, upstream } = open
  const now = () => (session.life.issuedAtMs ?? 0) + ageMs
  const authorize = createAuthorizedSender({ sessions: site.sessions, upstream, now })
  const sent = () => upstream.sent.map(({ path, token }) => `${path.replace('/v1/', '')} ${token}`)
  return { authorize, session, sent, unread: upstream.unread, requests: upstream.sent }
}

const good: Script = { 'PUT /v1/x': { status: 200 } }
const renewed = 'auth/token/refresh token-1'

describe('createAuthorizedSender', () => {
  test('sends what nobody asks for without a token, and passes its 401 on', async () => {
    const { authorize, requests } = await start({ json: renewal })
    const result = await authorize(undefined, call)
    expect(result).toMatchObject({ kind: 'answered', answer: { status: 401 }, session: undefined })
    expect(requests).toEqual([call])
  })

  test('sends a call of a session once while its token is good', async () => {
    const { authorize, session, sent } = await start(undefined, hourMs, { 'PUT /v1/x': { status: 403 } })
    const result = await authorize(session, call)
    expect(result).toMatchObject({ kind: 'answered', answer: { status: 403 } })
    expect(result.kind === 'answered' && result.session).toBe(session)
    expect(sent()).toEqual(['x token-1'])
  })

  test.each([
    ['after a 401', 0, ['x token-1', renewed, 'x token-2']],
    ['first when the token is past its end', hourMs + 1, [renewed, 'x token-2']],
  ])('refreshes %s, and goes on with the new session', async (_when, ageMs, expected) => {
    const { authorize, session, sent, unread, requests } = await start({ json: renewal }, ageMs)
    const result = await authorize(session, call)
    expect(result).toMatchObject({
      kind: 'answered',
      answer: { status: 204 },
      session: { token: 'token-2', record: { tokenVersion: 2 } },
    })
    expect(sent()).toEqual(expected)
    expect(requests.at(-1)).toEqual({ ...call, token: 'token-2' })
    expect(unread()).toEqual(['/v1/x'])
  })

  test.each([0, hourMs + 1])('passes a 401 of the new token on, after %d ms', async (ageMs) => {
    const { authorize, session, sent } = await start({ json: renewal }, ageMs, {
      'PUT /v1/x': { status: 401 },
    })
    expect(await authorize(session, call)).toMatchObject({ kind: 'answered', answer: { status: 401 } })
    expect(sent().filter((line) => line === renewed)).toHaveLength(1)
  })

  test.each([0, hourMs + 1])('ends with the reason of the upstream, after %d ms', async (ageMs) => {
    const { authorize, session, sent } = await start(refused, ageMs)
    expect(await authorize(session, call)).toEqual({ kind: 'ended', detail: 'Blocked by the owner' })
    expect(sent()).not.toContain('x token-2')
  })

  test.each([0, hourMs + 1])(
    'takes a 401 for no news while the session cannot be renewed, after %d ms',
    async (ageMs) => {
      const { authorize, session, sent, unread } = await start(undefined, ageMs)
      const result = await authorize(session, call)
      expect(result).toEqual({ kind: 'unreachable', timedOut: false, session })
      expect(sent().filter((line) => line === 'x token-1')).toHaveLength(1)
      expect(unread()).toEqual([])
    },
  )

  test('passes on what the upstream says to an old token that could not be renewed', async () => {
    const { authorize, session } = await start({ status: 503 }, hourMs + 1, good)
    const result = await authorize(session, call)
    expect(result).toMatchObject({ kind: 'answered', answer: { status: 200 }, session: { token: 'token-1' } })
  })

  test.each([0, hourMs + 1])('tells that there was no answer, after %d ms', async (ageMs) => {
    open = openSite({})
    const { session } = await open.signIn()
    const upstream = {
      send: async () => ({ kind: 'unreachable', timedOut: true }) as const,
      close: open.close,
    }
    const now = () => (session.life.issuedAtMs ?? 0) + ageMs
    const authorize = createAuthorizedSender({ sessions: open.site.sessions, upstream, now })
    expect(await authorize(session, call)).toEqual({ kind: 'unreachable', timedOut: true, session })
  })

  describe('with a body that can be sent once', () => {
    const streamed = () => ({ ...call, body: Readable.from(['typed']) })

    test.each([
      [60_000, ['x token-1']],
      [59_999, [renewed, 'x token-2']],
    ])('refreshes first when the token has less than a minute left: %d ms', async (leftMs, expected) => {
      const { authorize, session, sent } = await start({ json: renewal }, hourMs - leftMs)
      await authorize(session, streamed())
      expect(sent()).toEqual(expected)
    })

    test.each([call.body, Buffer.from('typed'), undefined])(
      'refreshes no second before the end for a body that can be sent again, or none: %o',
      async (body) => {
        const { authorize, session, sent } = await start({ json: renewal }, hourMs - 1, good)
        await authorize(session, { method: 'PUT', path: '/v1/x', ...(body !== undefined && { body }) })
        expect(sent()).toEqual(['x token-1'])
      },
    )

    test('passes a 401 on: what was sent is gone', async () => {
      const { authorize, session, sent } = await start({ json: renewal })
      const result = await authorize(session, streamed())
      expect(result).toMatchObject({ kind: 'answered', answer: { status: 401 } })
      expect(sent()).toEqual(['x token-1'])
    })
  })
})
