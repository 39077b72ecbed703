import { buildCall } from '@draftdesk/contract'
import { buildCallKey, buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { failureMessages } from '../../messages/failures.ts'
import { gateMessages } from '../../messages/gate.ts'
import { openSite, openPageRequest } from '../testing/open-site.ts'
import type { TestSite } from '../testing/open-site.ts'
import type { Script, ScriptedAnswer } from '../testing/script-upstream.ts'
import { makeGateCall } from './make-gate-call.ts'

const path = buildTestPath('refresh')
const request = buildCall('refresh', { store_id: '7' })
const fallback = 'That did not work.'

let open: TestSite

/** Makes calls with or without a session. */
async function askWith(script: Script, { signedIn = false, isBroughtBack = false } = {}) {
  open = openSite(script)
  const session = signedIn ? (await open.signIn()).session : undefined
  const { context } = openPageRequest('/select-store', {
    headers: { 'user-agent': 'Browser', cookie: 'a=1' },
  })
  context.locals.isBroughtBack = isBroughtBack
  const asked = await makeGateCall(open.site, context, { request, session, fallback })
  return { asked, session, locals: context.locals, sent: open.upstream.sent }
}
const answering = (answer: ScriptedAnswer): Script => ({ [`POST ${path}`]: answer })

describe('makeGateCall', () => {
  test('hands on the answer as it came, and who holds the session from here on', async () => {
    const { asked, session, sent } = await askWith(answering({ json: { token: 't' } }), { signedIn: true })
    expect(asked).toEqual({ ok: true, body: { token: 't' }, session })
    expect(sent).toMatchObject([{ method: 'POST', path: `${path}?store_id=7`, token: 'token-1' }])
    expect(sent[0]?.headers).toMatchObject({ 'user-agent': 'Browser', 'x-forwarded-for': '127.0.0.1' })
    expect(sent[0]?.headers).not.toHaveProperty('cookie')
  })

  test('asks in nobody’s name when nobody is given', async () => {
    const { asked, sent } = await askWith(answering({ status: 299, json: 1 }))
    expect(asked).toEqual({ ok: true, body: 1, session: undefined })
    expect(sent[0]).not.toHaveProperty('token')
  })

  test('sends the fields of a form as a form', async () => {
    open = openSite({ [buildCallKey('signIn')]: { json: {} } })
    const signIn = buildCall('signIn', { email: 'ada@shop.test', password: 'secret' })
    await makeGateCall(open.site, openPageRequest('/signin').context, { request: signIn, fallback })
    const [sent] = open.upstream.sent
    expect(sent?.headers?.['content-type']).toMatch(/^multipart\/form-data/)
    expect(sent?.body).toContain('ada@shop.test')
  })

  test.each([
    [{ status: 300, json: { detail: 'Not here.' } }, 'Not here.', undefined],
    [{ status: 422, json: { detail: 'Not like this.' } }, 'Not like this.', undefined],
    [{ status: 500, json: {} }, fallback, undefined],
    [{ status: 502, json: {} }, fallback, true],
  ])('says why it was refused: %j', async (answer, error, hasBadGateway) => {
    const { asked, locals } = await askWith(answering(answer))
    const refusal = { status: answer.status, body: answer.json }
    expect(asked).toEqual({ ok: false, error, refusal })
    expect(locals.hasBadGateway).toBe(hasBadGateway)
  })

  test('tells an upstream that is away from a session that ended', async () => {
    const away = await askWith({})
    expect(away.asked).toEqual({ ok: false, error: gateMessages.unreachable })
    const ended = await askWith(answering({ status: 401, json: { detail: 'Blocked.' } }), { signedIn: true })
    expect(ended.asked).toEqual({ ok: false, error: 'Blocked.' })
    const mute = await askWith(answering({ status: 401 }), { signedIn: true })
    expect(mute.asked).toEqual({ ok: false, error: failureMessages.expired })
  })

  test('asks nothing for a form that was brought back and waits to be sent again', async () => {
    const { asked, sent } = await askWith(answering({ json: {} }), { isBroughtBack: true })
    expect([asked, sent]).toEqual([{ ok: false, error: gateMessages.broughtBack }, []])
  })
})
