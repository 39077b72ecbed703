import { calls } from '@draftdesk/contract'
import type { CallName } from '@draftdesk/contract'
import { fileAndStreamPaths } from '@draftdesk/contract/non-call-paths'
import { buildTestPath } from '@draftdesk/contract/testing'
import { version } from '@draftdesk/server-kit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { silentLog } from '../platform/log.ts'
import { findCallName } from '../demo/demo-faults.ts'
import { openTestApi, testPassword, signUp } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { createEventHub } from '../events/event-hub.ts'
import { createHttpApp } from './create-http-app.ts'
import { createOpenApiDocument } from './openapi-document.ts'

let t: TestApi
const lines: unknown[] = []
beforeAll(async () => {
  const info = (...line: unknown[]) => void lines.push(line)
  t = await openTestApi({ log: { info, error: silentLog.error, warn: silentLog.warn } })
})
afterAll(() => t.close())

const get = (path: string, init: RequestInit = {}) => t.api.fetch(new Request(`http://api.test${path}`, init))

describe('createHttpApp', () => {
  test('is reached, alive and ready', async () => {
    expect((await t.send('checkInternet')).status).toBe(200)
    expect(await (await get('/healthz')).json()).toEqual({ status: 'alive', version })
    expect((await get('/readyz')).status).toBe(200)
  })

  test('answers every call of the contract, and only with the method the contract names', async () => {
    for (const name of Object.keys(calls) as CallName[]) {
      const { method, path } = calls[name]
      const address = path.replace('{id}', 'x')
      const known = await get(address, { method })
      expect([name, await known.json()]).not.toEqual([name, { detail: 'Not Found' }])
      const isOtherPath = Object.values<string>(fileAndStreamPaths).includes(path.replace('{id}', ':id'))
      const unknown =
        ['GET', 'DELETE', 'PUT'].find(
          (other) => !findCallName(other, address) && !(other === 'GET' && isOtherPath),
        ) ?? 'none'
      expect([name, (await get(address, { method: unknown })).status]).toEqual([name, 404])
    }
  })

  test('asks for a token wherever the contract does', async () => {
    for (const name of Object.keys(calls) as CallName[]) {
      const { status } = await t.send(name, { input: {} })
      if (calls[name].token === 'required') expect([name, status]).toEqual([name, 401])
    }
  })

  test('answers a refusal in JSON for unknown addresses and bodies that are too large', async () => {
    expect(await (await get('/nothing')).json()).toEqual({ detail: 'Not Found' })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const large = await get(buildTestPath('signIn'), { method: 'POST', headers, body: 'x'.repeat(70_000) })
    expect([large.status, await large.json()]).toEqual([413, { detail: 'The request is too large.' }])
  })

  test('refuses a body of another kind and a text with a null character', async () => {
    const headers = { 'content-type': 'application/json' }
    const json = await get(buildTestPath('signIn'), {
      method: 'POST',
      headers,
      body: '{"email":"a","password":"b"}',
    })
    expect([json.status, await json.json()]).toEqual([
      415,
      { detail: 'Send the body of this call as a multipart form.' },
    ])
    const broken = await get(buildTestPath('ssoCallback'), { method: 'POST', headers, body: '{' })
    expect(broken.status).toBe(422)
    const deep = await get(buildTestPath('ssoCallback'), {
      method: 'POST',
      headers,
      body: '['.repeat(30_000) + ']'.repeat(30_000),
    })
    expect(deep.status).toBe(422)
    const nul = await t.send('signIn', { input: { email: 'a\u0000b', password: testPassword } })
    expect(nul.status).toBe(422)
  })

  test('is never stored by a cache', async () => {
    expect((await get(buildTestPath('checkInternet'))).headers.get('cache-control')).toBe('no-store')
  })

  test('keeps a sensible request id and makes one otherwise', async () => {
    const ask = async (id: string) =>
      (await get('/healthz', { headers: { 'x-request-id': id } })).headers.get('x-request-id')
    expect(await ask('0a1b2c3d-from-the-site')).toBe('0a1b2c3d-from-the-site')
    expect(await ask('no spaces please!')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('logs route, status and request id, and nothing about a person', async () => {
    lines.length = 0
    const headers = { 'x-request-id': 'request-0001' }
    const token = await t.enter('private@example.com')
    await t.send('refresh', { token, input: { store_id: 'secret-store' }, headers })
    const written = JSON.stringify(lines)
    expect(written).toContain(
      `{"requestId":"request-0001","method":"POST","route":"${buildTestPath('refresh')}","status":403`,
    )
    for (const secret of ['private@', token, testPassword, 'secret-store'])
      expect(written).not.toContain(secret)
  })

  test('says 503 on /readyz while it drains', async () => {
    const draining = await openTestApi()
    draining.api.drain()
    expect((await draining.api.fetch(new Request('http://api.test/readyz'))).status).toBe(503)
    await draining.close()
  })

  test('lets browsers of named origins call, and no others', async () => {
    const open = await openTestApi({ corsOrigins: ['https://app.example'] })
    const preflight = (origin: string) =>
      open.api.fetch(
        new Request('http://api.test/v1/auth/session', {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'GET',
            'access-control-request-headers': 'authorization',
          },
        }),
      )
    const allowed = await preflight('https://app.example')
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://app.example')
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true')
    expect(allowed.headers.get('access-control-allow-headers')).toBe('authorization')
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
    await open.close()
    expect(
      (await get('/healthz', { headers: { origin: 'https://app.example' } })).headers.get(
        'access-control-allow-origin',
      ),
    ).toBeNull()
  })

  test.each([
    ['a full disk', '53100', 507, '60'],
    ['a database that is away', '57P01', 503, '5'],
  ])('asks callers to come again after %s', async (_name, code, status, seconds) => {
    const { services } = t.api
    const failing = {
      ...services,
      findCaller: () => Promise.reject(Object.assign(new Error('no'), { code })),
    }
    const app = createHttpApp(failing, {
      proxyTrust: 'off',
      isReady: () => true,
      corsOrigins: [],
      closing: new AbortController().signal,
      hub: await createEventHub(
        { db: services.db, listen: () => Promise.resolve(() => Promise.resolve()) },
        Date.now,
        silentLog,
      ),
      presence: { subscribe: () => () => undefined, close: () => Promise.resolve() },
      files: {
        fetchFile: () => Promise.reject(new Error('no file')),
        fetchPicture: () => Promise.reject(new Error('no picture')),
      },
    })
    const answer = await app.fetch(
      new Request(`http://api.test${buildTestPath('me')}`, { headers: { authorization: 'Bearer token' } }),
    )
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, seconds])
  })

  test('hides what went wrong inside', async () => {
    const broken = await openTestApi({ database: 'memory' })
    await broken.close()
    const { status, body } = await signUp(broken.send, 'late@example.com')
    expect([status, body]).toEqual([500, { detail: 'Something went wrong. Please try again.' }])
  })
})

describe('createOpenApiDocument', () => {
  test('describes every call of the contract and is what the server serves', async () => {
    const served = (await (await get(buildTestPath('openApi'))).json()) as {
      paths: Record<string, Record<string, unknown>>
    }
    expect(served).toEqual(JSON.parse(JSON.stringify(createOpenApiDocument())))
    const described = Object.entries(served.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.toSorted()).toEqual(
      Object.values(calls)
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    )
  })

  test('gives every operation its payload, its security and a name of its own', () => {
    const text = JSON.stringify(createOpenApiDocument())
    expect(text).toContain('"multipart/form-data":{"schema":{')
    for (const name of Object.keys(calls)) expect(text).toContain(`"operationId":"${name}"`)
    expect(text).toContain('"required":["first_name","last_name","email","password","confirm_password"]')
  })
})
