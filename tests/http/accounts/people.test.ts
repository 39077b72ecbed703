import { pathOf } from '@draftdesk/contract/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jpeg, png } from '../../../packages/api/src/testing/files/pictures.ts'
import { openBrowser } from '../browser.ts'
import type { Answer, Browser } from '../browser.ts'
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
/** The hidden fields of the form whose button says this. */
function fieldsOf({ text }: Answer, label: string): Record<string, string> {
  const form = text.split('<form').find((part) => part.includes(`aria-label="${label}"`)) ?? ''
  const fields = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
}

/** Opens the link of an invitation and presses the button of the page. */
async function accept(browser: Browser, address: string) {
  return browser.post((await browser.get(address)).location ?? '', {})
}

describe('the people of a store, without JavaScript', () => {
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
    const role = fieldsOf(await browser.get(address), 'Role of Arne Agent')
    const changed = await browser.post(`${address}?members`, { ...role, action: 'role', role: 'manager' })
    expect([changed.status, changed.location]).toEqual([303, address])
    const late = await browser.post(`${address}?members`, { ...role, action: 'role', role: 'owner' })
    expect(late.text).toContain('A colleague changed this in the meantime.')
    expect((await agent.get('/settings-page/general')).status).toBe(200)

    const person = fieldsOf(await browser.get(address), 'Remove Arne Agent')
    const removed = await browser.post(`${address}?members`, { ...person, action: 'remove' })
    expect(removed.text).toContain('Arne Agent was removed and can no longer open this store.')
    expect((await agent.get('/dashboard')).location).toBe('/select-store')
    expect((await agent.call('GET', pathOf('members'))).status).toBe(403)
    const proof = /name="proof" value="([^"]+)"/.exec(removed.text)?.[1] ?? ''
    const undone = await browser.post(`${address}?members`, { ...person, action: 'restore', proof })
    expect([undone.status, undone.location]).toEqual([303, address])
    expect((await agent.get('/dashboard')).status).toBe(200)

    const again = fieldsOf(await browser.get(address), 'Role of Arne Agent')
    await browser.post(`${address}?members`, { ...again, action: 'role', role: 'agent' })
    expect((await agent.get('/settings-page/general')).location).toBe('/error')
  })

  test('leave, but not the last owner', async () => {
    const browser = await signedIn('owner')
    const id = /"selfId":\[0,"([\w-]+)"\]/.exec(
      (await browser.get(address)).text.replaceAll('&quot;', '"'),
    )?.[1]
    const refused = await browser.post(`${address}?members`, { action: 'leave', id: id ?? '' })
    expect(refused.text).toContain('A store needs an owner. Please make another member an owner first.')
  })
})

describe('an invitation, without JavaScript', () => {
  test('is sent, resent, revoked and brought back', async () => {
    const browser = await signedIn('owner')
    const email = 'fresh@guest.test'
    const form = { action: 'invite', email, role: 'agent' }
    expect((await browser.post(`${address}?invites`, { ...form, email: '' })).text).toContain(
      'Please enter the e-mail address.',
    )
    expect((await browser.post(`${address}?invites`, form)).location).toBe(address)
    expect((await browser.get(address)).text).toContain(`An invitation is on its way to ${email}.`)
    const twice = await browser.post(`${address}?invites`, form)
    expect(twice.text).toContain('This address is already invited.')
    expect(twice.text).toContain(`value="${email}"`)

    const first = links.get(email) ?? ''
    const invite = fieldsOf(await browser.get(address), `Resend the invitation to ${email}`)
    expect((await browser.post(`${address}?invites`, { ...invite, action: 'resend' })).status).toBe(303)
    const stranger = openBrowser(product.site.url)
    expect((await accept(stranger, first)).location).toContain('invite=failed')
    const revoked = await browser.post(`${address}?invites`, { ...invite, action: 'revoke' })
    expect(revoked.text).toContain(`The invitation of ${email} was revoked.`)
    const second = links.get(email) ?? ''
    expect(second).not.toBe(first)
    expect((await accept(stranger, second)).location).toContain('invite=failed')
    expect((await stranger.get('/signup')).text).toContain('This invitation is not valid or has expired.')
    expect((await browser.post(`${address}?invites`, { ...invite, action: 'restore' })).status).toBe(303)
    expect((await accept(stranger, second)).location).toBe('/signup')
    const signup = await stranger.get('/signup')
    expect(signup.text).toContain('Invitation accepted!')
    expect(signup.text).toContain(`value="${email}"`)
  })

  test('leads somebody with an account to sign in', async () => {
    const browser = await signedIn('owner')
    await browser.post(`${address}?invites`, { action: 'invite', email: 'new@demo.test', role: 'agent' })
    const guest = openBrowser(product.site.url)
    await expect.poll(() => links.get('new@demo.test')).toMatch(/^\/signin\?/)
    expect((await accept(guest, links.get('new@demo.test') ?? '')).location).toBe('/signin')
    expect((await guest.get('/signin')).text).toContain('value="new@demo.test"')
    await guest.signIn('new@demo.test', password)
    expect((await guest.get('/select-store')).text).toContain('Northwind Outfitters')
  })
})

