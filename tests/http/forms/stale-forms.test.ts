import { pathOf } from '@draftdesk/contract/testing'
import { afterAll, beforeEach, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import type { Browser } from '../browser.ts'
import { startProduct } from '../product.ts'
import type { TestProduct } from '../product.ts'

let product: TestProduct
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
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

const stores = async () => (await browser.call('GET', pathOf('stores'))).json() as Store[]

/** Enters a store, as another tab does. */
async function enter(name: string): Promise<void> {
  const id = (await stores()).find((store) => store.name === name)?.id ?? ''
  await browser.call('POST', pathOf('switchStore', id))
}

const actionsOf = (html: string) =>
  [...html.matchAll(/<form\s[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes('method="post"'))
    .map((tag) => /\saction="([^"]*)"/.exec(tag)?.[1]?.replaceAll(/&(?:amp|#38);/g, '&') ?? '')

const addressOf = async (path: string, part = '') =>
  actionsOf((await browser.get(path)).text).find(
    (action) => action.includes('epoch=') && action.includes(part),
  ) ?? ''

describe('a plain form of a page', () => {
  test('does nothing once another store was entered, and says so where the person is now', async () => {
    const before = (await stores()).map(({ name }) => name)
    const address = await addressOf('/create-example')
    expect(address).toMatch(/^\/create-example\?epoch=\d+$/)
    await enter('Harbour Home')
    const answer = await browser.post(address, { title: 'Meant for the other', question: 'x', answer: 'x' })
    expect([answer.status, answer.location]).toEqual([303, '/create-example'])
    const { text } = await browser.get('/create-example')
    expect(text).toContain('Nothing was changed, because you switched to another store or account')
    expect((await stores()).map(({ name }) => name)).toEqual(before)
  })

  test.each([
    ['/accounts-page', '&invites', { action: 'invite', email: 'late@demo.test', role: 'agent' }],
    ['/policies-page/create-policy', '', { title: 'Late', text: 'Late' }],
    ['/create-example', '', { title: 'Late', question: 'Late', answer: 'Late' }],
  ])('asks the upstream for nothing when it is late, on %s', async (path, part, fields) => {
    const address = await addressOf(path, part)
    await enter('Harbour Home')
    await product.takeCalls()
    expect((await browser.post(address, fields)).location).toBe(path)
    expect(await product.takeCalls()).toEqual([])
  })

  test('is done while the store is the same, whatever was refreshed meanwhile', async () => {
    const address = await addressOf('/create-example')
    await product.expire('owner@demo.test')
    const sent = await browser.post(address, { title: 'In time', question: 'A mail', answer: 'A reply' })
    expect(sent.location).toBe('/examples-page')
    expect((await browser.get('/examples-page')).text).toContain('In time')
  })

  // The others are the person's own, or name an entry that is in one store only.
  test.each([
    ['/accounts-page', ['/accounts-page', '/accounts-page?picture']],
    ['/policies-page', ['/policies-page']],
    ['/policies-page/create-policy', []],
    ['/create-example', []],
  ])('says which store it is for, on %s', async (path, others) => {
    const actions = actionsOf((await browser.get(path)).text)
    const without = actions.filter((action) => !action.includes('epoch=') && action !== '/logout')
    expect([...new Set(without)].toSorted()).toEqual(others)
    expect(actions.length).toBeGreaterThan(without.length)
  })
})
