import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { buildTestPath } from '@draftdesk/contract/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite, temporaryFolder } from '../../harness.ts'
import type { RunningProcess } from '../../harness.ts'
import { createFormData, openBrowser } from '../browser.ts'

const folder = temporaryFolder()
interface Seen {
  readonly path: string
  readonly token: string | undefined
  readonly address: string | string[] | undefined
  readonly fields: Record<string, unknown>
}
const seen: Seen[] = []
const unverified = {
  email: 'ada@example.test',
  token: '',
  expires_in: null,
  is_super_admin: 'False',
  is_verified: 'False',
  sign_up_id: 'proof-2',
}
const answers: Readonly<Record<string, object>> = {
  [buildTestPath('signUp')]: {
    message: 'Done',
    is_verified: 'False',
    email: 'ada@example.test',
    sign_up_id: 'proof-1',
  },
  [buildTestPath('verifyEmail')]: { message: 'Done' },
  [buildTestPath('signIn')]: {
    email: 'ada@example.test',
    token: 'token-1',
    expires_in: 60,
    is_super_admin: 'False',
    is_verified: 'True',
  },
  [buildTestPath('revoke')]: { message: 'Done' },
}
let upstream: Server
let site: RunningProcess

beforeAll(async () => {
  upstream = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      const type = request.headers['content-type'] ?? ''
      const read = type.startsWith('multipart/')
        ? new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData()
        : Promise.resolve(new FormData())
      void read.then((fields) => {
        const { authorization: token, 'x-forwarded-for': address } = request.headers
        seen.push({ path, token, address, fields: Object.fromEntries(fields) })
        response.setHeader('content-type', 'application/json')
        const isUnverified = path === buildTestPath('signIn') && fields.get('password') === 'unverified'
        const needsPassword = fields.get('verification_code') === '000000' && { needs_password: true }
        response.end(JSON.stringify(isUnverified ? unverified : { ...answers[path], ...needsPassword }))
      })
    })
  })
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const address = upstream.address()
  const port = typeof address === 'object' && address ? address.port : 0
  site = await startSite({ DATA_DIR: folder.path, API_URL: `http://127.0.0.1:${port}` })
})
afterAll(async () => {
  await site.stop()
  upstream.close()
  upstream.closeAllConnections()
  folder.remove()
})

const take = (path: string) => seen.splice(0).filter((call) => call.path === path)

describe('a sign-up', () => {
  const fields = {
    first_name: 'Ada',
    last_name: 'L',
    email: 'ada@example.test',
    password: 'Abcdef1!',
    confirm_password: 'Abcdef1!',
  }
  const code = { email: 'ada@example.test', verification_code: '123456' }

  test('by a call proves at its verification that it is the same browser, unseen by scripts', async () => {
    const browser = openBrowser(site.url)
    const answer = await browser.call('POST', buildTestPath('signUp'), createFormData(fields))
    expect(answer.text).not.toContain('proof-1')
    expect(answer.headers.getSetCookie().find((line) => line.startsWith('sign-up='))).toMatch(/HttpOnly/i)
    await browser.call('POST', buildTestPath('verifyEmail'), createFormData(code))
    expect(take(buildTestPath('verifyEmail'))).toMatchObject([{ fields: { ...code, sign_up_id: 'proof-1' } }])
    expect(browser.cookies.has('sign-up')).toBe(false)
  })

  test('by a form does so too', async () => {
    const browser = openBrowser(site.url)
    await browser.post('/signup', fields)
    expect((await browser.get('/verify-email')).text).not.toContain('proof-1')
    await browser.post('/verify-email', code)
    expect(take(buildTestPath('verifyEmail'))).toMatchObject([{ fields: { ...code, sign_up_id: 'proof-1' } }])
  })

  test('that proves no password leads to the link in the mailbox', async () => {
    const browser = openBrowser(site.url)
    await browser.post('/signup', fields)
    const page = await browser.post('/verify-email', { ...code, verification_code: '000000' })
    expect(page.text).toContain('We sent you a link to choose a password.')
    await browser.post('/signup', fields)
    expect((await browser.post('/verify-email', code)).text).toContain('Your account is ready.')
    take(buildTestPath('verifyEmail'))
  })

  test('of another browser proves nothing', async () => {
    await openBrowser(site.url).call('POST', buildTestPath('verifyEmail'), createFormData(code))
    expect(take(buildTestPath('verifyEmail'))[0]?.fields).toEqual(code)
  })
})

describe('a sign-in before the address is verified', () => {
  const login = { email: 'ada@example.test', password: 'unverified' }
  const code = { email: 'ada@example.test', verification_code: '123456' }
  const client = { 'x-forwarded-for': '198.51.100.7' }

  test('by a call proves at the verification that it knew the password, unseen by scripts', async () => {
    const browser = openBrowser(site.url)
    const answer = await browser.call('POST', buildTestPath('signIn'), createFormData(login), client)
    expect(answer.text).not.toContain('proof-2')
    expect(answer.headers.getSetCookie().find((line) => line.startsWith('sign-up='))).toMatch(/HttpOnly/i)
    expect(take(buildTestPath('resendCode'))).toMatchObject([
      { address: '198.51.100.7', fields: { email: login.email } },
    ])
    await browser.call('POST', buildTestPath('verifyEmail'), createFormData(code))
    expect(take(buildTestPath('verifyEmail'))).toMatchObject([{ fields: { ...code, sign_up_id: 'proof-2' } }])
  })

  test('by a form does so too, in the place of what the browser had', async () => {
    const browser = openBrowser(site.url)
    browser.cookies.set('sign-up', Buffer.from('"proof-1"').toString('base64url'))
    expect((await browser.post('/signin', login, client)).location).toBe('/verify-email')
    expect(take(buildTestPath('resendCode'))).toMatchObject([{ address: '198.51.100.7' }])
    await browser.post('/verify-email', code)
    expect(take(buildTestPath('verifyEmail'))).toMatchObject([{ fields: { ...code, sign_up_id: 'proof-2' } }])
  })
})

describe('a sign-out', () => {
  test('revokes the token at the upstream', async () => {
    const browser = openBrowser(site.url)
    await browser.call(
      'POST',
      buildTestPath('signIn'),
      createFormData({ email: 'ada@example.test', password: 'x' }),
    )
    await browser.post('/logout', {})
    expect(take(buildTestPath('revoke'))).toMatchObject([{ token: 'Bearer token-1' }])
  })
})
