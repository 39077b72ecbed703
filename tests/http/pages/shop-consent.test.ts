import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startShopify } from '../../../packages/api/src/testing/servers/shopify.ts'
import { openBrowser } from '../browser.ts'
import type { Browser } from '../browser.ts'
import { startProduct } from '../product.ts'
import type { TestProduct } from '../product.ts'

let shopify: Awaited<ReturnType<typeof startShopify>>
let product: TestProduct
let browser: Browser

beforeAll(async () => {
  shopify = await startShopify()
  // No server listens there.
  const server = { host: '127.0.0.1', port: 9, security: 'tls' as const }
  const google = {
    ...{ issuer: 'http://127.0.0.1:9', clientId: 'draftdesk', clientSecret: 'secret' },
    ...{ imap: server, smtp: server },
  }
  product = await startProduct(
    {},
    {
      allowPrivateHosts: true,
      shopify: { baseUrl: shopify.url, app: shopify.app },
      mailConsents: { google },
    },
  )
  browser = openBrowser(product.site.url)
  await browser.signIn('shop@demo.test', 'Demo-pass-1')
})
afterAll(async () => {
  await product.stop()
  await shopify.close()
})

/** Starts consent with the form of the page, approves it, and returns the shop's redirect. */
async function consent(): Promise<string> {
  const form = { action: 'connect-shopify', domain: 'northwind' }
  const { text } = await browser.post('/integration-page', form)
  expect(text).toContain('You are being taken to Shopify.')
  const shop = /href="([^"]*\/admin\/oauth\/authorize[^"]*)"/
    .exec(text)?.[1]
    ?.replaceAll(/&(?:amp|#38);/g, '&')
  const said = await fetch(shop ?? '', { redirect: 'manual' })
  const back = new URL(said.headers.get('location') ?? '')
  return back.pathname + back.search
}

/** The text next to the button that leads to the shop. */
const besideButton = (html: string) =>
  /<div class="stack gap-2">((?:(?!<h3).)*?value="connect-.*?)<h3/s.exec(html)?.[1] ?? ''

describe('the way to Shopify and back', () => {
  test('says beside the form why the shop lets nobody in, and clears the address', async () => {
    const back = await consent()
    shopify.remove(true)
    const returned = await browser.get(back)
    shopify.remove(false)
    expect([returned.status, returned.location]).toEqual([303, '/integration-page'])
    const { text } = await browser.get('/integration-page')
    expect(besideButton(text)).toMatch(/role="alert".*connect the shop again.*value="connect-shopify"/s)
    expect(text.replace(/<template.*?<\/template>/gs, '')).not.toMatch(/class="toast\b/)
    expect(besideButton((await browser.get('/integration-page')).text)).not.toContain('role="alert"')
  })

  test('takes a return once, from the browser that left, and says so on the page', async () => {
    await consent()
    const { location } = await browser.get(
      '/integration-page?code=c&shop=northwind.myshopify.com&state=another',
    )
    expect(location).toBe('/integration-page')
    expect(besideButton((await browser.get('/integration-page')).text)).toContain(
      'This sign-in has expired or was already used. Please connect again.',
    )
  })

  test('leaves each label to one field', async () => {
    const { text } = await browser.get('/integration-page')
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(text.match(/<label for="(?:consent-)?domain"/g)).toHaveLength(2)
  })

  test('says what went wrong before anything else is read', async () => {
    const another = openBrowser(product.site.url)
    await another.signIn('mailbox@demo.test', 'Demo-pass-1')
    const samples = 'Your first replies'
    expect((await another.get('/integration-page')).text).toContain(samples)
    await another.get('/integration-page?code=c&shop=northwind.myshopify.com&state=another')
    const { text } = await another.get('/integration-page')
    expect(text).toContain('This sign-in has expired or was already used.')
    expect(text).not.toContain(samples)
  })

  test('says beside the button of the email account that its provider is away', async () => {
    const another = openBrowser(product.site.url)
    await another.signIn('mailbox@demo.test', 'Demo-pass-1')
    const { text } = await another.post('/integration-page', { action: 'connect-google' })
    expect(besideButton(text)).toMatch(/value="connect-google".*role="alert"/s)
  })

  test('links the shop, which finishes the set-up', async () => {
    const returned = await browser.get(await consent())
    expect([returned.status, returned.location]).toEqual([303, '/integration-page'])
    const { text } = await browser.get('/integration-page')
    expect(text).toContain('northwind.myshopify.com')
    expect(text).toContain('Your shop is connected.')
    expect((await browser.follow('/')).way.at(-1)).toBe('/dashboard')
  })
})
