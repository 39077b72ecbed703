import { describe, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import type { Browser } from '../browser.ts'
import { useDemo } from '../use-demo.ts'

const demo = useDemo()

describe('the shell', () => {
  test('gives each person their own sidebar, however many were drawn before', async () => {
    const [owner, agent] = [await demo.signIn('owner'), await demo.signIn('agent')]
    const items = async (browser: Browser) => {
      const { text } = await browser.get('/dashboard')
      const nav = /<nav[\s\S]*?<\/nav>/.exec(text)?.[0] ?? ''
      return [...nav.matchAll(/class="text"[^>]*>([^<]+)</g)].map(([, label]) => label)
    }
    const all = ['Dashboard', 'Policies', 'Emails', 'Integrations', 'Examples', 'Settings', 'Accounts']
    for (const round of ['drawn', 'cached']) {
      expect([round, await items(owner)]).toEqual([round, [...all, 'Collapse sidebar']])
      expect([round, await items(agent)]).toEqual([
        round,
        [...all.filter((label) => label !== 'Settings'), 'Collapse sidebar'],
      ])
    }
  })

  test('comes as the browser left the sidebar', async () => {
    const owner = await demo.signIn('owner')
    const toggle = async () => /id="nav-toggle"[^>]*/.exec((await owner.get('/dashboard')).text)?.[0]
    expect(await toggle()).toContain('aria-expanded="true"')
    owner.cookies.set('sidebar', 'collapsed')
    expect(await toggle()).toContain('aria-expanded="false"')
    owner.cookies.set('sidebar', 'open')
    expect(await toggle()).toContain('aria-expanded="true"')
  })

  test('shows what is switched on for the person who looks, to its islands too', async () => {
    const twin = await demo.product.startTwin({ FEATURE_FLAGS: 'preview=super-admins,live=off' })
    const drawn = async (url: string) => {
      const browser = openBrowser(url)
      await browser.signIn('owner@demo.test', 'Demo-pass-1')
      return (await browser.get('/settings-page/email-configuration')).text
    }
    const [on, off] = [await drawn(demo.product.site.url), await drawn(twin.url)]
    await twin.stop()
    expect(on).toContain('id="preview"')
    expect(on).not.toMatch(/<html[^>]*data-off/)
    expect(off).not.toContain('id="preview"')
    expect(off).toContain('data-off="live preview"')
  })

  test('is one document each time: a head, a body and every id once', async () => {
    const owner = await demo.signIn('owner')
    for (const path of [
      '/dashboard',
      '/dashboard',
      '/emails-page',
      '/emails-page',
      '/select-store',
      '/error',
    ]) {
      const { text } = await owner.get(path)
      for (const tag of ['<head>', '<body>', '<title>'])
        expect([path, tag, text.split(tag).length - 1]).toEqual([path, tag, 1])
      const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
      expect([path, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([path, []])
      expect([path, text.indexOf('<style>') < text.indexOf('<body>')]).toEqual([path, true])
    }
  })

  test('offers to log out of the offline screen only to those who are signed in', async () => {
    const owner = await demo.signIn('owner')
    for (const round of [1, 2]) {
      expect([round, (await owner.get('/dashboard')).text.includes('id="offline-log-out"')]).toEqual([
        round,
        true,
      ])
      const { text } = await openBrowser(demo.product.site.url).get(`/signin?from=/${round}`)
      expect([round, text.includes('id="offline-log-out"')]).toEqual([round, false])
    }
  })
})
