import { describe, expect, test } from 'vitest'
import { toLetter } from './letter.ts'

const linked = (text: string) =>
  toLetter(text).flatMap((part) => (typeof part === 'string' ? [] : [part.text]))
const whole = (text: string) =>
  toLetter(text)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')

describe('toLetter', () => {
  test.each([
    ['See https://a.test/x.', ['https://a.test/x']],
    ['(https://a.test/x)', ['https://a.test/x']],
    ['https://a.test/x_(y), and', ['https://a.test/x_(y)']],
    ['“http://a.test/?q=1&b=2#c”', ['http://a.test/?q=1&b=2#c']],
    ['HTTPS://A.test/x https://b.test', ['HTTPS://A.test/x', 'https://b.test']],
    ['<https://a.test/x>', ['https://a.test/x']],
    ['javascript:alert(1) data:text/html,x ftp://a.test file:///etc', []],
    ['https:// and http', []],
    ['https://shop.test@evil.test/', []],
  ])('links the addresses in %j alone', (text, expected) => {
    expect(linked(text)).toEqual(expected)
  })

  test('loses nothing of a text', () => {
    const text = ' a https://a.test/x. \n(https://b.test/(c)) https://! z '
    expect(whole(text)).toBe(text)
    expect(toLetter('')).toEqual([])
  })

  test('reads a long text of nothing but signs in no time', () => {
    const text = `https://a.test/${')'.repeat(20_000)}`
    expect(whole(text)).toBe(text)
  })
})
