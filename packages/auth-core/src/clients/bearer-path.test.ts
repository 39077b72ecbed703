import { describe, expect, test, vi } from 'vitest'
import { getResultCode, createTestFrontEnd } from '../fixtures/test-front-end.ts'
import { createClient } from '../index.ts'
import { fakeClock } from '../testing/index.ts'

const elsewhere = [
  'https://evil.example/x',
  'http://evil.example',
  '//evil.example/x',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '@evil.example',
  '.evil.example',
  ':443/x',
  'javascript:alert(1)',
  'v1/emails',
  '',
]

describe('the path of a request', () => {
  test.each(elsewhere)('sends nothing to %j', async (path) => {
    const bearer = createTestFrontEnd()
    await bearer.signIn()
    const before = bearer.server.seen.length
    const transport = vi.fn(() => Promise.resolve(Response.json({})))
    for (const client of [
      bearer.client,
      createClient({ mode: 'bff', clock: fakeClock(), transport }),
      createClient({ mode: 'bff', clock: fakeClock(), transport, baseUrl: 'https://api.example' }),
    ]) {
      const result = await client.request({ path })
      expect(getResultCode(result)).toBe('refused')
      expect(result.ok || result.error.status).toBeUndefined()
    }
    expect(bearer.server.seen.length).toBe(before)
    expect(transport).not.toHaveBeenCalled()
  })

  test.each([
    '/v1/x',
    '/',
    '/a//b',
    '/a/../b',
    '/a:b',
    '/https://x.example',
    '/%2F%2Fx.example',
    '/?next=//x',
  ])('sends %j to the base address', async (path) => {
    const transport = vi.fn((_url: string) => Promise.resolve(Response.json({})))
    const client = createClient({
      mode: 'bff',
      clock: fakeClock(),
      transport,
      baseUrl: 'https://api.example',
    })
    expect(getResultCode(await client.request({ path }))).toBe('ok')
    expect(new URL(transport.mock.calls[0]?.[0] ?? '').origin).toBe('https://api.example')
  })
})
