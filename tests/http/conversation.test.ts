import { pathOf } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { addressOf, subjects } from './mail-pages.ts'
import { useOwner } from './use-demo.ts'

const demo = useOwner()

describe('a conversation without JavaScript', () => {
  test('shows each email with its sender and its moment in UTC, and the drafts', async () => {
    const address = addressOf(
      (await demo.browser.get('/emails-page?filter=drafts')).text,
      'Re: Refund for the tent',
    )
    expect(address).toMatch(/\?filter=drafts$/)
    const { text } = await demo.browser.get(address)
    expect(text).toMatch(/<h1[^>]*>\s*Re: Refund for the tent\s*<\/h1>/)
    expect(text.match(/class="mail-address"[^>]*>helene@mail\.test/g)).toHaveLength(2)
    expect(text).toMatch(/\d\d\/\d\d\/\d{4}, \d\d:\d\d UTC/)
    const drafts = [...text.matchAll(/<textarea[^>]*name="body"[^>]*>([^<]+)</g)]
    expect(drafts.map(([, body]) => body)).toEqual([expect.stringContaining('Hélène')])
    expect(text).toMatch(/href="\/emails-page\?filter=drafts"[^>]*>\s*Drafts/)
  })

  test('is archived and moved back, with the way back in a toast', async () => {
    const address = addressOf((await demo.browser.get('/emails-page')).text, 'Is the wool')
    const subject = 'Is the wool from a certified farm?'
    const away = await demo.browser.post(address, { version: '1', is_archived: 'true', subject })
    expect([away.status, away.location]).toEqual([303, '/emails-page?filter=all'])
    const list = await demo.browser.get('/emails-page')
    expect(subjects(list.text)).not.toContain(subject)
    expect(list.text).toContain(`“${subject}” was archived.`)
    expect(list.text).toContain(`<form method="post" action="${address}"`)
    expect(list.text).toMatch(/name="version" value="2"[^>]*>\s*<input[^>]*name="is_archived" value="false"/)
    expect(list.text).toContain('name="undo" value="true"')
    const late = await demo.browser.post(address, { version: '1', is_archived: 'true', subject })
    expect([late.status, late.text]).toEqual([
      200,
      expect.stringContaining('Somebody else changed this meanwhile.'),
    ])
    expect(late.text).toContain('Move to inbox')
    const back = await demo.browser.post(address, {
      version: '2',
      is_archived: 'false',
      subject,
      undo: 'true',
    })
    expect(back.location).toBe(address)
    expect(subjects((await demo.browser.get('/emails-page')).text)).toContain(subject)
  })

  test('that does not exist has a page that says so', async () => {
    for (const id of ['made-up', '00000000-0000-4000-8000-000000000000']) {
      const page = await demo.browser.get(`/email-page/detail/${id}?filter=sent`)
      expect([page.status, page.text]).toEqual([
        404,
        expect.stringContaining('This conversation does not exist.'),
      ])
      expect(page.text).toMatch(/href="\/emails-page\?filter=sent"/)
    }
    await demo.product.fault('thread', '503', 1)
    const failed = await demo.browser.get('/email-page/detail/any')
    expect([failed.status, failed.text]).toEqual([200, expect.stringContaining('Demo fault 503')])
  })
})

describe('reading a conversation', () => {
  const open = async (subject: string) => {
    const address = addressOf((await demo.browser.get('/emails-page')).text, subject)
    return { address, ...(await demo.browser.get(address)) }
  }
  const isUnread = async (query: string) =>
    subjects((await demo.browser.get(`/emails-page?unread=true&q=${query}`)).text).length === 1

  test('marks it read, which a prefetch and a frame do not', async () => {
    const address = addressOf((await demo.browser.get('/emails-page')).text, 'Do you ship to Iceland')
    expect(await isUnread('Iceland')).toBe(true)
    await demo.browser.get(address, { 'sec-purpose': 'prefetch' })
    await demo.browser.get(address, { 'sec-fetch-dest': 'iframe' })
    expect(await isUnread('Iceland')).toBe(true)
    const { text } = await demo.browser.get(address)
    expect(await isUnread('Iceland')).toBe(false)
    const version = /name="version" value="(\d+)"/.exec(text)?.[1] ?? ''
    const away = await demo.browser.post(address, { version, is_unread: 'true', subject: 'Iceland' })
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
    expect((await demo.browser.post(address, { sender, kind: 'customer' })).location).toBe(address)
    const corrected = (await demo.browser.get(address)).text
    expect(corrected).not.toContain('>Newsletter<')
    expect(corrected).toMatch(/<button[^>]*name="is_settled"/)
    await demo.browser.post(address, { sender, kind: 'notice' })
    expect((await demo.browser.get(address)).text).toContain('>Notice<')
  })

  test('settles it, with the way back in the toast', async () => {
    const { address, text } = await open('Do you ship to Iceland')
    const version = /name="version" value="(\d+)"/.exec(text)?.[1] ?? ''
    await demo.browser.post(address, { version, is_settled: 'true', subject: 'Iceland' })
    const list = (await demo.browser.get('/emails-page?needs_reply=true&q=Iceland')).text
    expect(list).toContain('“Iceland” needs no reply.')
    expect(list).toMatch(/name="is_settled" value="false"/)
    expect(subjects(list)).toEqual([])
    await demo.browser.post(address, {
      version: String(Number(version) + 1),
      is_settled: 'false',
      subject: 'Iceland',
    })
    expect(subjects((await demo.browser.get('/emails-page?needs_reply=true&q=Iceland')).text)).toHaveLength(1)
  })

  test('splits it, and the parts have addresses of their own', async () => {
    const { address, text } = await open('Thank you!')
    const split = /name="split" value="([^"]+)"/.exec(text)?.[1] ?? ''
    const { status, location = '' } = await demo.browser.post(address, { split })
    expect([status, location === address]).toEqual([303, false])
    expect((await demo.browser.get(location)).text).toContain('This is a conversation of its own now.')
    const [from, into] = [location, address].map((way) => /detail\/([^?]+)/.exec(way)?.[1] ?? '')
    await demo.browser.call('POST', pathOf('mergeThread', from), { into })
    expect((await demo.browser.get(location)).location).toBe(address)
  })

  test('shows the original in a frame that can do nothing, pictures of others when asked', async () => {
    const { text } = await open('What is new for outdoor shops')
    const src = /<iframe src="([^"]+)" loading="lazy"/.exec(text)?.[1] ?? ''
    expect(src).toMatch(/^\/mail\//)
    const plain = await demo.browser.get(src, { 'sec-fetch-dest': 'iframe' })
    expect(plain.status).toBe(200)
    expect(plain.headers.get('content-security-policy')).toBe(
      "sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'self'",
    )
    expect(plain.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(plain.headers.get('cache-control')).toContain('no-store')
    expect(plain.text).toContain('One picture of another server is left out.')
    expect(plain.text).toContain('Read more</a>')
    expect(plain.text).not.toContain('/pictures/')
    const shown = await demo.browser.get(`${src}?pictures=true`)
    expect(shown.text).toMatch(/src="\/v1\/emails\/[^"]+\/pictures\/0"/)
    const missing = await demo.browser.get('/mail/made-up')
    expect([missing.status, missing.text]).toEqual([
      404,
      expect.stringContaining('This e-mail has only text.'),
    ])
    const stranger = await openBrowser(demo.product.site.url).get(src)
    expect([stranger.status, stranger.text.includes('Read more')]).toEqual([303, false])
    const page = await demo.browser.get('/emails-page')
    expect(page.headers.get('x-frame-options')).toBe('DENY')
  })
})
