import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSender } from '../sender.ts'

describe('parseSender', () => {
  test('decodes no more words than a name can have', () => {
    const words = Array.from({ length: 1200 }, () => '=?utf-8?q?a?=').join(' ')
    const { name } = parseSender(`${words} <ada@example.com>`) ?? { name: '' }
    expect(name.startsWith('a'.repeat(1000))).toBe(true)
    expect(name).toContain('=?utf-8?q?a?=')
  })

  const rows = [
    ' ',
    '\t',
    '\u200d',
    '\u200da',
    'a ',
    '"',
    '\\',
    '\\"',
    '"a',
    '" "',
    '(',
    ')',
    '()',
    '((a',
    '(\\',
    '<',
    '>',
    '<>',
    '<<',
    '< <',
    '<a>',
    '<"',
    ',',
    ' ,',
    'a,',
    ', a',
    ';',
    ':',
    'a:',
    '@',
    'a@',
    '@:',
    'a@b,',
    '=?',
    '=?a?q?',
    '=?utf-8?q?a?=',
    '=?x?b?a?= ',
    '=?utf-8?b?YQ==?=\n',
    '=?utf-8*',
    "'",
    '\u0000',
    '\u202e',
    '\ud800',
    '\u{1f469}\u200d',
  ]
  const ends = ['', 'x', '>', ' <a@b>']

  test.each(rows)('reads a long row of %j in no time, whatever ends it', (row) => {
    for (const end of ends) {
      const long = row.repeat(Math.ceil(40_000 / row.length)) + end
      const startedMs = performance.now()
      parseSender(long)
      expect(performance.now() - startedMs).toBeLessThan(3000)
    }
  })

  test('reads 1 MB of them all, also in an object', () => {
    const all = rows.join('')
    const long = all.repeat(Math.ceil(1_000_000 / all.length))
    const startedMs = performance.now()
    parseSender(long)
    parseSender({ emailAddress: { name: long, address: long } })
    // A busy machine takes seconds. Quadratic time would take hours.
    expect(performance.now() - startedMs).toBeLessThan(20_000)
  })

  test('reads any mixture of them in no time', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...rows, ...ends), { minLength: 1, maxLength: 6 }), (parts) => {
        const part = parts.join('')
        const startedMs = performance.now()
        parseSender(part.repeat(Math.ceil(50_000 / part.length)))
        return performance.now() - startedMs < 5000
      }),
      { numRuns: 60, seed: 5 },
    )
  })
})
