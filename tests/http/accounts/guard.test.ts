import { parseSessionCheck } from '@draftdesk/auth-core'
import type { SessionCheckResult } from '@draftdesk/auth-core'
import { buildTestPath } from '@draftdesk/contract/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addMember } from '../../../packages/api/src/testing/store.ts'
import { openBrowser } from '../browser.ts'
import type { Browser } from '../browser.ts'
import { addresses, walkGuard } from '../guard-walk.ts'
import type { Visitor } from '../guard-walk.ts'
import { startProduct } from '../product.ts'
import type { TestProduct } from '../product.ts'

const password = 'Demo-pass-1'
const abreast = 8

let product: TestProduct

interface ListedStore {
  readonly id: string
  readonly name: string
  readonly store_id: number
}

/** The stores by name, those that the demo lacks included. */
let stores: ReadonlyMap<string, ListedStore>

beforeAll(async () => {
  product = await startProduct()
  const owner = await signIn('owner')
  await owner.call('POST', buildTestPath('createStore'), { name: 'Linked only' })
  await owner.call('POST', buildTestPath('createStore'), { name: 'Document only' })
  const admin = await signIn('admin')
  const listed = (await admin.call('GET', buildTestPath('stores'))).json() as ListedStore[]
  stores = new Map(listed.map((store) => [store.name, store]))
  await product.setStore(find('Linked only').store_id, {
    is_onboarded: true,
    is_email_account_added: true,
    is_shopify_account_added: true,
  })
  await product.setStore(find('Document only').store_id, { is_onboarded: true, is_document_uploaded: true })
  await addMember(product.services, 'invited@demo.test', find('Northwind Outfitters').id)
})
afterAll(() => product.stop())

function find(name: string): ListedStore {
  const store = stores.get(name)
  if (!store) throw new Error(`No store is called ${name}`)
  return store
}

async function signIn(name: string, store?: string): Promise<Browser> {
  const browser = openBrowser(product.site.url)
  await browser.signIn(`${name}@demo.test`, password)
  if (store !== undefined) await browser.call('POST', buildTestPath('switchStore', find(store).id))
  return browser
}

/** The expected session check of a browser while all servers work. */
async function check(browser: Browser): Promise<SessionCheckResult> {
  return parseSessionCheck((await browser.call('GET', buildTestPath('session'))).json())
}

/** Walks every address, each with cookies of its own, and returns what is not as the guard says. */
async function walkAll(open: (address: string) => Browser, visitor: Visitor): Promise<string[]> {
  const waiting = [...addresses]
  const found: string[] = []
  const seen = new Set<string>()
  const work = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const browser = openBrowser(product.site.url)
      for (const [name, value] of open(address).cookies) browser.cookies.set(name, value)
      found.push(...(await walkGuard(browser, visitor, address, seen)))
    }
  }
  await Promise.all(Array.from({ length: abreast }, work))
  return found
}

interface Signed {
  readonly who: string
  readonly name: string
  readonly store?: string
}

const signed = (name: string, store?: string): Signed =>
  store === undefined ? { who: name, name } : { who: `${name} in ${store}`, name, store }

const people = ['new', 'welcome', 'document', 'mailbox', 'shop', 'owner', 'invited', 'admin']
const ownStores = ['Linked only', 'Document only']
const demoStores = [
  'Welcome Wares',
  'Document Depot',
  'Mailbox Market',
  'Shopless Supplies',
  'Northwind Outfitters',
]
const verified = [
  ...people.map((name) => signed(name)),
  ...ownStores.map((store) => signed('owner', store)),
  ...demoStores.map((store) => signed('admin', store)),
]
const away = [
  ['unreachable', 'all', 'offline'],
  ['badGateway', 'session', '502'],
] as const
const absentees = [signed('owner'), signed('admin'), signed('admin', 'Northwind Outfitters')]
const expiring = [signed('shop'), signed('admin'), signed('admin', 'Welcome Wares')]
const ending = ['document', 'admin']

describe('the guard over HTTP', () => {
  test('is walked from at least 500 pairs of state and page', () => {
    const states = 1 + verified.length + away.length * absentees.length + expiring.length + ending.length
    expect(states * addresses.length).toBeGreaterThanOrEqual(500)
  })

  test('keeps nobody on a page that needs a session', async () => {
    const visitor: Visitor = { verdict: { kind: 'anonymous' }, adminHint: false }
    expect(await walkAll(() => openBrowser(product.site.url), visitor)).toEqual([])
  })

  test.each(verified)('leads $who where their state says', async ({ name, store }) => {
    const browser = await signIn(name, store)
    const verdict = await check(browser)
    expect(verdict).toMatchObject({ kind: 'verified', ...(store && { store: { name: store } }) })
    expect(await walkAll(() => browser, { verdict, adminHint: false })).toEqual([])
  })

  describe.each(away)('with an upstream that is %s (%s: %s)', (kind, call, fault) => {
    test.each(absentees)('lets $who go on later', async ({ name, store }) => {
      const browser = await signIn(name, store)
      await check(browser)
      await product.fault(call, fault)
      const visitor: Visitor = { verdict: { kind }, adminHint: name === 'admin' && store === undefined }
      const found = await walkAll(() => browser, visitor)
      await product.clearFaults()
      expect(found).toEqual([])
      expect(await check(browser)).toMatchObject({ kind: 'verified' })
    })
  })

  test.each(expiring)('renews the token of $who on the way', async ({ name, store }) => {
    const browser = await signIn(name, store)
    const verdict = await check(browser)
    await product.expire(`${name}@demo.test`)
    expect(await walkAll(() => browser, { verdict, adminHint: false })).toEqual([])
  })

  test.each(ending)('sends %s to sign in again once their session has ended', async (name) => {
    const browsers = new Map<string, Browser>()
    for (const address of addresses) browsers.set(address, await signIn(name))
    await product.expire(`${name}@demo.test`, 'end')
    const visitor: Visitor = { verdict: { kind: 'anonymous' }, adminHint: name === 'admin' }
    const open = (address: string) => browsers.get(address) ?? openBrowser(product.site.url)
    expect(await walkAll(open, visitor)).toEqual([])
  })
})
