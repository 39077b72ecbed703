import { buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { errorPageMessages } from '../../../src/messages/problems.ts'
import { routes } from '../../../src/routes.ts'
import { hostileBodies } from '../hostile-bodies.ts'
import { watchHealth } from '../../../packages/api/src/testing/measure/watch-health.ts'
import { useOwner } from '../use-demo.ts'

const { refused } = errorPageMessages

const demo = useOwner()

/** All pages except the 500 page. */
const pages = Object.values(routes)
  .filter((route) => route !== routes.crash)
  .map(({ pattern }) => pattern.replace(/\/?\[[^\]]+\]/, '/1'))
const actions = ['/google', '/exit-store', buildTestPath('notify'), '/welcome-page/document?upload']

/** One page per kind of form: public, store and admin. */
const wholly = ['/signin', '/examples-page', '/admin/store-page']
const part = 6

/** The bodies to try on a path: all on one page of each kind, elsewhere every sixth. */
const bodiesFor = (path: string, index: number) =>
  [...wholly, ...actions].includes(path)
    ? hostileBodies
    : hostileBodies.filter((_, at) => at % part === index % part)

/** Posts any body like a page of the site. */
function send(path: string, content: string, type: string, { cookies } = demo.browser) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return fetch(demo.product.site.url + path, {
    method: 'POST',
    redirect: 'manual',
    body: content,
    headers: { cookie, 'content-type': type, origin: demo.product.site.url, 'x-requested-with': 'draftdesk' },
  })
}

describe('a body', () => {
  test(
    'keeps the site from other answers for less than 250 ms, to each page and action',
    { timeout: 300_000 },
    async () => {
      expect(hostileBodies.length).toBeGreaterThanOrEqual(140)
      const health = await watchHealth(demo.product.site.url, demo.product.site.pid)
      const wrong: string[] = []
      expect(pages).toEqual(expect.arrayContaining(wholly))
      for (const [index, path] of [...pages, ...actions].entries()) {
        const bodies = bodiesFor(path, index)
        for (let at = 0; at < bodies.length; at += 8) {
          const sent = bodies.slice(at, at + 8).map(async ({ content, type }) => {
            const { status } = await send(path, content, type)
            if (status >= 500)
              wrong.push(`${path} ${type} ${content.slice(0, 20)} ${content.length}: ${status}`)
          })
          await Promise.all(sent)
        }
      }
      expect(wrong).toEqual([])
      const { busyMs } = await health.stop()
      expect(busyMs).toBeGreaterThan(0)
      expect(busyMs).toBeLessThan(250)
    },
  )

  test.each([
    ['of more than 64 KB', 'email='.padEnd(65_537, 'a'), 413],
    ['of more than 100 fields', 'a&'.repeat(101), 413],
    ['of 64 KB', 'email='.padEnd(65_536, 'a'), 200],
    ['of 100 fields', Array(100).fill('a').join('&'), 200],
  ])('%s is answered with its status', async (_name, content, status) => {
    const answer = await fetch(`${demo.product.site.url}/signin`, {
      method: 'POST',
      body: content,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: demo.product.site.url },
    })
    expect(answer.status).toBe(status)
    if (status === 413) expect(await answer.text()).toContain(refused.tooLarge.title)
  })

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=b', ''])(
    'of type "%s" is refused in words',
    async (type) => {
      const answer = await fetch(`${demo.product.site.url}/signin`, {
        method: 'POST',
        body: Buffer.from('{"email":"x"}'),
        headers: { origin: demo.product.site.url, ...(type && { 'content-type': type }) },
      })
      expect(answer.status).toBe(415)
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(await answer.text()).toContain(refused.wrongType.title)
    },
  )

  test('that does not say how long it is has the same limit', async () => {
    const piece = new TextEncoder().encode('a'.repeat(1000))
    let pulled = 0
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (pulled++ === 100) controller.close()
        else controller.enqueue(piece)
      },
    })
    const answer = await fetch(`${demo.product.site.url}/signin`, {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: demo.product.site.url },
    } as RequestInit)
    expect(answer.status).toBe(413)
  })

  test('of an upload is multipart', async () => {
    const browser = await demo.signIn('welcome')
    const type = 'application/x-www-form-urlencoded'
    expect((await send('/welcome-page/document?upload', 'a=1', type, browser)).status).toBe(415)
  })

  test('of somebody who is not let in is not read', async () => {
    const answer = await fetch(`${demo.product.site.url}/policies-page?upload`, {
      method: 'POST',
      redirect: 'manual',
      body: 'x'.repeat(1_000_000),
      headers: { 'content-type': 'text/plain', origin: demo.product.site.url },
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/signin?from=%2Fpolicies-page%3Fupload',
    ])
  })

  test('of a long text is taken as multipart', async () => {
    const data = new FormData()
    data.set('title', 'Returns')
    data.set('text', 'ä'.repeat(100_000))
    const { cookies } = await demo.signIn('welcome')
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${demo.product.site.url}/welcome-page/document`, {
      method: 'POST',
      redirect: 'manual',
      body: data,
      headers: { cookie, origin: demo.product.site.url },
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/welcome-page/samples'])
  })

  test('leaves nothing behind on a connection that goes on', async () => {
    for (let count = 0; count < 30; count += 1) {
      const answer = await send('/signin', 'email=', 'application/x-www-form-urlencoded')
      await answer.arrayBuffer()
    }
    expect(demo.product.site.output()).not.toContain('MaxListenersExceededWarning')
  })
})
