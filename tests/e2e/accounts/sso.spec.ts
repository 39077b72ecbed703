import { startProduct } from '../../http/product.ts'
import type { TestProduct } from '../../http/product.ts'
import { expect, test } from '../fixtures.ts'

const script = 'https://sso.example.test/sso.js'
const provider = `window.StoreSSO = {
  render(element, { callbackUrl }) {
    const link = document.createElement('a')
    link.textContent = 'Continue with the store platform'
    link.href = callbackUrl
    element.append(link)
  },
}`

let product: TestProduct
test.beforeAll(async () => {
  product = await startProduct({ SSO_SCRIPT_URL: script })
})
test.afterAll(() => product.stop())

test.describe('single sign-on', () => {
  test('shows the button that the provider renders, with the way back', async ({ page }) => {
    await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: provider }))
    await page.goto(`${product.site.url}/signup`)
    const link = page.getByRole('link', { name: 'Continue with the store platform' })
    await expect(link).toHaveAttribute('href', `${product.site.url}/signup`)
  })

  test('is looked for ten times at 1 s', async ({ page }) => {
    await page.clock.install()
    await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto(`${product.site.url}/signin`)
    await page.clock.runFor(8_500)
    await page.evaluate(provider)
    await page.clock.runFor(1_000)
    await expect(page.getByRole('link', { name: 'Continue with the store platform' })).toBeVisible()
  })

  test('shows nothing when the provider never comes', async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/)
    await page.clock.install()
    await page.route(script, (route) => route.abort())
    await page.goto(`${product.site.url}/signin`)
    await page.clock.runFor(12_000)
    await page.evaluate(provider)
    await page.clock.runFor(2_000)
    await expect(page.locator('#sso')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
  })
})
