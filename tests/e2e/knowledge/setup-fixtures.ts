import type { Page } from '@playwright/test'
import type { NoticeMail } from '@draftdesk/api'
import { startMailServers } from '../../../packages/api/src/testing/servers/mail-servers.ts'
import type { MailServers } from '../../../packages/api/src/testing/servers/mail-servers.ts'
import { startShopify } from '../../../packages/api/src/testing/servers/shopify.ts'
import type { FakeShopify } from '../../../packages/api/src/testing/servers/shopify.ts'
import { startWooCommerce } from '../../../packages/api/src/testing/servers/woocommerce.ts'
import type { WooShop } from '../../../packages/api/src/testing/servers/woocommerce.ts'
import { startProduct } from '../../http/product.ts'
import { expect, test as base } from '../demo.ts'

/** The servers that a store is linked to in these tests. All run on loopback. */
export interface SetUpServers {
  readonly mail: MailServers
  readonly shopify: FakeShopify
  readonly wooCommerce: WooShop
  /** The code in the newest mail to an address. */
  readCode(email: string): Promise<string>
  readonly mails: NoticeMail[]
}

/** Tests with the demo's /v1, a mail server and fake shop systems. */
export const test = base.extend<object, { servers: SetUpServers }>({
  servers: [
    async ({}, use) => {
      const mail = await startMailServers()
      const shopify = await startShopify()
      const wooCommerce = await startWooCommerce()
      const mails: NoticeMail[] = []
      const find = (email: string) =>
        /^\d{6}$/m.exec(mails.findLast(({ to }) => to === email)?.text ?? '')?.[0]
      const readCode = async (email: string): Promise<string> => {
        await expect.poll(() => find(email)).toBeDefined()
        return find(email) ?? ''
      }
      await use({ mail, shopify, wooCommerce, mails, readCode })
      await mail.close()
      await shopify.close()
      await wooCommerce.close()
    },
    { scope: 'worker' },
  ],
  demo: [
    async ({ servers }, use) => {
      const demo = await startProduct(
        {},
        {
          allowPrivateHosts: true,
          shopify: { baseUrl: servers.shopify.url },
          wooCommerce: { baseUrl: servers.wooCommerce.url },
          mail: (mail) => Promise.resolve(void servers.mails.push(mail)),
        },
      )
      await use(demo)
      await demo.stop()
    },
    { scope: 'worker' },
  ],
})

export { expect }

/** Fills the form of the email account with servers of its own. */
export async function fillMailbox(
  page: Page,
  { mail }: SetUpServers,
  password = mail.password,
): Promise<void> {
  await page.getByLabel('Email address').first().fill(mail.username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  const details = page.locator('details.servers')
  // After hydration the section opens by itself, sometimes just before the press.
  await expect(async () => {
    if ((await details.getAttribute('open')) === null) await details.locator('summary').click()
    await expect(page.getByRole('group', { name: 'Reading mail (IMAP)' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  for (const [name, port] of [
    ['Reading mail (IMAP)', mail.imapPort],
    ['Sending mail (SMTP)', mail.smtpPort],
  ] as const) {
    const server = page.getByRole('group', { name })
    await server.getByLabel('Server').fill('127.0.0.1')
    await server.getByLabel('Port').fill(String(port))
    await server.getByLabel('Encryption').selectOption('none')
  }
}
