import { buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { listSubjects } from '../mail-pages.ts'
import { useOwner } from '../use-demo.ts'

const demo = useOwner()

describe('the lists of emails before JavaScript arrives', () => {
  test('are grouped by day, with who wrote, what about, and whether a draft is ready', async () => {
    const { text, status } = await demo.browser.get('/emails-page')
    expect(status).toBe(200)
    expect(listSubjects(text)).toHaveLength(13)
    expect(listSubjects(text)[0]).toBe('Where is my order #48213?')
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
    const { text } = await demo.browser.get(`/emails-page?filter=${filter}`)
    expect(listSubjects(text)).toHaveLength(count)
    const current = filter === 'made-up' ? 'all' : filter
    expect(
      text.match(new RegExp(`href="/emails-page\\?filter=${current}" aria-current="page"`, 'g')),
    ).toHaveLength(2)
    expect(text.match(/aria-current="page"/g)).toHaveLength(2)
  })

  test('ask the upstream once beside the session check', async () => {
    await demo.product.takeCalls()
    await demo.browser.get('/emails-page?filter=drafts')
    expect((await demo.product.takeCalls()).map(({ path }) => path)).toEqual([
      buildTestPath('session'),
      buildTestPath('threads'),
    ])
  })

  test('say what could not be loaded, and what page does not exist', async () => {
    await demo.product.fault('threads', '503', 1)
    const failed = await demo.browser.get('/emails-page?filter=sent')
    expect(failed.text).toContain('Demo fault 503')
    expect(failed.text).toMatch(/href="\/emails-page\?filter=sent"[^>]*>\s*Try again/)
    const missing = await demo.browser.get('/emails-page?filter=sent&cursor=made-up')
    expect([missing.status, missing.text]).toEqual([
      404,
      expect.stringContaining('This page of the list does not exist.'),
    ])
    expect(missing.text).toMatch(/href="\/emails-page\?filter=sent"[^>]*>\s*Newest/)
  })

  test('are empty with a reason', async () => {
    const other = await demo.signIn('owner')
    const stores = (await other.call('GET', buildTestPath('stores'))).json() as { id: string; name: string }[]
    const id = stores.find(({ name }) => name === 'Harbour Home')?.id ?? ''
    await other.call('POST', buildTestPath('switchStore', id))
    const { text } = await other.get('/emails-page?filter=drafts')
    expect(text).toContain('No emails yet')
    expect(text).toContain('Your email account is linked. Its emails appear here during the import')
  })
})

const unescape = (text: string) => text.replaceAll('&amp;', '&')

describe('searching and narrowing the lists before JavaScript arrives', () => {
  test('finds words in subjects and texts, and stays in the list and on its pages', async () => {
    const { text } = await demo.browser.get('/emails-page?filter=all&q=zipper')
    expect(listSubjects(text)).toEqual(['Zipper broke after two weeks'])
    expect(text).toMatch(/<input[^>]*name="q"[^>]*value="zipper"/)
    expect(text).toMatch(/<input type="hidden" name="filter" value="all"/)
    expect(unescape(text)).toContain('href="/emails-page?filter=all&q=zipper&unread=true"')
    const sent = await demo.browser.get('/emails-page?filter=sent&q=zipper')
    expect(listSubjects(sent.text)).toEqual([])
    expect(sent.text).toContain('No conversation in this list contains “zipper”.')
    expect(sent.text).toMatch(/href="\/emails-page\?filter=sent"[^>]*>\s*Show the whole list/)
    const odd = await demo.browser.get(`/emails-page?q=${encodeURIComponent('<b>"&|!')}`)
    expect([odd.status, odd.text.includes('<b>"')]).toEqual([200, false])
  })

  test('shows what waits for a reply alone, and counts every list', async () => {
    const { text } = await demo.browser.get('/emails-page?filter=all&needs_reply=true')
    const all = await demo.browser.get('/emails-page')
    expect(listSubjects(text).length).toBeGreaterThan(0)
    expect(listSubjects(text).length).toBeLessThan(listSubjects(all.text).length)
    expect(listSubjects(text)).not.toContain('Discount code does not work')
    expect(listSubjects(text)).not.toContain('What is new for outdoor shops this month')
    expect(text).toMatch(/href="\/emails-page\?filter=all" aria-current="true"[^>]*>\s*Needs reply/)
    for (const [filter, count] of [
      ['drafts', 5],
      ['all', 13],
      ['sent', 3],
      ['archive', 1],
    ])
      expect(all.text).toMatch(
        new RegExp(`filter=${filter}"[^>]*>\\s*\\w+\\s*<span class="filter-count[^>]*>${count}<`),
      )
  })
})
