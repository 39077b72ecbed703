import { buildCallKey, buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { signInTokenMessages } from '../../../messages/sign-in-tokens.ts'
import { gateMessages } from '../../../messages/gate.ts'
import { createCookies } from '../../session/cookies.ts'
import { createCookieJar } from '../../session/cookie-jar.ts'
import { openSite, openPageRequest } from '../../testing/open-site.ts'
import type { TestSite } from '../../testing/open-site.ts'
import type { Script } from '../../testing/script-upstream.ts'
import { finishGoogleSignIn, startGoogleSignIn } from './google-sign-in.ts'
import { prepareOAuthRedirect, confirmOAuthReturn } from './oauth-redirect.ts'

const login = buildCallKey('googleLogin')
const callback = buildCallKey('googleCallback')
const away = 'https://accounts.google.test/auth?client=1'

const browser = () => createCookies(createCookieJar(undefined), false)

describe('prepareOAuthRedirect', () => {
  test.each([
    ['https://shop.test/oauth?state=theirs', 'theirs'],
    ['http://shop.test/oauth?a=1&state=theirs', 'theirs'],
  ])('remembers the state of %s as it is', (address, state) => {
    const cookies = browser()
    expect(prepareOAuthRedirect(cookies, address)).toBe(address)
    expect(cookies.transaction.take()).toBe(state)
  })

  test('gives an address a state that nobody guesses when it has none', () => {
    const states = [away, `${away}&state=`].map((address) => {
      const cookies = browser()
      const state = new URL(prepareOAuthRedirect(cookies, address) ?? '').searchParams.get('state')
      expect(cookies.transaction.take()).toBe(state)
      return state
    })
    expect(states).toEqual([expect.stringMatching(/^[\w-]{22}$/), expect.stringMatching(/^[\w-]{22}$/)])
    expect(new Set(states).size).toBe(2)
  })

  test.each([
    '',
    'words',
    '/oauth',
    'javascript:alert(1)',
    'ftp://shop.test/',
    'xhttp://shop.test',
    'https-x://a',
  ])('goes nowhere by %j', (address) => {
    const cookies = browser()
    expect(prepareOAuthRedirect(cookies, address)).toBeUndefined()
    expect(cookies.transaction.has()).toBe(false)
  })
})

describe('confirmOAuthReturn', () => {
  test.each([
    ['mine', 'mine', true],
    ['mine', 'else', false],
    ['mine', 'mine-and-more', false],
    ['mine', '', false],
    ['mine', null, false],
    [undefined, 'mine', false],
    [undefined, null, false],
    ['', '', false],
  ])('of a browser that left with %j and comes with %j: %j, once', (left, state, outcome) => {
    const cookies = browser()
    if (left !== undefined) cookies.transaction.write(left)
    expect(confirmOAuthReturn(cookies, state)).toBe(outcome)
    expect(confirmOAuthReturn(cookies, state)).toBe(false)
  })
})

let open: TestSite
const start = (script: Script) => (open = openSite(script))

describe('startGoogleSignIn', () => {
  const leave = async (path: string) => {
    const seen = openPageRequest(path)
    const answer = await startGoogleSignIn(open.site, seen.context)
    return { to: answer.headers.get('location') ?? '', status: answer.status, cookies: seen.cookies }
  }

  test('sends a person to Google, with a state that their browser remembers', async () => {
    start({ [login]: { json: { authorization_url: away } } })
    const { to, status, cookies } = await leave('/google')
    expect([status, to]).toEqual([303, expect.stringContaining(`${away}&state=`)])
    expect(cookies.transaction.take()).toBe(new URL(to).searchParams.get('state'))
  })

  test.each([
    ['/google', '/signin'],
    ['/google?on=signin', '/signin'],
    ['/google?on=signup', '/signup'],
    ['/google?on=admin-signin', '/admin-signin'],
    ['/google?on=//evil.test', '/signin'],
  ])('leads %s back to %s and says why there is no going', async (path, back) => {
    const failures: readonly [Script, string][] = [
      [{ [login]: { json: { authorization_url: 'javascript:1' } } }, signInTokenMessages.failed],
      [{ [login]: { json: {} } }, signInTokenMessages.failed],
      [{ [login]: { status: 404, json: { authorization_url: away } } }, signInTokenMessages.failed],
      [{ [login]: { status: 503, json: { detail: 'Not set up' } } }, 'Not set up'],
      [{}, gateMessages.unreachable],
    ]
    for (const [script, text] of failures) {
      start(script)
      const { to, cookies } = await leave(path)
      expect(to).toBe(back)
      expect(cookies.takeFlash()).toEqual([{ tone: 'error', text }])
    }
    start({})
  })
})

describe('finishGoogleSignIn', () => {
  const back = async (script: Script, path: string) => {
    const { site, upstream } = start(script)
    const { context, cookies } = openPageRequest(path)
    cookies.transaction.write('mine')
    const asked = await finishGoogleSignIn(site, context, { cookies, session: undefined })
    return { asked, sent: upstream.sent.map(({ path: sent }) => sent) }
  }

  test('asks with the code of a browser that left', async () => {
    const { asked, sent } = await back({ [callback]: { json: { a: 1 } } }, '/signin?code=c&state=mine')
    expect(asked).toMatchObject({ ok: true, body: { a: 1 } })
    expect(sent).toEqual([`${buildTestPath('googleCallback')}?code=c&state=mine`])
  })

  test('asks nothing for another, and says why the code was refused', async () => {
    expect(await back({}, '/signin?code=c')).toEqual({
      asked: { ok: false, error: signInTokenMessages.googleStale },
      sent: [],
    })
    const refused = await back({ [callback]: { status: 400 } }, '/signin?code=c&state=mine')
    expect(refused.asked).toMatchObject({ ok: false, error: signInTokenMessages.failed })
  })
})
