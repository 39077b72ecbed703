import { describe, expect, test } from 'vitest'
import { toHtml } from './compose.ts'

const hrefsOf = (text: string) => [...toHtml(text).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

describe('toHtml', () => {
  test('keeps lines and escapes signs', () => {
    expect(toHtml('1 < 2 & "3"\n<b>')).toBe('1 &lt; 2 &amp; &quot;3&quot;<br>\n&lt;b&gt;')
  })

  test.each([
    ['See https://a.test/x, please.', ['https://a.test/x']],
    ['(https://a.test/wiki/Tent_(small))', ['https://a.test/wiki/Tent_(small)']],
    ['„https://a.test/x“ <https://b.test/>', ['https://a.test/x', 'https://b.test/']],
    ['HTTPS://Shop.Test?a=1&b=ü', ['https://shop.test/?a=1&amp;b=%C3%BC']],
    ['http://ann:secret@a.test/', ['http://ann:secret@a.test/']],
    ['Write to help@shop.com!', ['mailto:help@shop.com']],
    ['javascript:alert(1) ftp://a.test //a.test file:///x data:text/html,x', []],
    ['https://', []],
  ])('links the addresses of %j', (text, hrefs) => {
    expect(hrefsOf(text)).toEqual(hrefs)
  })

  test('shows a link as it was written', () => {
    expect(toHtml('HTTPS://Shop.Test?a&b')).toBe(
      '<a href="https://shop.test/?a&amp;b">HTTPS://Shop.Test?a&amp;b</a>',
    )
  })
})
