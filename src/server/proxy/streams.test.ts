import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { buildCallKey, buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { failureMessages } from '../../messages/failures.ts'
import { gateMessages } from '../../messages/gate.ts'
import type { StreamOpenResult } from '../live/live-streams.ts'
import { createCookieJar } from '../session/cookie-jar.ts'
import { openCallRequest, openSite, readBodyText } from '../testing/open-site.ts'
import type { TestSite } from '../testing/open-site.ts'
import type { Script } from '../testing/script-upstream.ts'
import type { UpstreamRequest } from '../transport/upstream.ts'
import { StreamTooLongError } from '../upstream/limit-stream.ts'
import type { ProxyDeps } from './proxy-deps.ts'
import { proxyCall } from './proxy-call.ts'

let open: TestSite
const start = (script: Script = {}) => (open = openSite(script))

async function send(
  path: string,
  asked: Parameters<typeof openCallRequest>[1] = {},
  parts: Partial<ProxyDeps> = {},
) {
  const jar = createCookieJar(asked.cookie)
  const reply = await proxyCall({ ...open.site, ...parts }, openCallRequest(path, asked), jar)
  return { ...reply, lines: jar.lines() }
}

const refusal = (detail: string) => JSON.stringify({ detail })

describe('proxyCall, asked for the stream of events', () => {
  /** Opens a stream on a site with the given upstream. `wishes` are the requested options. */
  async function listen(
    opened: StreamOpenResult,
    path = buildTestPath('events'),
    headers: Record<string, string> = {},
  ) {
    const wishes: unknown[][] = []
    const live: ProxyDeps['live'] = {
      open: async (...wish) => {
        wishes.push(wish)
        return opened
      },
    }
    const { cookie, session } = await open.signIn()
    const reply = await send(path, { cookie, headers }, { live })
    return { reply, wishes, id: cookie.replace('session=', ''), session }
  }
  const stream = (): StreamOpenResult => ({ kind: 'stream', body: Readable.from(['data: 1\n\n']) })

  test('opens it for the session, from where the browser left off', async () => {
    start()
    const opened = stream()
    const { reply, wishes, id, session } = await listen(opened, buildTestPath('events'), {
      'last-event-id': '7',
      'x-request-id': 'r1',
    })
    expect(reply).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' },
    })
    expect(await text(reply.body as Readable)).toBe('data: 1\n\n')
    const headers = { 'last-event-id': '7', 'x-forwarded-for': '127.0.0.1', 'x-request-id': 'r1' }
    expect(wishes).toMatchObject([[id, { key: session.key }, headers]])
    expect(open.upstream.sent).toEqual([])
    expect((await listen(stream())).wishes[0]?.[2]).not.toHaveProperty('last-event-id')
  })

  test('tells how old the page is whose stream it is, as its address says', async () => {
    start()
    const headersOf = async (query: string) =>
      (await listen(stream(), `${buildTestPath('events')}?${query}`)).wishes[0]?.[2]
    expect(await headersOf('age=1234')).toMatchObject({ 'x-page-age': '1234' })
    for (const query of ['', 'age=', 'age=-1', 'age=1e3', 'age=1234567890123'])
      expect(await headersOf(query)).not.toHaveProperty('x-page-age')
  })

  test('opens none for nobody', async () => {
    start()
    const reply = await send(buildTestPath('events'))
    expect([reply.status, reply.body]).toEqual([401, refusal(gateMessages.signedOut)])
    expect((await send(buildTestPath('events'), { cookie: 'session=unknown' })).status).toBe(401)
  })

  test('takes the epoch of a page from the address, and from its header before', async () => {
    start()
    const { cookie, session } = await open.signIn()
    const own = String(session.record.epoch)
    const live = { open: async () => stream() }
    const at = async (path: string, headers = {}) => (await send(path, { cookie, headers }, { live })).status
    expect(await at(`${buildTestPath('events')}?epoch=1`)).toBe(409)
    expect(await at(`${buildTestPath('events')}?epoch=${own}`)).toBe(200)
    expect(await at(`${buildTestPath('events')}?epoch=1`, { 'x-session-epoch': own })).toBe(200)
    expect(await at(`${buildTestPath('events')}?epoch=${own}`, { 'x-session-epoch': '1' })).toBe(409)
  })

  test('has a browser wait that has as many as it may', async () => {
    start()
    const { reply } = await listen({ kind: 'full' })
    expect(reply).toMatchObject({
      status: 503,
      headers: { 'content-type': 'application/json', 'retry-after': '60' },
      body: refusal(gateMessages.tooMany),
    })
  })

  test.each([404, 405, 501])('asks a server without the call once, which answers %i', async (status) => {
    start({ 'GET /none': { status } })
    const answer = await open.upstream.send({ method: 'GET', path: '/none' })
    if (answer.kind !== 'answer') throw new Error('The script has no such answer')
    const first = await listen({ kind: 'refused', answer })
    expect([first.reply.status, first.reply.body, first.wishes.length]).toEqual([204, undefined, 1])
    expect(open.upstream.unread()).toEqual([])
    const second = await listen(stream())
    expect([second.reply.status, second.wishes.length]).toEqual([204, 0])
  })

  test('passes any other refusal on, and asks again', async () => {
    start({ 'GET /none': { status: 403, json: { detail: 'Please select a store first.' } } })
    const answer = await open.upstream.send({ method: 'GET', path: '/none' })
    if (answer.kind !== 'answer') throw new Error('The script has no such answer')
    expect((await listen({ kind: 'refused', answer })).reply.status).toBe(403)
    expect((await listen(stream())).reply.status).toBe(200)
  })

  test.each<[StreamOpenResult, number, string, number]>([
    [{ kind: 'unreachable', timedOut: false, session: undefined }, 503, gateMessages.unreachable, 0],
    [{ kind: 'unreachable', timedOut: true, session: undefined }, 504, gateMessages.unreachable, 0],
    [{ kind: 'ended', detail: 'Switched off' }, 401, 'Switched off', 1],
    [{ kind: 'ended', detail: undefined }, 401, failureMessages.expired, 1],
  ])('says why there is none: %j', async (opened, status, detail, cookies) => {
    start()
    const { reply } = await listen(opened)
    expect([reply.status, reply.body]).toEqual([status, refusal(detail)])
    expect(reply.lines).toHaveLength(cookies)
  })

  test('passes a refusal of the upstream on', async () => {
    const { site } = start({ [buildCallKey('me')]: { status: 403, json: { detail: 'Not here' } } })
    const result = await site.authorize(undefined, { method: 'GET', path: buildTestPath('me') })
    if (result.kind !== 'answered') throw new Error('The upstream of the test did not answer')
    const { reply } = await listen({ kind: 'refused', answer: result.answer })
    expect([reply.status, readBodyText(reply.body)]).toEqual([403, refusal('Not here')])
  })

  test('takes no other call for one', async () => {
    start({ [`POST ${buildTestPath('events')}`]: {}, [`GET ${buildTestPath('events')}/x`]: {} })
    expect((await send(buildTestPath('events'), { method: 'POST' })).status).toBe(200)
    expect((await send(`${buildTestPath('events')}/x?epoch=1`)).status).toBe(200)
  })
})

