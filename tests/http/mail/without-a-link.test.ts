import { buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { useDemo } from '../use-demo.ts'

const page = '/integration-page'

const demo = useDemo()

describe('a store whose set-up is not done', () => {
  test('corrects what its document says', async () => {
    const browser = await demo.signIn('mailbox')
    const { text } = await browser.get(page)
    const address = /href="(\/integration-page\/policy\/[^"]+)"/.exec(text)?.[1] ?? ''
    const form = await browser.get(address)
    expect(form.text).toContain('Returns and refunds')
  })

  test.each([
    ['document', '/policies-page'],
    ['mailbox', page],
  ])('invites a colleague: %s on %s', async (name, path) => {
    const browser = await demo.signIn(name)
    expect((await browser.get(path)).text).toContain('Invite a colleague')
    const email = `${name}@guest.test`
    await browser.call('POST', buildTestPath('createInvite'), { email, role: 'agent' })
    expect((await browser.get(path)).text).toContain(email)
  })

  test.each([
    ['elsewhere', 'You have no shop on Shopify or WooCommerce.'],
    ['later', 'You chose to connect it later.'],
  ])('goes on without a shop: %s', async (choice, said) => {
    await demo.product.setStore(await numberOf('shop'), { is_shopify_account_added: false })
    const browser = await demo.signIn('shop')
    expect((await browser.get('/dashboard')).location).toBe(page)
    expect((await browser.call('PUT', buildTestPath('chooseShop'), { choice })).status).toBe(200)
    const { text } = await browser.get(page)
    expect(text).toContain(said)
    expect(text).toContain('Your store is linked')
    const dashboard = await browser.get('/dashboard')
    expect(dashboard.status).toBe(200)
    expect(dashboard.text).not.toContain('Needs your attention')
  })

  test('is not offered what this server refuses', async () => {
    expect((await (await demo.signIn('mailbox')).get(page)).text).not.toContain('private networks only')
  })
})

describe('a store that was set up once', () => {
  test('is told what it lacks, and nobody is sent anywhere', async () => {
    const owner = await demo.signIn('owner')
    expect((await owner.get('/dashboard')).text).not.toContain('Needs your attention')
    expect((await owner.get(page)).text).toContain('Your store is linked')
    expect((await owner.call('DELETE', buildTestPath('unlinkShop'))).status).toBe(200)
    const { status, text } = await owner.get('/dashboard')
    expect(status).toBe(200)
    expect(text).toContain('No shop is linked.')
    const integrations = await owner.get(page)
    expect(integrations.status).toBe(200)
    expect(integrations.text).not.toContain('Your store is linked')
  })

  test('lets no agent switch or delete a document', async () => {
    expect((await (await demo.signIn('owner')).get('/policies-page')).text).toContain('role="switch"')
    const { text } = await (await demo.signIn('agent')).get('/policies-page')
    expect(text).toContain('/policies-page/create-policy/')
    expect(text).not.toMatch(/Delete |role="switch"/)
  })
})

async function numberOf(name: string): Promise<number> {
  const me = (await (await demo.signIn(name)).call('GET', buildTestPath('me'))).json() as {
    store: { store_id: number }
  }
  return me.store.store_id
}
