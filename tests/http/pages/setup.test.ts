import { connect } from 'node:net'
import { buildCallKey, buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { startProduct } from '../product.ts'
import { useDemo } from '../use-demo.ts'

const password = 'Demo-pass-1'

const demo = useDemo()

const guarded = [
  '/',
  '/dashboard',
  '/welcome-page',
  '/policies-page',
  '/policies-page/create-policy',
  '/integration-page',
  '/examples-page',
  '/create-example',
]

describe('the set-up of a store', () => {
  test.each([
    ['new', '/select-store', []],
    ['welcome', '/welcome-page', []],
    ['document', '/policies-page', ['/policies-page/create-policy']],
    ['mailbox', '/integration-page', []],
    ['shop', '/integration-page', []],
    [
      'owner',
      '/dashboard',
      [
        '/policies-page',
        '/policies-page/create-policy',
        '/integration-page',
        '/examples-page',
        '/create-example',
      ],
    ],
  ])('leads %s to %s from everywhere', async (name, place, others) => {
    const browser = await demo.signIn(name)
    for (const path of guarded) {
      const { way, page } = await browser.follow(path)
      expect([path, way.at(-1), page.status]).toEqual([path, others.includes(path) ? path : place, 200])
      expect(way.length).toBeLessThanOrEqual(3)
    }
  })

  test('goes on at the step of the welcome that is next', async () => {
    const browser = await demo.signIn('welcome')
    expect((await browser.get('/welcome-page')).text).toContain('Your language')
    const unknown = await browser.get('/welcome-page/made-up')
    expect([unknown.status, unknown.location]).toEqual([303, '/welcome-page'])
    const empty = await browser.post('/welcome-page/language', { language: '' })
    expect(empty.text).toContain('Please choose a language.')
    const wrong = await browser.post('/welcome-page/language', { language: 'xx' })
    expect(wrong.text).toContain('This language is not supported.')
    const saved = await browser.post('/welcome-page/language', { language: 'fi' })
    expect([saved.status, saved.location]).toEqual([303, '/welcome-page/document'])
    expect((await browser.get('/welcome-page')).text).toContain('Begin from a starter')
    expect((await browser.get('/welcome-page/finish')).text).toContain('Start with your policies')
    await demo.product.fault('onboardStore', '503', 1)
    expect((await browser.post('/welcome-page/finish', { action: 'finish' })).text).toContain(
      'Demo fault 503',
    )
    const finished = await browser.post('/welcome-page/finish', { action: 'finish' })
    expect([finished.status, finished.location]).toEqual([303, '/policies-page'])
    expect((await browser.get('/welcome-page')).location).toBe('/dashboard')
  })

  test('says what could not be loaded and offers to try again', async () => {
    const browser = await demo.signIn('owner')
    await demo.product.fault('policies', '503', 1)
    const policies = await browser.get('/policies-page')
    expect(policies.text).toContain('Demo fault 503')
    expect(policies.text).toContain('Try again')
    await demo.product.fault('integrations', 'offline', 2)
    expect((await browser.get('/integration-page')).text).toContain('Draftdesk cannot be reached right now.')
  })
})

describe('the first document', () => {
  test('begins from a starter, and the sample mails are answered from it before anything is linked', async () => {
    const stores = await startProduct()
    const browser = openBrowser(stores.site.url)
    await browser.signIn('welcome@demo.test', password)
    const none = await browser.get('/welcome-page/samples')
    expect([none.status, none.location]).toEqual([303, '/welcome-page/document'])
    const begun = await browser.post('/welcome-page/document', { starter: 'returns', title: '', text: '' })
    expect(begun.text).toMatch(/<textarea[^>]*>## Can I return an item, and how long do I have/)
    const text = /<textarea[^>]*>([^<]*)</.exec(begun.text)?.[1] ?? ''
    const early = await browser.post('/welcome-page/document', { title: 'Returns', text })
    expect(early.text).toContain('Fill in every ____, or remove its line')
    const filled = { title: 'Returns', text: text.replaceAll('____', '45') }
    const saved = await browser.post('/welcome-page/document', filled)
    expect([saved.status, saved.location]).toEqual([303, '/welcome-page/samples'])
    const shown = await browser.get('/welcome-page/samples')
    expect(shown.text).toContain('send us a photo and your order number within 45 days')
    expect(shown.text).toContain('Questions your documents do not answer')
    expect(shown.text).not.toContain('/policies-page/create-policy')
    const finish = await browser.get('/welcome-page/finish')
    expect(finish.text).toContain('Link mailbox and shop')
    await browser.post('/welcome-page/finish', { action: 'finish' })
    const { way, page } = await browser.follow('/')
    expect(way.at(-1)).toBe('/integration-page')
    expect(page.text).toContain('send us a photo and your order number within 45 days')
    expect(page.text).toContain('Add it to “Returns”')
    expect(page.text).not.toContain('/policies-page/create-policy')
    await stores.stop()
  })

  test('is uploaded, read, and the sample mails wait for it', async () => {
    const damaged =
      'If an item arrived damaged, send us a photo and your order number within 45 days. You get a replacement or your money back.'
    const stores = await startProduct()
    const browser = openBrowser(stores.site.url)
    await browser.signIn('welcome@demo.test', password)
    const data = new FormData()
    data.set('file', new File([damaged], 'returns.txt'))
    const sent = await browser.call('POST', '/welcome-page/document?upload', data)
    expect([sent.status, sent.location]).toEqual([303, '/welcome-page/samples'])
    await expect
      .poll(async () => (await browser.get('/welcome-page/samples')).text, { timeout: 30_000 })
      .toContain('send us a photo and your order number within 45 days')
    await stores.stop()
  })
})

describe('a form of the documents', () => {
  test('leads back to the list from a document that is gone', async () => {
    const browser = await demo.signIn('owner')
    const gone = await browser.get('/policies-page/create-policy/made-up')
    expect([gone.status, gone.location]).toEqual([303, '/policies-page'])
    expect((await browser.get('/policies-page')).text).toContain('This document does not exist any more.')
  })
})

describe('an upload', () => {
  const form = (bytes: number) => {
    const data = new FormData()
    data.set('file', new File([new Uint8Array(bytes).fill(97)], 'long.txt'))
    return data
  }

  test('of 20 MB goes through, of more is refused', async () => {
    const browser = await demo.signIn('owner')
    const sent = await browser.call('POST', buildTestPath('uploadPolicy'), form(20 * 1024 * 1024))
    expect([sent.status, sent.json()]).toMatchObject([201, { title: 'long', file_bytes: 20_971_520 }])
    expect(
      (await browser.call('POST', buildTestPath('uploadPolicy'), form(20 * 1024 * 1024 + 1))).status,
    ).toBe(422)
    expect((await browser.call('POST', buildTestPath('uploadPolicy'), form(21 * 1024 * 1024))).status).toBe(
      413,
    )
  })

  test('that is refused half-way leaves the next request alone', async () => {
    const browser = await demo.signIn('owner')
    for (let time = 0; time < 3; time += 1) {
      expect((await browser.call('POST', buildTestPath('uploadPolicy'), form(21 * 1024 * 1024))).status).toBe(
        413,
      )
      const next = await browser.call('POST', buildTestPath('createPolicy'), {
        title: `After ${time}`,
        text: 'x',
      })
      expect(next.status).toBe(201)
    }
    const stranger = openBrowser(demo.product.site.url)
    expect((await stranger.call('POST', buildTestPath('uploadPolicy'), form(10 * 1024 * 1024))).status).toBe(
      401,
    )
    await demo.signIn('owner')
  })

  test('that does not say how long it is ends at 32 MB', async () => {
    const browser = await demo.signIn('owner')
    const piece = new Uint8Array(1024 * 1024)
    let left = 40
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => (left-- > 0 ? stream.enqueue(piece) : stream.close()),
    })
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(new URL(buildTestPath('uploadPolicy'), demo.product.site.url), {
      method: 'POST',
      body,
      duplex: 'half',
      headers: {
        cookie,
        origin: demo.product.site.url,
        'x-requested-with': 'draftdesk',
        'content-type': 'multipart/form-data; boundary=b',
      },
    } as RequestInit)
    expect([answer.status, await answer.json()]).toEqual([413, { detail: 'This is too large to send.' }])
    expect((await browser.get('/dashboard')).status).toBe(200)
  })

  test('that is broken off while its token is renewed harms nobody', async () => {
    // A token this short is renewed before every upload.
    const brief = await startProduct({}, { tokenMinutes: 1 })
    const browser = openBrowser(brief.site.url)
    await browser.signIn('owner@demo.test', password)
    await brief.fault('refresh', 'slow=1500', 1)
    const { hostname, port } = new URL(brief.site.url)
    const socket = connect(Number(port), hostname)
    socket.write(
      [
        `${buildCallKey('uploadPolicy')} HTTP/1.1`,
        `host: ${hostname}:${port}`,
        `origin: ${brief.site.url}`,
        `cookie: session=${browser.cookies.get('session') ?? ''}`,
        'x-requested-with: draftdesk',
        'content-type: multipart/form-data; boundary=x',
        'content-length: 5000000',
        '',
        'x'.repeat(100_000),
      ].join('\r\n'),
    )
    const asked = async () => (await brief.takeCalls()).map(({ path }) => path)
    await expect.poll(asked).toContain(buildTestPath('refresh'))
    socket.destroy()
    await expect.poll(asked, { timeout: 5000 }).toEqual([])
    expect((await browser.get('/dashboard')).status).toBe(200)
    await brief.stop()
  })

  test('outlives an expired token', async () => {
    const browser = await demo.signIn('owner')
    await demo.product.expire('owner@demo.test')
    expect((await browser.call('POST', buildTestPath('uploadPolicy'), form(10))).status).toBe(201)
  })
})

describe('the integrations', () => {
  test('hold no credential in their page', async () => {
    const browser = await demo.signIn('owner')
    const page = await browser.get('/integration-page')
    expect(page.text).toContain('help@demo.test')
    expect(page.text).not.toMatch(/sealed|"password":|access_token/)
  })
})
