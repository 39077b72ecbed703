import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

beforeEach(() => openPage())
afterEach(() => vi.unstubAllGlobals())

describe('fetchConversation', () => {
  test('fetches the piece of the page with what the address asks of it', async () => {
    const { fetchConversation } = await import('./mail.ts')
    const fetchPage = vi.fn<typeof fetch>(() => Promise.resolve(new Response('<article>')))
    expect(await fetchConversation('/email-page/detail/a%20b?steps=x', fetchPage)).toBe('<article>')
    expect(fetchPage.mock.calls).toEqual([
      ['/email-page/part/a%20b?steps=x', { headers: { accept: 'text/html' }, redirect: 'manual' }],
    ])
  })
})
