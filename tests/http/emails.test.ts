import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite, temporaryFolder } from '../harness.ts'
import { openBrowser } from './browser.ts'
import type { Browser } from './browser.ts'
import { startProduct } from './product.ts'
import type { TestProduct } from './product.ts'

let product: TestProduct
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = openBrowser(product.site.url)
  await browser.signIn('owner@demo.test', 'Demo-pass-1')
})
afterAll(() => product.stop())

/** The subjects of a list, in order. */
const subjects = (html: string) =>
  [...html.matchAll(/<h3[^>]*>\s*<a href="\/email-page[^"]*"[^>]*>([^<]*)</g)].map(([, subject]) =>
    subject?.trim(),
  )

const addressOf = (html: string, subject: string) =>
  new RegExp(`href="(/email-page/detail/[^"]+)"[^>]*>\\s*${subject}`)
    .exec(html)?.[1]
    ?.replaceAll('&#38;', '&') ?? ''

describe('the lists of emails without JavaScript', () => {
  test('are grouped by day, with who wrote, what about, and whether a draft is ready', async () => {
    const { text, status } = await browser.get('/emails-page')
    expect(status).toBe(200)
    expect(subjects(text)).toHaveLength(11)
    expect(subjects(text)[0]).toBe('Where is my order #48213?')
    expect(text).toMatch(/<h2[^>]*>\s*(?:Today|Yesterday)\s*<\/h2>/)
    expect(text).toMatch(/<h2[^>]*>\s*\d\d\/\d\d\/\d{4}\s*<\/h2>/)
    expect(text).toContain('>Okafor, Daniel<')
    expect(text).toContain('>sigga@mail.test<')
    expect(text).toContain('>Unknown Sender<')
    expect(text).toContain('(no subject)')
    expect(text).toContain('You: Hi Priya,')
    expect(text.match(/Draft ready/g)).toHaveLength(5)
  })

  test.each([
    ['drafts', 5],
    ['sent', 3],
    ['archive', 1],
    ['all', 11],
    ['made-up', 11],
  ])('of the filter %s hold %i threads, the filter marked', async (filter, count) => {
    const { text } = await browser.get(`/emails-page?filter=${filter}`)
    expect(subjects(text)).toHaveLength(count)
    const current = filter === 'made-up' ? 'all' : filter
    expect(
      text.match(new RegExp(`href="/emails-page\\?filter=${current}" aria-current="page"`, 'g')),
    ).toHaveLength(2)
    expect(text.match(/aria-current="page"/g)).toHaveLength(2)
  })

  test('ask the upstream once beside the session check', async () => {
    await product.takeCalls()
    await browser.get('/emails-page?filter=drafts')
    expect((await product.takeCalls()).map(({ path }) => path)).toEqual(['/v1/auth/session', '/v1/threads'])
  })

  test('say what could not be loaded, and what page does not exist', async () => {
    await product.fault('threads', '503', 1)
    const failed = await browser.get('/emails-page?filter=sent')
    expect(failed.text).toContain('Demo fault 503')
    expect(failed.text).toMatch(/href="\/emails-page\?filter=sent"[^>]*>\s*Try again/)
    const missing = await browser.get('/emails-page?filter=sent&cursor=made-up')
    expect([missing.status, missing.text]).toEqual([
      404,
      expect.stringContaining('This page of the list does not exist.'),
    ])
    expect(missing.text).toMatch(/href="\/emails-page\?filter=sent"[^>]*>\s*Newest/)
  })

  test('are empty with a reason', async () => {
    const other = openBrowser(product.site.url)
    await other.signIn('owner@demo.test', 'Demo-pass-1')
    const stores = (await other.call('GET', '/v1/user/stores')).json() as { id: string; name: string }[]
    const id = stores.find(({ name }) => name === 'Harbour Home')?.id ?? ''
    await other.call('POST', `/v1/auth/stores/${id}/switch`)
    const { text } = await other.get('/emails-page?filter=drafts')
    expect(text).toContain('No emails yet')
    expect(text).toContain('Your e-mail account is linked. Its mail has not been read yet.')
  })
})

