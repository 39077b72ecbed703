import { describe, expect, test } from 'vitest'
import { formatContentPolicy } from './content-policy.ts'

const own = {
  directives: ["default-src 'self'" as const],
  scriptDirective: { resources: ["'self'"], hashes: ['sha256-abc'] },
  styleDirective: { resources: ["'self'", "'unsafe-inline'"] },
}
const none = {
  marketingUrl: '#',
  termsUrl: '#',
  privacyUrl: '#',
  ssoScriptUrl: undefined,
  sentryDsn: undefined,
}

describe('formatContentPolicy', () => {
  test('lets nothing in but the site and the inline scripts of the build', () => {
    expect(formatContentPolicy(own, none)).toBe(
      "default-src 'self'; connect-src 'self'; frame-src 'self'; worker-src 'self' blob:; " +
        "script-src 'self' 'sha256-abc'; style-src 'self' 'unsafe-inline'",
    )
  })

  test('lets the single-sign-on script run and talk home', () => {
    const policy = formatContentPolicy(own, { ...none, ssoScriptUrl: 'https://sso.example/button.js' })
    expect(policy).toContain("script-src 'self' https://sso.example 'sha256-abc'")
    expect(policy).toContain("connect-src 'self' https://sso.example")
    expect(policy).toContain("frame-src 'self' https://sso.example")
  })

  test('lets crash reports leave, without the key in the policy', () => {
    const policy = formatContentPolicy(own, { ...none, sentryDsn: 'https://key@crash.example/1' })
    expect(policy).toContain("connect-src 'self' https://crash.example")
    expect(policy).not.toContain('key')
  })
})
