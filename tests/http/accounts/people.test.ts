import { buildTestPath } from '@draftdesk/contract/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jpegPicture, pngPicture } from '../../../packages/api/src/testing/files/pictures.ts'
import { openBrowser } from '../browser.ts'
import type { Browser } from '../browser.ts'
import { startProduct } from '../product.ts'
import type { TestProduct } from '../product.ts'

const password = 'Demo-pass-1'

let product: TestProduct
const links = new Map<string, string>()

beforeAll(async () => {
  product = await startProduct(
    {},
    {
      mail: ({ to, text }) =>
        Promise.resolve(void links.set(to, /\/sign(?:in|up)\?invite_id=\S+/.exec(text)?.[0] ?? '')),
    },
  )
})
afterAll(() => product.stop())

async function signedIn(name: string): Promise<Browser> {
  const browser = openBrowser(product.site.url)
  expect((await browser.signIn(`${name}@demo.test`, password)).status).toBe(303)
  return browser
}

const address = '/accounts-page'
/** Opens the link of an invitation and presses the button of the page. */
async function accept(browser: Browser, address: string) {
  return browser.post((await browser.get(address)).location ?? '', {})
}

describe('the people of a store', () => {
  test('are shown to everybody, with what each may do', async () => {
    const owner = (await (await signedIn('owner')).get(address)).text
    for (const shown of ['Olga Owner', 'Mara Manager', 'Arne Agent', 'soon@demo.test', 'late@demo.test'])
      expect(owner).toContain(shown)
    expect(owner).toContain('Remove Mara Manager')
    const manager = (await (await signedIn('manager')).get(address)).text
    expect(manager).toContain('Remove Arne Agent')
    expect(manager).not.toContain('Remove Olga Owner')
    expect(manager).not.toContain('<option value="owner"')
    const agent = (await (await signedIn('agent')).get(address)).text
    expect(agent).toContain('soon@demo.test')
    expect(agent).not.toMatch(/Remove |Invite<|Revoke/)
    expect(agent).toContain('Leave store')
  })

  test('get another role, are removed, and come back', async () => {
    const browser = await signedIn('owner')
    const agent = await signedIn('agent')
    const { members } = (await browser.call('GET', buildTestPath('members'))).json() as {
      members: { id: string; first_name: string }[]
    }
    const { id } = members.find(({ first_name: name }) => name === 'Arne') ?? { id: '' }
    const setRole = (role: string) => browser.call('PATCH', buildTestPath('updateMember', id), { role })
    expect((await setRole('manager')).status).toBe(200)
    expect((await agent.get('/settings-page/general')).status).toBe(200)

    const removed = await browser.call('DELETE', buildTestPath('removeMember', id))
    expect((await agent.get('/dashboard')).location).toBe('/select-store')
    expect((await agent.call('GET', buildTestPath('members'))).status).toBe(403)
    const { restore } = removed.json() as { restore: string }
    expect((await browser.call('POST', buildTestPath('restoreMember', id), { restore })).status).toBe(200)
    expect((await agent.get('/dashboard')).status).toBe(200)

    await setRole('agent')
    expect((await agent.get('/settings-page/general')).location).toBe('/error')
  })
})

describe('an invitation', () => {
  test('works by its newest link, until it is revoked', async () => {
    const browser = await signedIn('owner')
    const email = 'fresh@guest.test'
    const invited = await browser.call('POST', buildTestPath('createInvite'), { email, role: 'agent' })
    const { id } = invited.json() as { id: string }
    await expect.poll(() => links.has(email)).toBe(true)
    const first = links.get(email) ?? ''
    expect((await browser.call('POST', buildTestPath('resendInvite', id))).status).toBe(200)
    const stranger = openBrowser(product.site.url)
    expect((await accept(stranger, first)).location).toContain('invite=failed')
    expect((await browser.call('DELETE', buildTestPath('revokeInvite', id))).status).toBe(200)
    await expect.poll(() => links.get(email)).not.toBe(first)
    const second = links.get(email) ?? ''
    expect((await accept(stranger, second)).location).toContain('invite=failed')
    expect((await stranger.get('/signup')).text).toContain('This invitation is not valid or has expired.')
    expect((await browser.call('POST', buildTestPath('restoreInvite', id))).status).toBe(200)
    expect((await accept(stranger, second)).location).toBe('/signup')
    const signup = await stranger.get('/signup')
    expect(signup.text).toContain('Invitation accepted!')
    expect(signup.text).toContain(`value="${email}"`)
  })

  test('leads somebody with an account to sign in', async () => {
    const browser = await signedIn('owner')
    await browser.call('POST', buildTestPath('createInvite'), { email: 'new@demo.test', role: 'agent' })
    const guest = openBrowser(product.site.url)
    await expect.poll(() => links.get('new@demo.test')).toMatch(/^\/signin\?/)
    expect((await accept(guest, links.get('new@demo.test') ?? '')).location).toBe('/signin')
    expect((await guest.get('/signin')).text).toContain('value="new@demo.test"')
    await guest.signIn('new@demo.test', password)
    expect((await guest.get('/select-store')).text).toContain('Northwind Outfitters')
  })
})

