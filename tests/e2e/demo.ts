import type { Page } from '@playwright/test'
import { expect, test as base } from './fixtures.ts'

/** The people of the demo, by the start of their address. */
export type DemoName =
  | 'new'
  | 'welcome'
  | 'document'
  | 'mailbox'
  | 'shop'
  | 'owner'
  | 'manager'
  | 'agent'
  | 'observer'
  | 'admin'
  | 'unverified'

interface DemoFixtures {
  /** Signs in as a demo person by posting the form, and opens an address or follows the redirect. */
  signIn: (name: DemoName, options?: { readonly at?: string; readonly page?: Page }) => Promise<void>
}

/** Tests with the demo's /v1: people in every state, and simulated faults. */
export const test = base.extend<DemoFixtures>({
  baseURL: async ({ demo }, use) => use(demo.site.url),
  signIn: async ({ demo, page }, use) =>
    use(async (name, { at, page: other = page } = {}) => {
      const person = demo.people.find(({ email }) => email.startsWith(`${name}@`))
      const { email = '', password = '' } = person ?? {}
      const form = { form: { email, password }, headers: { origin: demo.site.url }, maxRedirects: 0 }
      const entered = await other.request.post('/signin', form)
      await other.goto(at ?? entered.headers()['location'] ?? '/signin')
      await expect(other).not.toHaveURL(/signin/)
    }),
})

export { expect }

/** Delays the code of islands, like a slow network. */
export async function delayIslandCode(page: Page, delayMs: number): Promise<void> {
  await page.route(/\/_astro\/(?!document).*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    await route.continue()
  })
}

/** Waits for the next frames of a page. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame)
  })
}

/** Holds the code of islands until released. */
export async function holdIslandCode(page: Page): Promise<{ readonly release: () => void }> {
  const { promise, resolve: release } = Promise.withResolvers<undefined>()
  await page.route(/\/_astro\/(?!document).*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return { release: () => release(undefined) }
}
