import type { Settings } from './settings.ts'

const policy = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

const hsts = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } as const

/** The security headers of every answer. Astro adds the content security policy to pages itself. */
export function protection(secure: boolean): Readonly<Record<string, string>> {
  return secure ? { ...policy, ...hsts } : policy
}

/** An answer that is one person's: kept by nobody, not even by the way back to it. */
export const keptPrivate = { 'cache-control': 'private, no-store', vary: 'Cookie' } as const

/**
 * The content security policy of a page with what an operator's settings add to it: the single-sign-on script and what
 * it talks to, and where crash reports go.
 */
export function widenPolicy(own: string, { ssoScriptUrl, sentryDsn }: Settings['pages']): string {
  const sso = ssoScriptUrl ? ` ${new URL(ssoScriptUrl).origin}` : ''
  const sentry = sentryDsn ? ` ${new URL(sentryDsn).origin}` : ''
  return own
    .replace("script-src 'self'", `script-src 'self'${sso}`)
    .replace("connect-src 'self'", `connect-src 'self'${sso}${sentry}`)
    .replace("default-src 'self'", `default-src 'self'; frame-src 'self'${sso}; worker-src 'self' blob:`)
}