describe('a conversation without JavaScript', () => {
  test('shows each email with its sender and its moment in UTC, and the drafts', async () => {
    const address = addressOf(
      (await browser.get('/emails-page?filter=drafts')).text,
      'Re: Refund for the tent',
    )
    expect(address).toMatch(/\?filter=drafts$/)
    const { text } = await browser.get(address)
    expect(text).toMatch(/<h1[^>]*>\s*Re: Refund for the tent\s*<\/h1>/)
    expect(text.match(/helene@mail\.test/g)).toHaveLength(2)
    expect(text).toMatch(/\d\d\/\d\d\/\d{4}, \d\d:\d\d UTC/)
    expect(text).toContain('The page of the smaller tent shows whether green is in stock.')
    expect(text).toMatch(/href="\/emails-page\?filter=drafts"[^>]*>\s*Drafts/)
  })

  test('is archived and moved back, with the way back in a toast', async () => {
    const address = addressOf((await browser.get('/emails-page')).text, 'Is the wool')
    const subject = 'Is the wool from a certified farm?'
    const away = await browser.post(address, { version: '1', is_archived: 'true', subject })
    expect([away.status, away.location]).toEqual([303, '/emails-page?filter=all'])
    const list = await browser.get('/emails-page')
    expect(subjects(list.text)).not.toContain(subject)
    expect(list.text).toContain(`“${subject}” was archived.`)
    expect(list.text).toContain(`<form method="post" action="${address}"`)
    expect(list.text).toMatch(/name="version" value="2"[^>]*>\s*<input[^>]*name="is_archived" value="false"/)
    const late = await browser.post(address, { version: '1', is_archived: 'true', subject })
    expect([late.status, late.text]).toEqual([
      200,
      expect.stringContaining('Somebody else changed this meanwhile.'),
    ])
    expect(late.text).toContain('Move to inbox')
    const back = await browser.post(address, { version: '2', is_archived: 'false', subject })
    expect(back.location).toBe('/emails-page?filter=all')
    expect(subjects((await browser.get('/emails-page')).text)).toContain(subject)
  })

  test('that does not exist has a page that says so', async () => {
    for (const id of ['made-up', '00000000-0000-4000-8000-000000000000']) {
      const page = await browser.get(`/email-page/detail/${id}?filter=sent`)
      expect([page.status, page.text]).toEqual([
        404,
        expect.stringContaining('This conversation does not exist.'),
      ])
      expect(page.text).toMatch(/href="\/emails-page\?filter=sent"/)
    }
    await product.fault('thread', '503', 1)
    const failed = await browser.get('/email-page/detail/any')
    expect([failed.status, failed.text]).toEqual([200, expect.stringContaining('Demo fault 503')])
  })
})

describe('threads of another /v1', () => {
  const thread = (id: number, sender: unknown, isCut?: boolean) => ({
    id,
    emails: [{ sender, created_at: '2026-01-05T09:30:00', body: 'So <b>bold</b>', is_cut: isCut }],
    drafts: [{ id, is_cut: isCut }],
  })
  const threads = [
    thread(1, 'Ada Lovelace <ada@example.com>'),
    thread(2, 'bob@example.com'),
    thread(3, { emailAddress: { name: 'Cleo', address: 'cleo@example.com' } }),
    thread(4, { emailAddress: { address: 'dan@example.com' } }, true),
    thread(5, { from: 'nobody' }),
    thread(6, '<script>alert(1)</script> <x@example.com>'),
  ]

  test('are shown with every spelling of a sender, only what they have, and where a text is cut', async () => {
    const folder = temporaryFolder()
    const upstream = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://upstream.test')
      const [, id] = /^\/v1\/threads\/(\d)$/.exec(pathname) ?? []
      const user = {
        id: 1,
        first_name: 'Ann',
        last_name: 'Archer',
        email: 'ann@example.com',
        is_super_admin: 'False',
      }
      const flags = {
        is_document_uploaded: 'True',
        is_email_account_added: 'True',
        is_shopify_account_added: 'True',
      }
      const store = { id: 1, store_id: 1, name: 'Shop', is_onboarded: 'True', ...flags }
      const answers: Record<string, unknown> = {
        '/v1/auth/login': {
          email: user.email,
          token: 't',
          expires_in: 60,
          is_super_admin: 'False',
          is_verified: 'True',
          last_login: null,
        },
        '/v1/auth/session': { success: true, user, store, role: 'owner' },
        '/v1/threads': { threads: searchParams.get('filter') === 'sent' ? [] : threads },
      }
      const answer = id ? threads[Number(id) - 1] : answers[pathname]
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer ?? { detail: 'Not Found' }))
    })
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
    const { port } = upstream.address() as AddressInfo
    const site = await startSite({ DATA_DIR: folder.path, API_URL: `http://127.0.0.1:${port}` })
    const ann = openBrowser(site.url)
    await ann.signIn('ann@example.com', 'Demo-pass-1')
    const { text } = await ann.get('/emails-page')
    for (const name of ['Ada Lovelace', 'bob@example.com', 'Cleo', 'dan@example.com', 'Unknown Sender'])
      expect(text).toContain(`>${name}<`)
    expect(text).not.toContain('<script>alert')
    expect(text).toContain('05/01/2026')
    expect((await ann.get('/emails-page?filter=sent')).text).toContain('Nothing sent yet')
    const detail = await ann.get('/email-page/detail/3')
    expect(detail.text).toContain('cleo@example.com')
    expect(detail.text).toContain('So &lt;b&gt;bold&lt;/b&gt;')
    expect(detail.text).toContain('05/01/2026, 09:30 UTC')
    expect(detail.text).not.toContain('name="is_archived"')
    expect(detail.text).not.toContain('only its beginning is shown')
    const cut = await ann.get('/email-page/detail/4')
    expect(cut.text).toContain('This email is longer: only its beginning is shown here.')
    expect(cut.text).toContain('This draft is longer: only its beginning is shown here')
    await site.stop()
    upstream.close()
    folder.remove()
  })
})
