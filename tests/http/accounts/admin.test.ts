import { buildTestPath } from '@draftdesk/contract/testing'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { BrowserAnswer, Browser } from '../browser.ts'
import { useDemo } from '../use-demo.ts'

const demo = useDemo()
let admin: Browser
beforeAll(async () => {
  admin = await demo.signIn('admin')
})
afterEach(() => demo.product.clearFaults())

const namesIn = ({ text }: BrowserAnswer) =>
  [...text.matchAll(/href="\/admin\/store-page\/details\/[^"]+"[^>]*>([^<]+)</g)].map(([, name]) => name)
const detailsOf = async (name: string) => {
  const { text } = await admin.get(`/admin/store-page?search=${encodeURIComponent(name)}`)
  return /href="(\/admin\/store-page\/details\/[^"]+)"/.exec(text)?.[1] ?? ''
}

describe('/admin/dashboard-page', () => {
  test('counts stores by state, and names the connection that fails, its side and since when', async () => {
    const { text } = await admin.get('/admin/dashboard-page')
    const tile = (state: string) =>
      new RegExp(`state=${state}"[\\s\\S]*?<strong[^>]*>(\\d+)<`).exec(text)?.[1]
    expect(['not_onboarded', 'no_document', 'no_mailbox', 'no_shop', 'failing', 'ready'].map(tile)).toEqual([
      '1',
      '1',
      '1',
      '1',
      '1',
      '1',
    ])
    expect(text).toContain('Sending mail (SMTP)')
    expect(text).toMatch(/Since \d\d\/\d\d\/\d{4} \d\d:\d\d UTC/)
  })

  test('says that it could not be loaded', async () => {
    await demo.product.fault('overview', '503', 1)
    expect((await admin.get('/admin/dashboard-page')).text).toContain('Demo fault 503')
  })
})

describe('/admin/store-page', () => {
  test('finds stores by name, client, number and the address of a member, and by state', async () => {
    expect(namesIn(await admin.get('/admin/store-page'))).toHaveLength(6)
    expect(namesIn(await admin.get('/admin/store-page?search=harbour'))).toEqual(['Harbour Home'])
    expect(namesIn(await admin.get('/admin/store-page?search=olga+owner'))).toHaveLength(2)
    expect(namesIn(await admin.get('/admin/store-page?search=agent%40demo'))).toEqual([
      'Northwind Outfitters',
    ])
    expect(namesIn(await admin.get('/admin/store-page?search=&state=no_shop'))).toEqual(['Shopless Supplies'])
    const none = await admin.get('/admin/store-page?search=%22%3E%3Cscript%3E')
    expect(none.text).toContain('No store matches')
    expect(none.text).not.toContain('"><script>')
  })

  test('keeps the search on the way to the next page', async () => {
    const owner = await demo.signIn('owner')
    for (let count = 0; count < 51; count += 1)
      await owner.call('POST', buildTestPath('createStore'), { name: `Many ${String(count)}` })
    const first = await admin.get('/admin/store-page?search=many')
    expect(first.text).toContain('51 stores')
    const next = /href="([^"]+)" rel="next"/
      .exec(first.text)?.[1]
      ?.replaceAll('&amp;', '&')
      .replaceAll('&#38;', '&')
    const second = await admin.get(next ?? '')
    expect([...namesIn(first), ...namesIn(second)]).toHaveLength(51)
    expect(namesIn(second)).toEqual(['Many 0'])
    expect(second.text).toContain('First page')
  })

  test('says that it could not be loaded, and keeps what was searched', async () => {
    await demo.product.fault('adminStores', '503', 1)
    const { text } = await admin.get('/admin/store-page?search=harbour')
    expect(text).toContain('Demo fault 503')
    expect(text).toContain('value="harbour"')
  })
})

