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
      ['/email-page/part/a%20b?steps=x', { headers: { accept: 'text/html' }, redirect: 'error' }],
    ])
  })
})

describe('fetchPiece', () => {
  test('has nothing where the page is refused, leads elsewhere or cannot be reached', async () => {
    const { fetchPiece } = await import('./mail.ts')
    const refuse: typeof fetch = () => Promise.resolve(new Response('<h1>No</h1>', { status: 404 }))
    const fail: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await Promise.all([fetchPiece('/x', refuse), fetchPiece('/x', fail)])).toEqual([
      ...[undefined, undefined],
    ])
  })

  test('hides no other fault', async () => {
    const { fetchPiece } = await import('./mail.ts')
    await expect(fetchPiece('/x', () => Promise.reject(new RangeError('of ours')))).rejects.toThrow('of ours')
  })
})
