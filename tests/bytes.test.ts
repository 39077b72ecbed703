import { pageLanguages } from '@draftdesk/contract/page-languages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from './http/browser.ts'
import type { Browser } from './http/browser.ts'
import { startProduct } from './http/product.ts'
import type { TestProduct } from './http/product.ts'
import { describeParts, sumBytes, weighPage } from './page-bytes.ts'

const auth = { before: 20, after: 125, css: 14, html: 14 }
const shell = { before: 20, after: 150, css: 20, html: 20 }
/** The panes of the mail, with the first page of the list. */
const workspace = { before: 20, after: 150, css: 22, html: 25 }
const paintRequests = 3
const kilobyte = 1000

let product: TestProduct
const browsers = {} as Record<'stranger' | 'owner' | 'admin', Browser>

beforeAll(async () => {
  product = await startProduct()
  for (const name of ['stranger', 'owner', 'admin'] as const) {
    browsers[name] = openBrowser(product.site.url)
    const person = product.people.find(({ email }) => email.startsWith(`${name}@`))
    if (person) await browsers[name].signIn(person.email, person.password)
  }
  await browsers.stranger.get('/reset-password?token=any')
})

afterAll(() => product.stop())

describe('weighPage', () => {
  test.for([
    ['stranger', '/signin', auth],
    ['stranger', '/admin-signin', auth],
    ['stranger', '/signup', auth],
    ['stranger', '/forgot-password', auth],
    ['stranger', '/reset-password', auth],
    ['owner', '/select-store', shell],
    ['owner', '/dashboard', shell],
    ['owner', '/policies-page', shell],
    ['owner', '/policies-page/create-policy', shell],
    ['owner', '/integration-page', shell],
    ['owner', '/examples-page', shell],
    ['owner', '/create-example', shell],
    ['owner', '/emails-page', workspace],
    ['owner', '/accounts-page', shell],
    ['owner', '/settings-page/general', shell],
    ['owner', '/settings-page/email-configuration', shell],
    ['owner', '/settings-page/activity', shell],
    ['admin', '/admin/dashboard-page', shell],
    ['admin', '/admin/store-page', shell],
  ] as const)('what %s gets at %s keeps its budget', async ([name, path, budget]) => {
    const page = await browsers[name].get(path)
    expect(page.status).toBe(200)
    const weight = await weighPage(page.text, budget === workspace ? 'br' : 'gzip')
    for (const kind of ['before', 'after', 'css', 'html'] as const) {
      const limit = budget[kind] * kilobyte
      expect(sumBytes(weight[kind]), `${path}, ${kind}:\n${describeParts(weight[kind])}`).toBeLessThanOrEqual(
        limit,
      )
    }
    expect(weight.requests.length, weight.requests.join('\n')).toBeLessThanOrEqual(
      budget === workspace ? paintRequests + 1 : paintRequests,
    )
  })

  test.for(Object.keys(pageLanguages))(
    'a page in %s weighs as much as in English, within 3 %%',
    async (code) => {
      for (const [name, path] of [
        ['stranger', '/signin'],
        ['owner', '/dashboard'],
        ['owner', '/emails-page'],
        ['owner', '/policies-page'],
        ['owner', '/settings-page/general'],
        ['admin', '/admin/store-page'],
      ] as const) {
        const weigh = async (language: string) => {
          const { text } = await browsers[name].get(path, { 'accept-language': language })
          expect(text).toContain(`lang="${language}"`)
          const { after, css, html } = await weighPage(text)
          return sumBytes([...after, ...css, ...html])
        }
        const [own, english] = [await weigh(code), await weigh('en')]
        const share = own / english - 1
        expect(Math.abs(share), `${path} in ${code}: ${(100 * share).toFixed(2)} %`).toBeLessThanOrEqual(0.03)
      }
    },
  )

  test('finds scripts, styles and islands', async () => {
    const weight = await weighPage((await browsers.owner.get('/dashboard')).text)
    expect(sumBytes(weight.before)).toBeGreaterThan(kilobyte)
    expect(sumBytes(weight.after)).toBeGreaterThan(60 * kilobyte)
    expect(sumBytes(weight.css)).toBeGreaterThan(kilobyte)
  })
})
