import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildCallKey, buildTestPath } from '@draftdesk/contract/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createFormData, openBrowser } from '../browser.ts'
import type { Browser } from '../browser.ts'
import { startProduct } from '../product.ts'
import type { TestProduct } from '../product.ts'

const owner = { email: 'owner@demo.test', password: 'Demo-pass-1' }

let product: TestProduct

beforeAll(async () => {
  product = await startProduct()
})
afterEach(() => product.clearFaults())
afterAll(() => product.stop())

async function signedIn({ email, password } = owner): Promise<Browser> {
  const browser = openBrowser(product.site.url)
  const answer = await browser.signIn(email, password)
  expect(answer.status).toBe(303)
  return browser
}

const paths = async () => (await product.takeCalls()).map(({ method, path }) => `${method} ${path}`)

describe('a session', () => {
  test('begins with a form alone and shows the dashboard', async () => {
    const browser = await signedIn()
    const { way, page } = await browser.follow('/')
    expect(way).toEqual(['/', '/dashboard'])
    expect(page.status).toBe(200)
    expect(page.text).toContain('Northwind Outfitters')
  })

  test('begins with a call of a script, whose answer holds no token', async () => {
    const browser = openBrowser(product.site.url)
    const answer = await browser.call('POST', buildTestPath('signIn'), createFormData(owner))
    expect(answer.status).toBe(200)
    expect(answer.json()).toMatchObject({ email: owner.email })
    expect(answer.json()).not.toHaveProperty('token')
    expect((await browser.get('/dashboard')).status).toBe(200)
  })

  test('is one opaque cookie that scripts and other sites cannot use', async () => {
    const browser = openBrowser(product.site.url)
    const answer = await browser.signIn(owner.email, owner.password)
    const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('session='))
    expect(line).toMatch(/HttpOnly/i)
    expect(line).toMatch(/SameSite=Lax/i)
    expect(line).toMatch(/Path=\//i)
    expect(browser.cookies.get('session')).toMatch(/^[\w-]{43}$/)
  })

  test('gets a new id at every login, and the old one stops working', async () => {
    const browser = await signedIn()
    const first = browser.cookies.get('session') ?? ''
    await browser.call('POST', buildTestPath('signIn'), createFormData(owner))
    expect(browser.cookies.get('session')).not.toBe(first)
    const old = openBrowser(product.site.url)
    old.cookies.set('session', first)
    expect((await old.get('/dashboard')).location).toBe('/signin?from=%2Fdashboard')
  })

  test('survives an expired token with one refresh and one resend', async () => {
    const browser = await signedIn()
    await product.expire(owner.email)
    await product.takeCalls()
    expect((await browser.get('/dashboard')).status).toBe(200)
    expect((await paths()).toSorted()).toEqual([
      buildCallKey('session'),
      buildCallKey('session'),
      buildCallKey('dashboard'),
      buildCallKey('dashboard'),
      buildCallKey('refresh'),
    ])
  })

  test('is refreshed once for fifty calls that fail together', async () => {
    const browser = await signedIn()
    await product.expire(owner.email)
    await product.takeCalls()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => browser.call('GET', buildTestPath('me'))),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
    const seen = await paths()
    expect(seen.filter((path) => path.includes('refresh'))).toHaveLength(1)
    expect(seen.filter((path) => path.includes('/me')).length).toBeLessThanOrEqual(100)
  })

  test('is refreshed once for two processes that share it', async () => {
    const twin = await product.startTwin()
    const browser = await signedIn()
    const other = openBrowser(twin.url)
    other.cookies.set('session', browser.cookies.get('session') ?? '')
    await product.expire(owner.email)
    await product.takeCalls()
    const pages = await Promise.all(
      [browser, other, browser, other, browser, other].map((from) => from.get('/dashboard')),
    )
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect((await paths()).filter((path) => path.includes('refresh'))).toHaveLength(1)
    await browser.post('/logout', {})
    expect((await other.get('/dashboard')).status).toBe(303)
    await twin.stop()
  })

  test('survives a killed process', async () => {
    const twin = await product.startTwin()
    const browser = openBrowser(twin.url)
    await browser.signIn(owner.email, owner.password)
    await twin.stop('SIGKILL')
    const again = await product.startTwin()
    const later = openBrowser(again.url)
    later.cookies.set('session', browser.cookies.get('session') ?? '')
    expect((await later.get('/dashboard')).status).toBe(200)
    await again.stop()
  })

  test('ends when the upstream refuses to renew it, and says why on the way out', async () => {
    const browser = await signedIn()
    await product.expire(owner.email, 'end')
    const out = await browser.get('/dashboard')
    expect(out.location).toBe('/signin?from=%2Fdashboard')
    expect(browser.cookies.has('session')).toBe(false)
    expect(browser.cookies.has('flash')).toBe(true)
    expect((await browser.get('/signin')).text).toContain('Token has expired')
    expect(browser.cookies.has('flash')).toBe(false)
  })

  test.each(['500', '502', '503', '429', 'offline'])('outlives a refresh that answers %s', async (fault) => {
    const browser = await signedIn()
    await product.expire(owner.email)
    await product.fault('refresh', fault)
    expect((await browser.call('GET', buildTestPath('me'))).status).toBeGreaterThanOrEqual(502)
    await product.clearFaults()
    expect((await browser.call('GET', buildTestPath('me'))).status).toBe(200)
  })

  test('outlives an expired token that cannot be renewed just now', async () => {
    const browser = await signedIn()
    await product.fault('refresh', '503')
    await product.fault('session', '401')
    await product.fault('me', '401')
    expect((await browser.call('GET', buildTestPath('me'))).status).toBe(503)
    expect((await browser.get('/dashboard')).location).toBe('/signin?from=%2Fdashboard')
    expect((await browser.get('/signin')).text).toContain('cannot be reached')
    await product.clearFaults()
    expect((await browser.get('/dashboard')).status).toBe(200)
  })

  test('outlives an upstream that is away, and goes on to where the person wanted', async () => {
    const browser = await signedIn()
    await product.fault('all', 'offline')
    const away = await browser.get('/dashboard')
    expect(away.location).toBe('/signin?from=%2Fdashboard')
    expect((await browser.get('/signin?from=%2Fdashboard')).status).toBe(200)
    await product.clearFaults()
    const back = await browser.get('/signin?from=%2Fdashboard')
    expect(back.status).toBe(303)
    expect((await browser.follow('/')).page.text).toContain('Northwind Outfitters')
  })

  test('leads to /502-error with the last page when the check answers 502', async () => {
    const browser = await signedIn()
    await product.fault('session', '502')
    expect((await browser.get('/dashboard?a=1')).location).toBe('/502-error?lastPage=%2Fdashboard%3Fa%3D1')
  })

  test('ends for good at logout, even with a refresh under way', async () => {
    const browser = await signedIn()
    const id = browser.cookies.get('session') ?? ''
    await product.expire(owner.email)
    await product.fault('refresh', 'slow=400')
    const late = browser.call('GET', buildTestPath('me'))
    const out = await browser.post('/logout', {})
    expect(out.location).toBe('/signin')
    expect((await late).status).toBe(401)
    const thief = openBrowser(product.site.url)
    thief.cookies.set('session', id)
    expect((await thief.get('/dashboard')).location).toBe('/signin?from=%2Fdashboard')
  })

  test('tells a page of a former store that it is stale', async () => {
    const browser = await signedIn()
    const epoch = /"epoch":(\d+)/.exec((await browser.get('/dashboard')).text)?.[1] ?? ''
    const stores = (await browser.call('GET', buildTestPath('stores'))).json() as {
      id: string
      name: string
    }[]
    const other = stores.find(({ name }) => name === 'Harbour Home')
    const switched = await browser.call('POST', buildTestPath('switchStore', other?.id), undefined, {
      'x-session-epoch': epoch,
    })
    expect(switched.status).toBe(200)
    expect(switched.json()).not.toHaveProperty('token')
    expect(
      (await browser.call('GET', buildTestPath('me'), undefined, { 'x-session-epoch': epoch })).status,
    ).toBe(409)
    expect((await browser.get('/dashboard')).text).toContain('Harbour Home')
  })

  test('keeps its token out of pages, answers, storage and logs', async () => {
    const browser = await signedIn()
    const answer = await fetch(`${product.site.url}/dashboard`, {
      headers: { cookie: `session=${browser.cookies.get('session') ?? ''}` },
    })
    const upstreamToken = await (async () => {
      const login = await browser.call('POST', buildTestPath('signIn'), createFormData(owner))
      return login.text
    })()
    expect(await answer.text()).not.toMatch(/"token"|bearer/i)
    expect(upstreamToken).not.toMatch(/token/)
    const stored = readdirSync(product.dataDir)
      .filter((name) => name.startsWith('sessions'))
      .map((name) => readFileSync(join(product.dataDir, name), 'latin1'))
      .join('')
    expect(stored).toContain('sealed')
    expect(stored).not.toContain(browser.cookies.get('session'))
    expect(product.site.output()).not.toMatch(/Demo-pass-1|owner@demo\.test|bearer/i)
  })
})
