import { describe, expect, test } from 'vitest'
import { normalizeEmailAddress } from './email-address.ts'

describe('normalizeEmailAddress', () => {
  test.each([
    [' Ann@Example.COM ', 'ann@example.com'],
    ['ann@example.com.', 'ann@example.com'],
    ['ann@xn--bcher-kva.example', 'ann@bücher.example'],
    ['ANN@BÜCHER.example', 'ann@bücher.example'],
    ['ann@bu\u0308cher.example', 'ann@bücher.example'],
    ['ann@ｅxample.com', 'ann@example.com'],
    ['ann@example。com', 'ann@example.com'],
    ['jose\u0301@example.com', 'josé@example.com'],
  ])('writes %s as %s', (typed, written) => {
    expect(normalizeEmailAddress(typed)).toBe(written)
    expect(normalizeEmailAddress(written)).toBe(written)
  })

  test.each(['ann+shop@example.com', 'a.n.n@example.com', 'ann@localhost'])('leaves %s', (address) => {
    expect(normalizeEmailAddress(address)).toBe(address)
  })

  test('leaves what is no address as it is typed, in small letters', () => {
    for (const text of ['', '@', '@Example.com.', 'Nobody', 'a@[::1]', 'a@b/c', 'a@%65xample.com'])
      expect(normalizeEmailAddress(text)).toBe(text.toLowerCase())
  })
})