async function readId(browser: Browser): Promise<string> {
  return ((await browser.call('GET', buildTestPath('me'))).json() as { user: { id: string } }).user.id
}

describe('one’s own account', () => {
  test('keeps this sign-in and ends the others once it has a new password', async () => {
    const [browser, other] = [await signedIn('manager'), await signedIn('manager')]
    const passwords = { current_password: password, new_password: 'Better-pass-2' }
    const changed = await browser.call(
      'POST',
      buildTestPath('changePassword', await readId(browser)),
      passwords,
    )
    expect(changed.status).toBe(200)
    expect((await browser.get(address)).status).toBe(200)
    expect((await other.get(address)).location).toMatch(/^\/signin/)
  })

  test('shows its picture through the site, to be kept for ever', async () => {
    const browser = await signedIn('owner')
    const file = new FormData()
    file.set('file', new File([pngPicture], 'me.png'))
    const id = await readId(browser)
    expect((await browser.call('POST', buildTestPath('uploadPicture', id), file)).status).toBe(200)
    const page = await browser.get('/dashboard')
    const path = /\/v1\/pictures\/[0-9a-f-]{36}/.exec(page.text)?.[0] ?? ''
    for (const viewer of [browser, openBrowser(product.site.url)]) {
      const picture = await viewer.get(path, { 'sec-fetch-site': 'same-origin' })
      expect(picture.status).toBe(200)
      expect(Object.fromEntries(picture.headers)).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(picture.headers.has('vary')).toBe(false)
    }
    expect(page.headers.get('content-security-policy')).toContain("img-src 'self'")
    expect((await browser.get(path, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)

    expect((await browser.call('DELETE', buildTestPath('deletePicture', id))).status).toBe(200)
    expect((await browser.get(path)).status).toBe(404)
  })

  test('says why a picture is refused', async () => {
    const browser = await signedIn('owner')
    const file = new FormData()
    file.set('file', new File(['<svg/>'], 'me.png'))
    const id = await readId(browser)
    const sent = await browser.call('POST', buildTestPath('uploadPicture', id), file)
    expect(sent.text).toContain('This file is not a supported picture.')
    file.set('file', new File([jpegPicture], 'me.txt'))
    expect((await browser.call('POST', buildTestPath('uploadPicture', id), file)).status).toBe(200)
  })
})

describe('the settings', () => {
  const general = '/settings-page/general'
  const email = '/settings-page/email-configuration'

  test('lead from no tab and a made-up one to the first', async () => {
    const browser = await signedIn('owner')
    for (const path of ['/settings-page', '/settings-page/made-up', '/settings-page/general/more'])
      expect((await browser.get(path)).location).toBe(general)
  })

  test('are refused without the permission', async () => {
    const browser = await signedIn('agent')
    for (const path of ['/settings-page', general, email])
      expect((await browser.get(path)).location).toBe('/error')
    expect((await browser.get('/dashboard')).text).not.toContain('/settings-page')
    expect((await browser.call('GET', buildTestPath('settings'))).status).toBe(403)
  })

  test('say what could not be loaded', async () => {
    const browser = await signedIn('owner')
    await product.fault('settings', '503', 1)
    expect((await browser.get(general)).text).toContain('Demo fault 503')
    await product.fault('members', '503', 1)
    const people = (await browser.get(address)).text
    expect(people).toContain('Demo fault 503')
    expect(people).toContain('Your account')
  })
})