describe('one’s own account, without JavaScript', () => {
  test('takes a name, a picture and a password', async () => {
    const browser = await signedIn('manager')
    const wrong = await browser.post(address, { action: 'name', first_name: '', last_name: 'M' })
    expect(wrong.text).toContain('First name and Last name are required')
    await browser.post(address, { action: 'name', first_name: 'Maria', last_name: 'Manager' })
    const named = await browser.get(address)
    expect(named.text).toContain('Your name is saved.')
    expect(named.text).toContain('Maria Manager')

    const other = await signedIn('manager')
    const fields = { action: 'password', new_password: 'Better-pass-2', confirm_password: 'Better-pass-2' }
    const post = (current: string) => browser.post(address, { ...fields, current_password: current })
    expect((await post('Wrong-pass-1')).text).toContain('The current password is wrong.')
    expect((await post('Wrong-pass-1')).text).not.toContain('Better-pass-2')
    expect((await post(password)).location).toBe(address)
    expect((await browser.get(address)).text).toContain('Password updated successfully!')
    expect((await other.get(address)).location).toMatch(/^\/signin/)
  })

  test('shows its picture through the site, to be kept for ever', async () => {
    const browser = await signedIn('owner')
    const file = new FormData()
    file.set('file', new File([png], 'me.png'))
    const sent = await fetch(new URL(`${address}?picture`, product.site.url), {
      method: 'POST',
      body: file,
      redirect: 'manual',
      headers: {
        origin: product.site.url,
        cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
      },
    })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, address])
    const page = await browser.get('/dashboard')
    const path = /\/v1\/pictures\/[0-9a-f-]{36}/.exec(page.text)?.[0] ?? ''
    for (const viewer of [browser, openBrowser(product.site.url)]) {
      const picture = await viewer.get(path, { 'sec-fetch-site': 'same-origin' })
      expect(picture.status).toBe(200)
      expect(Object.fromEntries(picture.headers)).toMatchObject({
        'content-type': 'image/png',
        'content-length': String(png.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(picture.headers.has('vary')).toBe(false)
    }
    expect(page.headers.get('content-security-policy')).toContain("img-src 'self'")
    expect((await browser.get(path, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)

    await browser.post(address, { action: 'remove-picture' })
    expect((await browser.get(path)).status).toBe(404)
  })

  test('says why a picture is refused', async () => {
    const browser = await signedIn('owner')
    const file = new FormData()
    file.set('file', new File(['<svg/>'], 'me.png'))
    const me = (await browser.call('GET', pathOf('me'))).json() as { user: { id: string } }
    const sent = await browser.call('POST', pathOf('uploadPicture', me.user.id), file)
    expect(sent.text).toContain('This file is not a supported picture.')
    file.set('file', new File([jpeg], 'me.txt'))
    expect((await browser.call('POST', pathOf('uploadPicture', me.user.id), file)).status).toBe(200)
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
    expect((await browser.call('GET', pathOf('settings'))).status).toBe(403)
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
