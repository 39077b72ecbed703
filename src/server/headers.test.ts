import { describe, expect, test } from 'vitest'
import { widenPolicy } from './headers.ts'

const own = "default-src 'self'; connect-src 'self'; script-src 'self' 'sha256-abc'"
const none = {
  marketingUrl: '#',
  termsUrl: '#',
  privacyUrl: '#',
  ssoScriptUrl: undefined,
  sentryDsn: undefined,
}

describe('widenPolicy', () => {
  test('adds no origin when nothing is set', () => {
    expect(widenPolicy(own, none)).not.toContain('http')
  })

  test('lets the single-sign-on script run and talk home', () => {
    const policy = widenPolicy(own, { ...none, ssoScriptUrl: 'https://sso.example/button.js' })
    expect(policy).toContain("script-src 'self' https://sso.example 'sha256-abc'")
    expect(policy).toContain("connect-src 'self' https://sso.example")
    expect(policy).toContain("frame-src 'self' https://sso.example")
  })

  test('lets crash reports leave, without the key in the policy', () => {
    const policy = widenPolicy(own, { ...none, sentryDsn: 'https://key@crash.example/1' })
    expect(policy).toContain("connect-src 'self' https://crash.example")
    expect(policy).not.toContain('key')
  })
})
