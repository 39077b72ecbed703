import { describe, expect, test } from 'vitest'
import { insertPictures, toEmailBodyParts } from './email-body-parts.ts'

const linked = (text: string) =>
  toEmailBodyParts(text).flatMap((part) => (typeof part !== 'string' && 'text' in part ? [part.text] : []))
const whole = (text: string) =>
  toEmailBodyParts(text)
    .map((part) => (typeof part === 'string' ? part : 'text' in part ? part.text : ''))
    .join('')

describe('toEmailBodyParts', () => {
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
    expect(toEmailBodyParts('')).toEqual([])
  })

  test('reads a long text of nothing but signs in no time', () => {
    const text = `https://a.test/${')'.repeat(20_000)}`
    expect(whole(text)).toBe(text)
  })
})

describe('a link whose words show another host', () => {
  test('tells which host they show', () => {
    const [, link, , warning] = toEmailBodyParts('Go to www.paypal.com <https://evil.test/login> now.')
    expect(link).toEqual({ href: 'https://evil.test/login', text: 'https://evil.test/login' })
    expect(warning).toEqual({ shown: 'paypal.com' })
    for (const text of ['Go to our shop <https://evil.test/>', 'shop.test <https://www.shop.test/a>'])
      expect(toEmailBodyParts(text)).toHaveLength(3)
  })
})

describe('insertPictures', () => {
  const picture = (name: string, cid?: string) => ({ href: `/${name}`, name, size: '1 KB', cid })
  const [logo, photo, other] = [picture('logo.png', 'a@x'), picture('photo.jpg'), picture('other.png')]

  test('puts pictures where the text names them, by cid or by name', () => {
    const parts = ['Look: [cid:a@x] and\n[image: photo.jpg]. [cid:none]']
    expect(insertPictures(parts, [logo, photo, other])).toEqual({
      parts: ['Look: ', { picture: logo }, ' and\n', { picture: photo }, '. [cid:none]'],
      rest: [other],
    })
  })

  test('leaves a text without pictures as it is', () => {
    expect(insertPictures(['a [cid:a@x]'], [])).toEqual({ parts: ['a [cid:a@x]'], rest: [] })
  })
})