describe('proxyCall, sent a webhook of Shopify', () => {
  const path = buildTestPath('shopifyWebhooks')
  const said = {
    'x-shopify-topic': 'app/uninstalled',
    'x-shopify-shop-domain': 'northwind.myshopify.com',
    'x-shopify-webhook-id': 'w1',
    'x-shopify-hmac-sha256': 'signature',
  }
  const foreign = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }

  test('sends its very bytes up with what Shopify says of it, in nobody’s name', async () => {
    const { upstream, signIn } = start({ [`POST ${path}`]: { status: 202, json: { ok: true } } })
    const { cookie } = await signIn()
    const headers = { ...foreign, ...said, 'x-shopify-other': 'o', 'x-request-id': 'r1' }
    const reply = await send(path, { method: 'POST', cookie, headers, body: '{"a":\n1}' })
    expect([reply.status, readBodyText(reply.body)]).toEqual([202, '{"ok":true}'])
    expect(upstream.sent).toStrictEqual([
      {
        ...{ method: 'POST', path, body: Buffer.from('{"a":\n1}') },
        headers: {
          ...{ ...said, 'content-type': 'application/json' },
          ...{ 'x-forwarded-for': '127.0.0.1', 'x-request-id': 'r1' },
        },
      },
    ])
  })

  test('leaves it to the upstream to miss what is not there', async () => {
    const { upstream } = start({ [`POST ${path}`]: { status: 401 } })
    expect((await send(path, { method: 'POST' })).status).toBe(401)
    expect(upstream.sent[0]).not.toHaveProperty('body')
    expect(Object.keys(upstream.sent[0]?.headers ?? {})).toEqual(['x-forwarded-for', 'x-request-id'])
  })

  test('takes no other call for one', async () => {
    const { upstream } = start({ [`POST ${path}`]: {}, [`GET ${path}`]: {} })
    for (const call of [`${path}?a=1`, `${path}/`])
      expect((await send(call, { method: 'POST', headers: foreign })).status).toBe(403)
    expect((await send(path, { headers: foreign })).status).toBe(403)
    expect(upstream.sent).toEqual([])
  })

  test('has Shopify send it again while the upstream is away', async () => {
    start()
    const reply = await send(path, { method: 'POST', body: 'x' })
    expect([reply.status, reply.body]).toEqual([502, refusal(gateMessages.notJson)])
  })
})

describe.each([buildTestPath('policies'), buildTestPath('shopifyWebhooks')])(
  'proxyCall, sent a long body to %s',
  (path) => {
    const long = { method: 'POST', body: 'x'.repeat(9), headers: { 'content-length': '2000000' } }
    const bodyOf = () => open.upstream.sent[0]?.body as Readable

    test('passes it on as it comes', async () => {
      start({ [`POST ${path}`]: {} })
      expect((await send(path, long)).status).toBe(200)
      expect(bodyOf().destroyed).toBe(false)
      expect(await text(bodyOf())).toBe('xxxxxxxxx')
    })

    test('passes none on that says that it is too long', async () => {
      const { upstream } = start({ [`POST ${path}`]: {} })
      const reply = await send(path, { ...long, headers: { 'content-length': '33554433' } })
      expect([reply.status, reply.body]).toEqual([413, refusal(gateMessages.tooLarge)])
      expect(upstream.sent).toEqual([])
    })

    test('drops the rest of it when nobody takes it', async () => {
      start()
      expect((await send(path, long)).status).toBeGreaterThan(500)
      expect(bodyOf().destroyed).toBe(true)
    })

    test('tells of one that turns out to be too long, and of no other failure', async () => {
      start()
      let body: UpstreamRequest['body']
      const authorize = (error: Error) => ({
        authorize: async (_session: unknown, call: UpstreamRequest) => {
          body = call.body
          throw error
        },
      })
      const reply = await send(path, long, authorize(new StreamTooLongError()))
      expect([reply.status, reply.body]).toEqual([413, refusal(gateMessages.tooLarge)])
      await expect(send(path, long, authorize(new Error('disk')))).rejects.toThrow('disk')
      expect(body).toHaveProperty('destroyed', true)
    })
  },
)
