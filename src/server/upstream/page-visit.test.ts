import { Readable } from 'node:stream'
import { buildCallKey, buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { failureMessages } from '../../messages/failures.ts'
import { gateMessages } from '../../messages/gate.ts'
import type { Flash } from '../locals.ts'
import { openSite, openPageRequest as openRequest } from '../testing/open-site.ts'
import type { TestSite } from '../testing/open-site.ts'
import type { Script } from '../testing/script-upstream.ts'
import { StreamTooLongError } from './limit-stream.ts'
import { createPageVisit } from './page-visit.ts'

const me = buildCallKey('me')
const renew = buildCallKey('refresh')
const renewal = { email: 'ada@shop.test', token: 'token-2', expires_in: 60, is_super_admin: false }

let open: TestSite

async function start(script: Script) {
  open = openSite(script)
  const { session } = await open.signIn()
  const { context, cookies } = openRequest('/examples-page')
  const flash: Flash[] = []
  const visit = createPageVisit({ site: open.site, context, cookies, session, shown: undefined, flash })
  return { visit, context, flash, session, site: open.site, sent: open.upstream.sent }
}

describe('createPageVisit', () => {
  test('makes a call in the name of the visitor', async () => {
    const { visit, sent } = await start({ [buildCallKey('updateExample', 'e/1')]: { json: {} } })
    await visit.call('updateExample', { id: 'e/1', version: 1, is_on: true })
    expect(sent).toMatchObject([{ method: 'PATCH', token: 'token-1', body: '{"version":1,"is_on":true}' }])
    expect(sent[0]?.headers?.['content-type']).toBe('application/json')
  })

  test('goes on with the session that a refresh on the way left', async () => {
    const refused: Script = {
      [me]: ({ token }) => (token === 'token-2' ? { json: {} } : { status: 401 }),
      [renew]: { json: renewal },
    }
    const { visit, sent } = await start(refused)
    await visit.call('me')
    await visit.call('me')
    expect(sent.map(({ path, token }) => [path.replace(/\?.*/, ''), token])).toEqual([
      [buildTestPath('me'), 'token-1'],
      [buildTestPath('refresh'), 'token-1'],
      [buildTestPath('me'), 'token-2'],
      [buildTestPath('me'), 'token-2'],
    ])
  })

  test('tells the reason of a refusal, and leaves the words to the page where there is none', async () => {
    const { visit } = await start({
      [me]: { status: 403, json: { detail: 'Not yours.' } },
      [buildCallKey('settings')]: { status: 300 },
    })
    const told = await visit.call('me')
    expect(told).toMatchObject({ ok: false, error: { problem: 'Not yours.', refusal: { status: 403 } } })
    expect(await visit.call('settings')).toMatchObject({ ok: false, error: { problem: undefined } })
    expect(await visit.call('stores')).toMatchObject({ error: { problem: gateMessages.unreachable } })
  })

  test('refuses an answer that is not what the contract says', async () => {
    const { visit } = await start({ [me]: { json: { user: 7 } } })
    const problem = gateMessages.notJson
    expect(await visit.call('me')).toEqual({ ok: false, error: { problem, isUnread: true } })
  })

  test('notes a 502, but for a call that the page can do without', async () => {
    const { visit, context } = await start({ [me]: { status: 502 } })
    await visit.call('me', {}, { isSpare: true })
    expect(context.locals.hasBadGateway).toBeUndefined()
    await visit.call('me')
    expect(context.locals.hasBadGateway).toBe(true)
  })

  test('asks no second time for a call that the upstream turned out not to have', async () => {
    const { visit, sent } = await start({ [buildCallKey('dashboard')]: { status: 404 } })
    for (const _ of [1, 2])
      expect(await visit.call('dashboard', {}, { mayBeMissing: true })).toMatchObject({
        error: { refusal: { status: 404 } },
      })
    expect(sent).toHaveLength(1)
  })

  test('asks again for what it did not say may be missing, or what was refused otherwise', async () => {
    const { visit, sent } = await start({
      [buildCallKey('dashboard')]: { status: 404 },
      [me]: { status: 500 },
    })
    for (const _ of [1, 2]) {
      await visit.call('dashboard')
      await visit.call('me', {}, { mayBeMissing: true })
    }
    expect(sent).toHaveLength(4)
  })

  test('takes a read that the gate began, once, and makes every other call itself', async () => {
    const { visit, context, site, session, sent } = await start({ [me]: { json: {} } })
    const path = buildTestPath('me')
    const begun = site.authorize(session, { method: 'GET', path })
    context.locals.reads = new Map([[path, begun]])
    await visit.call('me')
    expect(sent).toHaveLength(1)
    await visit.call('me')
    expect(sent).toHaveLength(2)
  })

  test('leaves a read that was begun alone when it changes something at the same address', async () => {
    const script = {
      [buildCallKey('settings')]: { json: {} },
      [buildCallKey('updateSettings')]: { json: {} },
    }
    const { visit, context, site, session, sent } = await start(script)
    const begun = site.authorize(session, { method: 'GET', path: buildTestPath('settings') })
    context.locals.reads = new Map([[buildTestPath('settings'), begun]])
    await visit.call('updateSettings', { version: 1, name: 'Northwind' })
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'PATCH'])
  })

  test('says nothing more in the name of a session that ended', async () => {
    const ending: Script = { [me]: { status: 401 }, [renew]: { status: 401, json: { detail: 'Blocked.' } } }
    const { visit, sent } = await start(ending)
    expect(await visit.call('me')).toEqual({ ok: false, error: { problem: 'Blocked.' } })
    await visit.call('me')
    expect(sent.at(-1)).not.toHaveProperty('token')
  })

  test('goes on in the visitor’s name after a call that nobody answered', async () => {
    const { visit, sent } = await start({})
    await visit.call('me')
    await visit.call('me')
    expect(sent.map(({ token }) => token)).toEqual(['token-1', 'token-1'])
  })

  test('has words of its own for an end without a reason', async () => {
    const { visit } = await start({ [me]: { status: 401 }, [renew]: { status: 401 } })
    expect(await visit.call('me')).toEqual({ ok: false, error: { problem: failureMessages.expired } })
  })

  test('passes a file on as it comes, in place of the body of the call', async () => {
    const { visit, sent } = await start({ [buildCallKey('uploadPolicy')]: { json: {} } })
    const upload = Readable.from(['file'])
    await visit.call('uploadPolicy', { file: new File([], 'a.pdf') }, { upload, timeoutMs: 5 })
    expect(sent[0]).toMatchObject({ body: upload, timeoutMs: 5 })
    expect(sent[0]?.headers).not.toHaveProperty('content-type')
    await visit.call('me')
    expect(sent[1]).not.toHaveProperty('timeoutMs')
  })

  test('refuses a file that turns out too large, and hides no other fault', async () => {
    const failures = [new StreamTooLongError(), new TypeError('of ours')]
    const { visit } = await start({ [me]: () => Promise.reject(failures.shift() ?? new Error()) })
    expect(await visit.call('me')).toEqual({ ok: false, error: { problem: gateMessages.tooLarge } })
    await expect(visit.call('me')).rejects.toThrow('of ours')
  })

  test('reads, and changes nothing, for a form that was brought back and waits to be sent again', async () => {
    const { visit, context, sent } = await start({ [me]: { status: 500 } })
    context.locals.isBroughtBack = true
    const refused = { ok: false, error: { problem: gateMessages.broughtBack } }
    expect(await visit.call('updateExample', { id: 'e1', version: 1 })).toEqual(refused)
    await visit.call('me')
    expect(sent.map(({ path }) => path)).toEqual([buildTestPath('me')])
  })

  test('says its toasts on the page, with the form that takes them back', async () => {
    const { visit, flash } = await start({})
    const undo = { action: '/emails-page', fields: { id: '1' } }
    visit.toast('info', 'Saved.')
    visit.toast('success', 'Archived.', undo)
    visit.explain('shop', 'The shop refused.')
    expect(flash).toEqual([
      { tone: 'info', text: 'Saved.' },
      { tone: 'success', text: 'Archived.', undo },
      { tone: 'error', text: 'The shop refused.', about: 'shop' },
    ])
    expect(visit.takeSectionMessage()).toEqual({ kind: 'shop', text: 'The shop refused.' })
    expect(visit.takeSectionMessage()).toBeUndefined()
    expect(flash).toHaveLength(2)
    flash.length = 0
    visit.explain('mailbox', 'The mailbox refused.')
    expect(visit.takeSectionMessage()).toEqual({ kind: 'mailbox', text: 'The mailbox refused.' })
  })

  test('has the clock of the process', async () => {
    const { visit, site } = await start({})
    expect(visit.clock.now).toBe(site.now)
  })
})
