import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from './http/browser.ts'
import type { Browser } from './http/browser.ts'
import { startProduct } from './http/product.ts'
import type { TestProduct } from './http/product.ts'
import { describeParts, total, weighPage } from './page-bytes.ts'

const auth = { before: 20, after: 110, css: 14, html: 14 }
const shell = { before: 15, after: 110, css: 18, html: 18 }
/** A form beside the shell's menus: neither of the two pages that the budgets name. */
const formInShell = { ...shell, after: 132 }
/** Two lists and four forms beside the shell's menus. */
const accounts = { ...shell, after: 142 }
const paintRequests = 3
const kilobyte = 1000

let product: TestProduct
let stranger: Browser
let owner: Browser

beforeAll(async () => {
  product = await startProduct()
  stranger = openBrowser(product.site.url)
  owner = openBrowser(product.site.url)
  const person = product.people.find(({ email }) => email.startsWith('owner@'))
  await owner.signIn(person?.email ?? '', person?.password ?? '')
})

afterAll(() => product.stop())

describe('weighPage', () => {
  test.for([
    ['/signin', auth],
    ['/admin-signin', auth],
    ['/signup', auth],
    ['/forgot-password', auth],
    ['/reset-password?token=any', auth],
    ['/select-store', formInShell],
    ['/dashboard', shell],
    ['/examples-page', formInShell],
    ['/create-example', formInShell],
    ['/emails-page', shell],
    ['/accounts-page', accounts],
    ['/settings-page/general', formInShell],
    ['/settings-page/email-configuration', formInShell],
  ] as const)('%s keeps its budget', async ([path, budget]) => {
    const page = await (budget === auth ? stranger : owner).get(path)
    expect(page.status).toBe(200)
    const weight = await weighPage(page.text)
    for (const kind of ['before', 'after', 'css', 'html'] as const) {
      const limit = budget[kind] * kilobyte
      expect(total(weight[kind]), `${path}, ${kind}:\n${describeParts(weight[kind])}`).toBeLessThanOrEqual(
        limit,
      )
    }
    expect(weight.requests.length, weight.requests.join('\n')).toBeLessThanOrEqual(paintRequests)
  })

  test('finds scripts, styles and islands', async () => {
    const weight = await weighPage((await owner.get('/dashboard')).text)
    expect(total(weight.before)).toBeGreaterThan(kilobyte)
    expect(total(weight.after)).toBeGreaterThan(60 * kilobyte)
    expect(total(weight.css)).toBeGreaterThan(kilobyte)
  })
})
