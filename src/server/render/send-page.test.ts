import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodePage } from './send-page.ts'

describe('encodePage', () => {
  test('writes any text as UTF-8, half a surrogate pair as U+FFFD', () => {
    expect(Buffer.from(encodePage('a\ud800b’')).toString()).toBe('a\ufffdb’')
    fc.assert(
      fc.property(
        fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
        (text) => {
          expect(Buffer.from(encodePage(text)).equals(Buffer.from(text))).toBe(true)
        },
      ),
    )
  })
})
