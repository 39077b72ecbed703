import { describe, expect, test } from 'vitest'
import { composeMail, textToHtml } from './compose-mail.ts'

const hrefsOf = (text: string) => [...textToHtml(text).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

describe('textToHtml', () => {
  test('keeps lines and escapes signs', () => {
    expect(textToHtml('1 < 2 & "3"\n<b>')).toBe('1 &lt; 2 &amp; &quot;3&quot;<br>\n&lt;b&gt;')
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
    expect(textToHtml('HTTPS://Shop.Test?a&b')).toBe(
      '<a href="https://shop.test/?a&amp;b">HTTPS://Shop.Test?a&amp;b</a>',
    )
  })
})

describe('composeMail', () => {
  const compose = async (body: string, quotedText: string) => {
    const raw = await composeMail({
      ...{ from: { name: '', address: 'shop@a.test' }, replyTo: '', to: [], cc: [], subject: 'x', files: [] },
      ...{
        body,
        signature: 'The shop',
        quoted: { line: 'Layla wrote:', text: quotedText },
        isForward: false,
      },
      ...{
        messageId: '<1@a.test>',
        ownId: '1',
        inReplyTo: undefined,
        references: [],
        threadIndex: undefined,
      },
      date: new Date(0),
    })
    const html = raw.toString('latin1').split('text/html')[1] ?? ''
    const bytes = html
      .replaceAll('=\r\n', '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    return /base64/.test(html)
      ? Buffer.from(/\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(html)?.[1] ?? '', 'base64').toString('utf8')
      : Buffer.from(bytes, 'latin1').toString('utf8')
  }

  test('writes Arabic and Hebrew from right to left, each text for itself', async () => {
    const html = await compose('مرحباً ليلى', 'שלום, מתי יגיע?')
    expect(html).toContain('<div dir="rtl">مرحباً ليلى</div>')
    expect(html).toContain('<div>-- <br>')
    expect(html).toMatch(/<blockquote type="cite" dir="rtl" style="[^"]*border-right[^"]*">שלום/)
  })

  test('writes no direction for other languages, also with a foreign word inside', async () => {
    expect(await compose('Dear שלום', 'Hello')).not.toContain('dir=')
  })
})
