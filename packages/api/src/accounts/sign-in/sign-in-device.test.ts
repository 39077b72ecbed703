import { describe, expect, test } from 'vitest'
import { describeDevice } from './sign-in-device.ts'

const kit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('describeDevice', () => {
  test.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${kit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${kit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, 'Edge on Windows'],
    [
      `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${kit} Chrome/140.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605 Version/19.0 Safari/605.1',
      'Safari on Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 FxiOS/140.0',
      'Firefox on iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['curl/8.5.0', ''],
    ['', ''],
    [`${'x'.repeat(393)} iPhone iPad`, 'iPhone'],
    [`${'x'.repeat(400)} iPad`, ''],
  ])('reads %j as %j', (userAgent, device) => {
    expect(describeDevice(userAgent, '').device).toBe(device)
  })

  test.each([
    ['203.0.113.9', '203.0.*.*'],
    ['2001:db8:1:2', '2001:db8:*'],
    ['local', ''],
  ])('blurs %s to %j', (address, place) => {
    expect(describeDevice('', address).place).toBe(place)
  })
})
