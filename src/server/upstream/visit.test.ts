import { afterEach, describe, expect, test } from 'vitest'
import { gateMessages } from '../../messages/gate.ts'
import type { Flash } from '../locals.ts'
import { openSite, visit as openRequest } from '../testing/open-site.ts'
import type { TestSite } from '../testing/open-site.ts'
import type { Script } from '../testing/script-upstream.ts'
import { createVisit } from './visit.ts'

const me = 'GET /v1/auth/me'
const renewal = { email: 'ada@shop.test', token: 'token-2', expires_in: 60, is_super_admin: false }

let open: TestSite
afterEach(() => open.close())

async function start(script: Script) {
  open = openSite(script)
  const { session } = await open.signIn()
  const { context, cookies } = openRequest('/examples-page')
  const flash: Flash[] = []
  const visit = createVisit({ site: open.site, context, cookies, session, shown: undefined, flash })
  return { visit, context, flash, sent: open.upstream.sent }
}

describe('createVisit', () => {
  test('makes a call in the name of the visitor', async () => {
    const { visit, sent } = await start({ 'PATCH /v1/examples/e%2F1': { json: {} } })
    await visit.call('updateExample', { id: 'e/1', version: 1, is_on: true })
    expect(sent).toMatchObject([{ method: 'PATCH', token: 'token-1', body: '{"version":1,"is_on":true}' }])
    expect(sent[0]?.headers?.['content-type']).toBe('application/json')
  })

  test('goes on with the session that a refresh on the way left', async () => {
    const refused: Script = {
      [me]: ({ token }) => (token === 'token-2' ? { json: {} } : { status: 401 }),
      'POST /v1/auth/token/refresh': { json: renewal },
    }
    const { visit, sent } = await start(refused)
    await visit.call('me')
    await visit.call('me')
    expect(sent.map(({ path, token }) => [path.replace(/\?.*/, ''), token])).toEqual([
      ['/v1/auth/me', 'token-1'],
      ['/v1/auth/token/refresh', 'token-1'],
      ['/v1/auth/me', 'token-2'],
      ['/v1/auth/me', 'token-2'],
    ])
  })

  test('tells the reason of a refusal, and leaves the words to the page where there is none', async () => {
    const { visit } = await start({
      [me]: { status: 403, json: { detail: 'Not yours.' } },
      'GET /v1/settings': { status: 500 },
    })
    const told = await visit.call('me')
    expect(told).toMatchObject({ ok: false, error: { problem: 'Not yours.', refusal: { status: 403 } } })
    expect(await visit.call('settings')).toMatchObject({ ok: false, error: { problem: undefined } })
    expect(await visit.call('stores')).toMatchObject({ error: { problem: gateMessages.unreachable } })
  })

  test('refuses an answer that is not what the contract says', async () => {
    const { visit } = await start({ [me]: { json: { user: 7 } } })
    expect(await visit.call('me')).toMatchObject({ ok: false, error: { problem: gateMessages.notJson } })
  })

  test('notes a 502, but for a call that the page can do without', async () => {
    const { visit, context } = await start({ [me]: { status: 502 } })
    await visit.call('me', {}, { isSpare: true })
    expect(context.locals.hasBadGateway).toBeUndefined()
    await visit.call('me')
    expect(context.locals.hasBadGateway).toBe(true)
  })

  test('asks no second time for a call that the upstream turned out not to have', async () => {
    const { visit, sent } = await start({ 'GET /v1/dashboard': { status: 404 } })
    for (const _ of [1, 2])
      expect(await visit.call('dashboard', {}, { mayBeMissing: true })).toMatchObject({
        error: { refusal: { status: 404 } },
      })
    expect(sent).toHaveLength(1)
  })

  test('says its toasts on the page', async () => {
    const { visit, flash } = await start({})
    visit.toast('info', 'Saved.')
    expect(flash).toEqual([{ tone: 'info', text: 'Saved.' }])
  })
})