describe('/admin/store-page/details', () => {
  test('shows the client, the members, the connections and no credential', async () => {
    const { text } = await admin.get(await detailsOf('harbour'))
    for (const shown of [
      'Olga Owner',
      'owner@demo.test',
      'imap.demo.test:993',
      'demo-shop.myshopify.com',
      'Failing',
    ])
      expect(text).toContain(shown)
    expect(text).not.toMatch(/sealed|access_token/)
  })

  test('answers an id that is none with the page that says so', async () => {
    const answer = await admin.get('/admin/store-page/details/made-up')
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('<h1')
    expect((await admin.post('/admin/store-page/details/made-up', { reason: 'A look' })).status).toBe(404)
  })

  test('enters the store with a reason, which its owner can read, and not without one', async () => {
    const browser = await demo.signIn('admin')
    const details = await detailsOf('northwind')
    for (const reason of ['', ' x ', 'x'.repeat(501)]) {
      const refused = await browser.post(details, { reason })
      expect(refused.status).toBe(200)
      expect(refused.text).toContain('Please give a reason of 3 to 500 characters.')
    }
    await demo.product.fault('switchStore', '403', 1)
    const failed = await browser.post(details, { reason: 'Drafts are missing' })
    expect(failed.text).toContain('Demo fault 403')
    expect(failed.text).toContain('value="Drafts are missing"')
    expect((await browser.post(details, { reason: 'Drafts are missing' })).location).toBe('/')
    expect((await browser.follow('/')).page.text).toContain('logged into store Northwind Outfitters')
    await browser.post('/exit-store', {})
    expect((await browser.follow('/')).way.at(-1)).toBe('/admin/dashboard-page')

    const owner = await demo.signIn('owner')
    const log = await owner.get('/settings-page/activity')
    expect(log.text).toMatch(/Ada Admin<\/strong>\s*left the store/)
    expect(log.text).toMatch(/<blockquote[^>]*>Drafts are missing<\/blockquote>/)
    expect((await (await demo.signIn('agent')).get('/settings-page/activity')).location).toBe('/error')
    const { activities } = (await owner.call('GET', buildTestPath('activity'))).json() as {
      activities: { action: string; actor_name: string; note: string | null }[]
    }
    expect(activities.slice(0, 2)).toMatchObject([
      { action: 'admin_left', actor_name: 'Ada Admin' },
      { action: 'admin_entered', note: 'Drafts are missing' },
    ])
  })

  test('is left by signing out too, which happens whatever the upstream says', async () => {
    const owner = await demo.signIn('owner')
    const details = await detailsOf('northwind')
    const actions = async () => {
      const { activities } = (await owner.call('GET', buildTestPath('activity'))).json() as {
        activities: { action: string }[]
      }
      return activities.map(({ action }) => action)
    }
    const visit = async () => {
      const browser = await demo.signIn('admin')
      await browser.post(details, { reason: 'A look' })
      return browser
    }
    const before = (await actions()).length
    expect((await (await visit()).post('/logout', {})).location).toBe('/signin')
    expect((await actions()).slice(0, -before || undefined)).toEqual(['admin_left', 'admin_entered'])

    const unlucky = await visit()
    await demo.product.fault('refresh', 'offline')
    expect((await unlucky.post('/logout', {})).location).toBe('/signin')
    expect((await unlucky.get('/dashboard')).location).toMatch(/^\/signin/)
    expect((await actions())[0]).toBe('admin_entered')
  })

  test('cannot be posted to by another site', async () => {
    const answer = await admin.post(
      await detailsOf('northwind'),
      { reason: 'A look' },
      { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
    )
    expect(answer.status).toBe(403)
    expect((await admin.get('/admin/dashboard-page')).status).toBe(200)
  })
})

describe('/settings-page/activity', () => {
  test('comes in pages, newest first, and says what could not be loaded', async () => {
    const details = await detailsOf('harbour')
    for (let visit = 0; visit < 26; visit += 1) {
      const browser = await demo.signIn('admin')
      await browser.post(details, { reason: `Visit ${String(visit)}` })
      await browser.post('/exit-store', {})
    }
    const owner = await demo.signIn('owner')
    const stores = (await owner.call('GET', buildTestPath('stores'))).json() as { id: string; name: string }[]
    const harbour = stores.find(({ name }) => name === 'Harbour Home')
    await owner.call('POST', buildTestPath('switchStore', harbour?.id))
    const first = await owner.get('/settings-page/activity')
    expect(first.text.match(/<time/g)).toHaveLength(50)
    expect(first.text).toContain('Visit 25')
    const next = /href="([^"]+)" rel="next"/.exec(first.text)?.[1] ?? ''
    const second = await owner.get(next)
    expect(second.text).toContain('Visit 0')
    expect(second.text).toContain('Back to the newest')
    await demo.product.fault('activity', '503', 1)
    expect((await owner.get('/settings-page/activity')).text).toContain('Demo fault 503')
  })
})
