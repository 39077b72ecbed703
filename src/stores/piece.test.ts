import { describe, expect, test, vi } from 'vitest'
import { fetchPiece } from './piece.ts'

const refuse: typeof fetch = () => Promise.resolve(new Response('<h1>No</h1>', { status: 404 }))

describe('fetchPiece', () => {
  test('asks for HTML, and follows nowhere else', async () => {
    const fetchPage = vi.fn<typeof fetch>(() => Promise.resolve(new Response('<article>')))
    const { signal } = new AbortController()
    expect(await fetchPiece('/x', { signal }, fetchPage)).toBe('<article>')
    expect(fetchPage.mock.calls).toEqual([
      ['/x', { headers: { accept: 'text/html' }, redirect: 'manual', signal }],
    ])
  })

  test('has nothing where the page is refused, leads elsewhere or cannot be reached', async () => {
    const fail: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    const elsewhere = new Response(null)
    Object.defineProperty(elsewhere, 'type', { value: 'opaqueredirect' })
    const lead: typeof fetch = () => Promise.resolve(elsewhere)
    for (const answer of [refuse, fail, lead]) expect(await fetchPiece('/x', {}, answer)).toBeUndefined()
    expect(await fetchPiece('/x', { withRefusals: true }, lead)).toBeUndefined()
  })

  test('has what a refused page says for whoever shows it', async () => {
    expect(await fetchPiece('/x', { withRefusals: true }, refuse)).toBe('<h1>No</h1>')
  })

  test('has nothing once nobody waits for it', async () => {
    const stop = new AbortController()
    const wait: typeof fetch = (_address, given) =>
      new Promise((_resolve, reject) => {
        given?.signal?.addEventListener('abort', () => reject(given.signal?.reason as Error))
      })
    const piece = fetchPiece('/x', { signal: stop.signal }, wait)
    stop.abort()
    expect(await piece).toBeUndefined()
  })

  test('hides no other fault', async () => {
    const fault: typeof fetch = () => Promise.reject(new RangeError('of ours'))
    await expect(fetchPiece('/x', {}, fault)).rejects.toThrow('of ours')
  })
})
