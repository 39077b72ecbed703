import { describe, expect, test } from 'vitest'
import { findOtherHost } from './link-hosts.ts'

describe('findOtherHost', () => {
  test.each([
    ['www.paypal.com', 'https://evil.test/login', 'paypal.com'],
    ['https://paypal.com/signin', 'https://paypal.com.evil.test/', 'paypal.com'],
    [' paypal.com ', 'http://192.0.2.1/', 'paypal.com'],
    ['https://paypal.com@evil.test/', 'https://paypal.com/', 'evil.test'],
  ])('tells that %j leads to %s', (text, href, shown) => {
    expect(findOtherHost(text, href)).toBe(shown)
  })

  test.each([
    ['paypal.com', 'https://www.paypal.com/x'],
    ['shop.com', 'https://mail.shop.com/'],
    ['Click here', 'https://evil.test/'],
    ['photo.jpg', 'https://cdn.test/photo.jpg'],
    ['Track order 1.2', 'https://cdn.test/'],
    ['paypal.com', 'mailto:ann@mail.test'],
  ])('tells nothing of %j, which leads to %s', (text, href) => {
    expect(findOtherHost(text, href)).toBeUndefined()
  })
})
