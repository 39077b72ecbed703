import { buildCallKey } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { useOwner } from '../use-demo.ts'

const demo = useOwner()

async function findFirst(list: string, pattern: RegExp): Promise<string> {
  return pattern.exec((await demo.browser.get(list)).text)?.[0] ?? ''
}

describe('startFirstReads', () => {
  test('asks for everything a page needs once', async () => {
    const thread = await findFirst('/emails-page', /\/email-page\/detail\/[0-9a-f-]+/)
    const pages = [
      '/dashboard',
      '/policies-page',
      '/integration-page',
      '/emails-page?filter=drafts',
      thread,
      '/examples-page',
      await findFirst('/examples-page', /\/example\/[0-9a-f-]+/),
      '/settings-page/general',
      '/accounts-page',
    ]
    for (const page of pages) {
      await demo.product.takeCalls()
      expect([page, (await demo.browser.get(page)).status]).toEqual([page, 200])
      const asked = (await demo.product.takeCalls()).map(({ method, path }) => `${method} ${path}`)
      expect([page, asked[0]]).toEqual([page, buildCallKey('session')])
      expect([page, asked]).toEqual([page, [...new Set(asked)]])
    }
  })

  test('does not wait for the session check', async () => {
    const admin = await demo.signIn('admin')
    const example = await findFirst('/examples-page', /\/example\/[0-9a-f-]+/)
    for (const [person, page, call] of [
      [demo.browser, '/emails-page', 'threads'],
      [demo.browser, '/select-store', 'stores'],
      [demo.browser, example.replace('/example', '/create-example'), 'example'],
      [admin, '/admin/store-page?search=a', 'adminStores'],
    ] as const) {
      await demo.product.fault('session', 'slow=3000', 1)
      await demo.product.fault(call, 'slow=3000', 1)
      const from = performance.now()
      expect([page, (await person.get(page)).status]).toEqual([page, 200])
      const tookMs = performance.now() - from
      expect([page, tookMs > 3000, tookMs < 5900]).toEqual([page, true, true])
    }
  })

  test('reads nothing for someone whom the guard sends elsewhere', async () => {
    const visitor = await demo.signIn('new')
    expect((await visitor.get('/emails-page')).location).toBe('/select-store')
    expect((await visitor.get('/select-store')).status).toBe(200)
  })

  test('renews the token once for all that are under way', async () => {
    await demo.product.expire('owner@demo.test')
    await demo.product.takeCalls()
    expect((await demo.browser.get('/accounts-page')).status).toBe(200)
    const asked = (await demo.product.takeCalls()).map(({ path }) => path)
    expect(asked.filter((path) => path.endsWith('/refresh'))).toHaveLength(1)
  })
})
