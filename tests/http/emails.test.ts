import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathOf } from '@draftdesk/contract/testing'
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
    expect(subjects(text)).toHaveLength(13)
    expect(subjects(text)[0]).toBe('Where is my order #48213?')
    expect(text).toMatch(/<h2[^>]*>\s*(?:Today|Yesterday)\s*<\/h2>/)
    expect(text).toMatch(/<h2[^>]*>\s*\d\d\/\d\d\/\d{4}\s*<\/h2>/)
    expect(text).toContain('>Okafor, Daniel<')
    expect(text).toContain('>sigga@mail.test<')
    expect(text).toContain('>Unknown Sender<')
    expect(text).toContain('(no subject)')
    expect(text).toContain('You: Hi Priya,')
    expect(text.match(/data-state="draft"/g)).toHaveLength(5)
  })

  test.each([
    ['drafts', 5],
    ['sent', 3],
    ['archive', 1],
    ['all', 13],
    ['made-up', 13],
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
    expect((await product.takeCalls()).map(({ path }) => path)).toEqual([
      pathOf('session'),
      pathOf('threads'),
    ])
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
    const stores = (await other.call('GET', pathOf('stores'))).json() as { id: string; name: string }[]
    const id = stores.find(({ name }) => name === 'Harbour Home')?.id ?? ''
    await other.call('POST', pathOf('switchStore', id))
    const { text } = await other.get('/emails-page?filter=drafts')
    expect(text).toContain('No emails yet')
    expect(text).toContain('Your e-mail account is linked. Its mail is listed here as it is read')
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
    expect(text.match(/class="mail-address"[^>]*>helene@mail\.test/g)).toHaveLength(2)
    expect(text).toMatch(/\d\d\/\d\d\/\d{4}, \d\d:\d\d UTC/)
    const drafts = [...text.matchAll(/<textarea[^>]*name="body"[^>]*>([^<]+)</g)]
    expect(drafts.map(([, body]) => body)).toEqual([expect.stringContaining('Hélène')])
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
    expect(list.text).toContain('name="undo" value="true"')
    const late = await browser.post(address, { version: '1', is_archived: 'true', subject })
    expect([late.status, late.text]).toEqual([
      200,
      expect.stringContaining('Somebody else changed this meanwhile.'),
    ])
    expect(late.text).toContain('Move to inbox')
    const back = await browser.post(address, { version: '2', is_archived: 'false', subject, undo: 'true' })
    expect(back.location).toBe(address)
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

const unescape = (text: string) => text.replaceAll('&amp;', '&')

describe('searching and narrowing the lists without JavaScript', () => {
  test('finds words in subjects and texts, and stays in the list and on its pages', async () => {
    const { text } = await browser.get('/emails-page?filter=all&q=zipper')
    expect(subjects(text)).toEqual(['Zipper broke after two weeks'])
    expect(text).toMatch(/<input[^>]*name="q"[^>]*value="zipper"/)
    expect(text).toMatch(/<input type="hidden" name="filter" value="all"/)
    expect(unescape(text)).toContain('href="/emails-page?filter=all&q=zipper&unread=true"')
    const sent = await browser.get('/emails-page?filter=sent&q=zipper')
    expect(subjects(sent.text)).toEqual([])
    expect(sent.text).toContain('No conversation in this list has “zipper”.')
    expect(sent.text).toMatch(/href="\/emails-page\?filter=sent"[^>]*>\s*Show the whole list/)
    const odd = await browser.get(`/emails-page?q=${encodeURIComponent('<b>"&|!')}`)
    expect([odd.status, odd.text.includes('<b>"')]).toEqual([200, false])
  })

  test('shows what waits for a reply alone, and counts every list', async () => {
    const { text } = await browser.get('/emails-page?filter=all&needs_reply=true')
    const all = await browser.get('/emails-page')
    expect(subjects(text).length).toBeGreaterThan(0)
    expect(subjects(text).length).toBeLessThan(subjects(all.text).length)
    expect(subjects(text)).not.toContain('Discount code does not work')
    expect(subjects(text)).not.toContain('What is new for outdoor shops this month')
    expect(text).toMatch(/href="\/emails-page\?filter=all" aria-current="true"[^>]*>\s*Needs reply/)
    for (const [filter, count] of [
      ['drafts', 5],
      ['all', 13],
      ['sent', 3],
      ['archive', 1],
    ])
      expect(all.text).toMatch(
        new RegExp(`filter=${filter}"[^>]*>\\s*\\w+\\s*<span class="filter-count"[^>]*>${count}<`),
      )
  })
})

describe('many conversations at once without JavaScript', () => {
  const choices = (text: string) => [...text.matchAll(/name="(choose-[^"]+)"/g)].map(([, name]) => name ?? '')

  test('are changed by one form, and a toast says how many', async () => {
    const address = '/emails-page?filter=all&q=enamel'
    const names = choices((await browser.get(address)).text)
    expect(names).toHaveLength(2)
    const ticked = Object.fromEntries(names.map((name) => [name, 'on']))
    const away = await browser.post(address, { ...ticked, action: 'archive' })
    expect([away.status, away.location]).toEqual([303, address])
    const list = await browser.get(address)
    expect(list.text).toContain('2 conversations archived.')
    expect(subjects(list.text)).toEqual([])
    const back = await browser.post('/emails-page?filter=archive', {
      [names[0] ?? '']: 'on',
      action: 'restore',
    })
    expect(back.location).toBe('/emails-page?filter=archive')
    expect((await browser.get('/emails-page')).text).toContain('1 conversation moved to the inbox.')
    await browser.post('/emails-page', { [names[1] ?? '']: 'on', action: 'restore' })
    await browser.get('/emails-page')
  })

  test('need to be chosen first, and a made-up action does nothing', async () => {
    for (const fields of [{ action: 'archive' }, { 'choose-x': 'on', action: 'explode' }]) {
      const { status, location } = await browser.post('/emails-page?filter=sent', fields)
      expect([status, location]).toEqual([303, '/emails-page?filter=sent'])
      expect((await browser.get('/emails-page')).text).toContain('Please choose conversations first.')
    }
  })
})

describe('reading a conversation', () => {
  const open = async (subject: string) => {
    const address = addressOf((await browser.get('/emails-page')).text, subject)
    return { address, ...(await browser.get(address)) }
  }
  const isUnread = async (query: string) =>
    subjects((await browser.get(`/emails-page?unread=true&q=${query}`)).text).length === 1

  test('marks it read, which a prefetch and a frame do not', async () => {
    const address = addressOf((await browser.get('/emails-page')).text, 'Do you ship to Iceland')
    expect(await isUnread('Iceland')).toBe(true)
    await browser.get(address, { 'sec-purpose': 'prefetch' })
    await browser.get(address, { 'sec-fetch-dest': 'iframe' })
    expect(await isUnread('Iceland')).toBe(true)
    const { text } = await browser.get(address)
    expect(await isUnread('Iceland')).toBe(false)
    const version = /name="version" value="(\d+)"/.exec(text)?.[1] ?? ''
    const away = await browser.post(address, { version, is_unread: 'true', subject: 'Iceland' })
    expect(away.location).toBe('/emails-page?filter=all')
    expect(await isUnread('Iceland')).toBe(true)
  })

  test('folds what is quoted, and makes addresses links', async () => {
    const { text } = await open('Change of delivery address')
    expect(text).toMatch(
      /That was quick, thank you!<\/p>\s*<details[^>]*>\s*<summary[^>]*>\s*Show quoted text/,
    )
    expect(text.match(/Show quoted text/g)).toHaveLength(1)
    const linked = await open('Re: Refund for the tent')
    expect(linked.text).toMatch(
      /back yet\. The parcel: <a href="https:\/\/tracking\.carrier\.test\/[^"]+" target="_blank" rel="noopener noreferrer nofollow"[^>]*>https:/,
    )
  })

  test('says who writes and why, and takes a correction', async () => {
    const { address, text } = await open('What is new for outdoor shops')
    expect(text).toContain('>Newsletter<')
    expect(text).toMatch(/This is a customer\s*<\/button>/)
    const sender = /name="sender" value="([^"]+)"/.exec(text)?.[1] ?? ''
    expect((await browser.post(address, { sender, kind: 'customer' })).location).toBe(address)
    const corrected = (await browser.get(address)).text
    expect(corrected).not.toContain('>Newsletter<')
    expect(corrected).toMatch(/<button[^>]*name="is_settled"/)
    await browser.post(address, { sender, kind: 'notice' })
    expect((await browser.get(address)).text).toContain('>Notice<')
  })

  test('settles it, with the way back in the toast', async () => {
    const { address, text } = await open('Do you ship to Iceland')
    const version = /name="version" value="(\d+)"/.exec(text)?.[1] ?? ''
    await browser.post(address, { version, is_settled: 'true', subject: 'Iceland' })
    const list = (await browser.get('/emails-page?needs_reply=true&q=Iceland')).text
    expect(list).toContain('“Iceland” needs no reply.')
    expect(list).toMatch(/name="is_settled" value="false"/)
    expect(subjects(list)).toEqual([])
    await browser.post(address, {
      version: String(Number(version) + 1),
      is_settled: 'false',
      subject: 'Iceland',
    })
    expect(subjects((await browser.get('/emails-page?needs_reply=true&q=Iceland')).text)).toHaveLength(1)
  })

  test('splits it, and the parts have addresses of their own', async () => {
    const { address, text } = await open('Thank you!')
    const split = /name="split" value="([^"]+)"/.exec(text)?.[1] ?? ''
    const { status, location = '' } = await browser.post(address, { split })
    expect([status, location === address]).toEqual([303, false])
    expect((await browser.get(location)).text).toContain('This is a conversation of its own now.')
    const [from, into] = [location, address].map((way) => /detail\/([^?]+)/.exec(way)?.[1] ?? '')
    await browser.call('POST', pathOf('mergeThread', from), { into })
    expect((await browser.get(location)).location).toBe(address)
  })

  test('shows the original in a frame that can do nothing, pictures of others when asked', async () => {
    const { text } = await open('What is new for outdoor shops')
    const src = /<iframe src="([^"]+)" loading="lazy"/.exec(text)?.[1] ?? ''
    expect(src).toMatch(/^\/mail\//)
    const plain = await browser.get(src, { 'sec-fetch-dest': 'iframe' })
    expect(plain.status).toBe(200)
    expect(plain.headers.get('content-security-policy')).toBe(
      "sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'self'",
    )
    expect(plain.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(plain.headers.get('cache-control')).toContain('no-store')
    expect(plain.text).toContain('One picture of another server is left out.')
    expect(plain.text).toContain('Read more</a>')
    expect(plain.text).not.toContain('/pictures/')
    const shown = await browser.get(`${src}?pictures=true`)
    expect(shown.text).toMatch(/src="\/v1\/emails\/[^"]+\/pictures\/0"/)
    const missing = await browser.get('/mail/made-up')
    expect([missing.status, missing.text]).toEqual([
      404,
      expect.stringContaining('This e-mail has only text.'),
    ])
    const stranger = await openBrowser(product.site.url).get(src)
    expect([stranger.status, stranger.text.includes('Read more')]).toEqual([303, false])
    const page = await browser.get('/emails-page')
    expect(page.headers.get('x-frame-options')).toBe('DENY')
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
        [pathOf('signIn')]: {
          email: user.email,
          token: 't',
          expires_in: 60,
          is_super_admin: 'False',
          is_verified: 'True',
          last_login: null,
        },
        [pathOf('session')]: { success: true, user, store, role: 'owner' },
        [pathOf('threads')]: { threads: searchParams.get('filter') === 'sent' ? [] : threads },
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
    expect(detail.text).not.toMatch(
      /name="(?:is_settled|is_unread|split|sender|kind)"|<iframe|Show quoted text/,
    )
    expect(text).not.toMatch(/name="(?:q|action|choose-[^"]*)"|class="filter-count/)
    expect(detail.text).not.toContain('only its beginning is shown')
    const cut = await ann.get('/email-page/detail/4')
    expect(cut.text).toContain('This email is longer: only its beginning is shown here.')
    expect(cut.text).toContain('This draft is longer: only its beginning is shown here')
    await site.stop()
    upstream.close()
    folder.remove()
  })
})
