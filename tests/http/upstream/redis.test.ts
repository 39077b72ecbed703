import { buildTestPath } from '@draftdesk/contract/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startRedis } from '../../redis.ts'
import { openBrowser } from '../browser.ts'
import { startProduct } from '../product.ts'

let redis: Awaited<ReturnType<typeof startRedis>>

beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())

describe('two sites that share Redis', () => {
  const owner = { email: 'owner@demo.test', password: 'Demo-pass-1' }

  test('refresh a session once, and a logout in one ends it in the other', async () => {
    const product = await startProduct({ SESSION_REDIS_URL: redis.url, SESSION_SECRET: 's'.repeat(40) })
    const twin = await product.startTwin({ DATA_DIR: `${product.dataDir}-elsewhere` })
    const browser = openBrowser(product.site.url)
    await browser.signIn(owner.email, owner.password)
    const other = openBrowser(twin.url)
    other.cookies.set('session', browser.cookies.get('session') ?? '')
    await product.expire(owner.email)
    await product.takeCalls()
    const pages = await Promise.all([browser, other, browser, other].map((from) => from.get('/dashboard')))
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await product.takeCalls()).filter(({ path }) => path.endsWith('/refresh'))).toHaveLength(1)
    await other.post('/logout', {})
    expect((await browser.get('/dashboard')).location).toBe('/signin?from=%2Fdashboard')
    await twin.stop()
    await product.stop()
  })

  test('end nobody’s session while Redis is away', async () => {
    const away = await startRedis()
    const product = await startProduct({ SESSION_REDIS_URL: away.url, SESSION_SECRET: 's'.repeat(40) })
    const browser = openBrowser(product.site.url)
    await browser.signIn(owner.email, owner.password)
    const isReady = async () => (await fetch(`${product.site.url}/readyz`)).ok
    expect(await isReady()).toBe(true)
    await away.stop()
    await expect.poll(isReady, { timeout: 5000 }).toBe(false)
    const page = await browser.get('/dashboard')
    expect([page.status, page.location]).toEqual([303, '/signin?from=%2Fdashboard'])
    expect((await browser.get('/signin?from=%2Fdashboard')).text).toContain('Draftdesk cannot be reached')
    expect((await browser.call('GET', buildTestPath('me'))).status).toBe(503)
    const late = await openBrowser(product.site.url).signIn(owner.email, owner.password)
    expect([late.status, late.text]).toEqual([200, expect.stringContaining('cannot be reached right now')])
    expect(browser.cookies.has('session')).toBe(true)
    await product.stop()
  })

  test('fail fast while Redis is silent, and go on when it answers again', async () => {
    const silent = await startRedis()
    const product = await startProduct({ SESSION_REDIS_URL: silent.url, SESSION_SECRET: 's'.repeat(40) })
    const browser = openBrowser(product.site.url)
    await browser.signIn(owner.email, owner.password)
    silent.pause()
    const timed = async (by = browser) => {
      const startedMs = performance.now()
      const { status } = await by.call('GET', buildTestPath('me'))
      return { status, ms: performance.now() - startedMs }
    }
    const many = (by: typeof browser) => Promise.all(Array.from({ length: 200 }, () => timed(by)))
    const median = (all: { ms: number }[]) => all.map(({ ms }) => ms).toSorted((a, b) => a - b)[100] ?? NaN
    expect((await timed()).status).toBe(503)
    const all = await many(browser)
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([503]))
    // Visits without a session do not wait for Redis. The rest of the time is this machine's.
    expect(median(all) - median(await many(openBrowser(product.site.url)))).toBeLessThan(250)
    silent.resume()
    await expect.poll(async () => (await timed()).status, { timeout: 10_000 }).toBe(200)
    await product.stop()
    await silent.stop()
  })

  test('say that nobody was signed out while Redis is away, by a form and by a script', async () => {
    const away = await startRedis()
    const product = await startProduct({ SESSION_REDIS_URL: away.url, SESSION_SECRET: 's'.repeat(40) })
    const browser = openBrowser(product.site.url)
    await browser.signIn(owner.email, owner.password)
    await away.stop()
    const out = await browser.post('/logout', {}, { 'sec-fetch-mode': 'navigate' })
    expect([out.status, out.location]).toEqual([303, '/signin'])
    expect(browser.cookies.has('session')).toBe(true)
    expect((await browser.get('/signin')).text).toContain('You are still signed in')
    expect((await browser.call('POST', '/logout')).status).toBe(503)
    await product.stop()
  })
})
