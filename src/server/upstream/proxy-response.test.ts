import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import type { UpstreamDeps } from './upstream-deps.ts'
import { openCallRequest } from '../testing/open-site.ts'
import { scriptUpstream } from '../testing/script-upstream.ts'
import type { ScriptedAnswer } from '../testing/script-upstream.ts'
import { toProxyResponse, pickUpstreamHeaders, readCallBody } from './proxy-response.ts'

const site = { settings: { trustProxy: 'loopback' } } as unknown as UpstreamDeps

async function answerOf(answer: ScriptedAnswer) {
  const sent = await scriptUpstream({ 'GET /x': answer }).send({ method: 'GET', path: '/x' })
  if (sent.kind !== 'answer') throw new Error('The script has no answer')
  return sent
}

describe('pickUpstreamHeaders', () => {
  test('lets up what the upstream may see, and nothing that says who the browser is', () => {
    const known = {
      accept: 'a',
      'accept-language': 'b',
      'content-type': 'c',
      'if-match': 'd',
      'if-none-match': 'e',
      range: 'f',
      'user-agent': 'g',
      'x-request-id': 'h',
    }
    const headers = new Headers({ ...known, cookie: 'session=1', authorization: 'Bearer 1', host: 'x' })
    expect(pickUpstreamHeaders(site, headers, '127.0.0.1')).toEqual({
      ...known,
      'x-forwarded-for': '127.0.0.1',
    })
  })

  test('names a request that has no name yet, each by its own', () => {
    const names = [1, 2].map(() => pickUpstreamHeaders(site, new Headers(), '127.0.0.1')['x-request-id'])
    expect(names[0]).toMatch(/^[\w-]{36}$/)
    expect(names[0]).not.toBe(names[1])
  })

  test('believes a proxy of this machine about the client, and no other', () => {
    const headers = new Headers({ 'x-forwarded-for': '203.0.113.9' })
    expect(pickUpstreamHeaders(site, headers, '127.0.0.1')['x-forwarded-for']).toBe('203.0.113.9')
    expect(pickUpstreamHeaders(site, headers, '198.51.100.1')['x-forwarded-for']).toBe('198.51.100.1')
  })
})

describe('readCallBody', () => {
  const length = (bytes: number) => ({ headers: { 'content-length': String(bytes) } })

  test('takes nothing of a call without a body', async () => {
    expect(await readCallBody(openCallRequest('/v1/x'))).toBeUndefined()
  })

  test('holds a body of up to 1 MB, which can be sent twice', async () => {
    expect(await readCallBody(openCallRequest('/v1/x', { body: 'abc' }))).toEqual(Buffer.from('abc'))
    expect(
      await readCallBody(openCallRequest('/v1/x', { body: 'abc', ...length(1_048_576) })),
    ).toBeInstanceOf(Buffer)
  })

  test.each([length(1_048_577), length(33_554_432), { headers: { 'transfer-encoding': 'chunked' } }])(
    'lets a longer body flow, or one of unknown length: %o',
    async (asked) => {
      const body = await readCallBody(openCallRequest('/v1/x', asked))
      expect(body).toBeInstanceOf(Readable)
      if (body instanceof Readable) expect(await buffer(body)).toHaveLength(0)
    },
  )

  test('refuses a body beyond 32 MB unread', async () => {
    expect(await readCallBody(openCallRequest('/v1/x', length(33_554_433)))).toBe('tooLarge')
  })
})

describe('toProxyResponse', () => {
  test('passes status and headers on, without cookies and what belongs to one connection', async () => {
    const dropped = {
      connection: 'keep-alive, X-Own',
      'x-own': '1',
      date: 'd',
      'keep-alive': 'k',
      'proxy-authenticate': 'p',
      'set-cookie': 's=1',
      'strict-transport-security': 'h',
      te: 't',
      trailer: 't',
      'transfer-encoding': 'chunked',
      upgrade: 'u',
    }
    const reply = await toProxyResponse(
      await answerOf({ status: 418, headers: { ...dropped, etag: 'e' }, json: 1 }),
    )
    expect(reply).toEqual({
      status: 418,
      headers: {
        'content-type': 'application/json',
        'content-length': '1',
        etag: 'e',
        'content-security-policy': "default-src 'none'; sandbox",
      },
      body: Buffer.from('1'),
    })
  })

  test('lets no answer choose what it may do as a page', async () => {
    const reply = await toProxyResponse(
      await answerOf({ headers: { 'content-security-policy': '*' }, json: 1 }),
    )
    expect(reply.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  })

  test('lets a long answer flow, and one of unknown length', async () => {
    for (const length of ['65537', 'x']) {
      const reply = await toProxyResponse(await answerOf({ headers: { 'content-length': length }, json: 1 }))
      expect(reply.body).toBeInstanceOf(Readable)
    }
    const reply = await toProxyResponse(await answerOf({ headers: { 'content-length': '65536' }, json: 1 }))
    expect(reply.body).toBeInstanceOf(Buffer)
  })
})
