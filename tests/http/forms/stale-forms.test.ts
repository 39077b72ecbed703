import { buildTestPath } from '@draftdesk/contract/testing'
import { afterAll, beforeEach, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import type { Browser } from '../browser.ts'
import { startProduct } from '../product.ts'
import type { TestProduct } from '../product.ts'

let product: TestProduct
let browser: Browser

beforeAll(async () => {
  // No server listens there.
  const server = { host: '127.0.0.1', port: 9, security: 'tls' as const }
  const google = {
    ...{ issuer: 'http://127.0.0.1:9', clientId: 'draftdesk', clientSecret: 'secret' },
    ...{ imap: server, smtp: server },
  }
  product = await startProduct({}, { allowPrivateHosts: true, mailConsents: { google } })
})
beforeEach(async () => {
  browser = openBrowser(product.site.url)
  await browser.signIn('owner@demo.test', 'Demo-pass-1')
  await enter('Northwind Outfitters')
})
afterAll(() => product.stop())

interface Store {
  id: string
  name: string
}

const stores = async () => (await browser.call('GET', buildTestPath('stores'))).json() as Store[]

/** Enters a store, as another tab does. */
async function enter(name: string): Promise<void> {
  const id = (await stores()).find((store) => store.name === name)?.id ?? ''
  await browser.call('POST', buildTestPath('switchStore', id))
}

const actionsOf = (html: string) =>
  [...html.matchAll(/<form\s[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes('method="post"'))
    .map((tag) => /\saction="([^"]*)"/.exec(tag)?.[1]?.replaceAll(/&(?:amp|#38);/g, '&') ?? '')

describe('a plain form of a page', () => {
  const path = '/integration-page?edit=mailbox'
  const page = '/integration-page'
  const consent = { action: 'connect-google' }
  const readAction = async () =>
    actionsOf((await browser.get(path)).text).find((to) => to.startsWith(page)) ?? ''

  test('asks for nothing once another store was entered, and says so where the person is now', async () => {
    const address = await readAction()
    expect(address).toMatch(/^\/integration-page\?epoch=\d+$/)
    await enter('Harbour Home')
    await product.takeCalls()
    const answer = await browser.post(address, consent)
    expect([answer.status, answer.location]).toEqual([303, page])
    expect(await product.takeCalls()).toEqual([])
    expect((await browser.get(page)).text).toContain(
      'Nothing was changed, because you switched to another store or account',
    )
  })

  test('is done while the store is the same, whatever was refreshed meanwhile', async () => {
    const address = await readAction()
    await product.expire('owner@demo.test')
    expect((await browser.post(address, consent)).status).toBe(200)
  })

  test('says which store it is for', async () => {
    const actions = actionsOf((await browser.get(path)).text).filter((action) => action !== '/logout')
    expect(actions.length).toBeGreaterThan(0)
    expect(actions.filter((action) => !action.includes('epoch='))).toEqual([])
  })
})
