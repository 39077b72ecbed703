import { buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { findMailAddress, listSubjects } from '../mail-pages.ts'
import { useOwner } from '../use-demo.ts'

const demo = useOwner()

describe('a conversation before JavaScript arrives', () => {
  test('shows each email with its sender and its moment in UTC, and the drafts', async () => {
    const address = findMailAddress(
      (await demo.browser.get('/emails-page?filter=drafts')).text,
      'Re: Refund for the tent',
    )
    expect(address).toMatch(/\?filter=drafts$/)
    const { text } = await demo.browser.get(address)
    expect(text).toMatch(/<h1[^>]*>\s*Re: Refund for the tent\s*<\/h1>/)
    expect(text.match(/class="mail-address[^>]*>helene@mail\.test/g)).toHaveLength(2)
    expect(text).toMatch(/\d\d\/\d\d\/\d{4}, \d\d:\d\d UTC/)
    const drafts = [...text.matchAll(/<textarea[^>]*name="body"[^>]*>([^<]+)</g)]
    expect(drafts.map(([, body]) => body)).toEqual([expect.stringContaining('Hélène')])
    expect(text).toMatch(/href="\/emails-page\?filter=drafts"[^>]*>\s*Drafts/)
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
    const address = findMailAddress((await demo.browser.get('/emails-page')).text, subject)
    return { address, ...(await demo.browser.get(address)) }
  }

  test('leaves it unread: the browser marks what a person has before them', async () => {
    const { address } = await open('Do you ship to Iceland')
    await demo.browser.get(address)
    const unread = await demo.browser.get('/emails-page?unread=true&q=Iceland')
    expect(listSubjects(unread.text)).toHaveLength(1)
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

  test('says who writes and why, and offers a correction', async () => {
    const { text } = await open('What is new for outdoor shops')
    expect(text).toContain('>Newsletter<')
    expect(text).toMatch(/This is a customer\s*<\/button>/)
  })

  test('leads from one that was merged to the other', async () => {
    const { address } = await open('Thank you!')
    const from = /detail\/([^?]+)/.exec(address)?.[1] ?? ''
    const other = /detail\/([^?]+)/.exec((await open('Discount code')).address)?.[1] ?? ''
    await demo.browser.call('POST', buildTestPath('mergeThread', from), { into: other })
    expect((await demo.browser.get(address)).location).toContain(other)
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
      expect.stringContaining('This email has only text.'),
    ])
    const stranger = await openBrowser(demo.product.site.url).get(src)
    expect([stranger.status, stranger.text.includes('Read more')]).toEqual([303, false])
    const page = await demo.browser.get('/emails-page')
    expect(page.headers.get('x-frame-options')).toBe('DENY')
  })
})
