import { describe, expect, test } from 'vitest'
import { findMisleadingLinkHost } from './link-hosts.ts'

describe('findMisleadingLinkHost', () => {
  test.each([
    ['www.paypal.com', 'https://evil.test/login', 'paypal.com'],
    ['https://paypal.com/signin', 'https://paypal.com.evil.test/', 'paypal.com'],
    [' paypal.com ', 'http://192.0.2.1/', 'paypal.com'],
    ['https://paypal.com@evil.test/', 'https://paypal.com/', 'evil.test'],
  ])('tells that %j leads to %s', (text, href, shown) => {
    expect(findMisleadingLinkHost(text, href)).toBe(shown)
  })

  test.each([
    ['paypal.com', 'https://www.paypal.com/x'],
    ['shop.com', 'https://mail.shop.com/'],
    ['Click here', 'https://evil.test/'],
    ['photo.jpg', 'https://cdn.test/photo.jpg'],
    ['Track order 1.2', 'https://cdn.test/'],
    ['paypal.com', 'mailto:ann@mail.test'],
  ])('tells nothing of %j, which leads to %s', (text, href) => {
    expect(findMisleadingLinkHost(text, href)).toBeUndefined()
  })
})
