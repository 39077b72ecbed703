const securityPolicy = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

const hstsHeader = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } as const

/** The security headers of every response. Pages also have a content security policy. */
export function getSecurityHeaders(secure: boolean): Readonly<Record<string, string>> {
  return secure ? { ...securityPolicy, ...hstsHeader } : securityPolicy
}

/** Headers of a personal answer: never cached, not even for the Back button. */
export const privateAnswerHeaders = { 'cache-control': 'private, no-store', vary: 'Cookie' } as const

/** Reads a header by its lower-case name. */
export interface HeaderReader {
  get(name: string): string | null
}

/** Headers that a framed document may override. */
const framingHeaders = ['content-security-policy', 'x-frame-options', 'cross-origin-opener-policy']

/** Reads framing headers that an answer sets itself, as the original of an email does. */
export function pickFramingHeaders(headers: Headers): Readonly<Record<string, string>> {
  if (!headers.has('x-frame-options')) return {}
  return Object.fromEntries([...headers].filter(([name]) => framingHeaders.includes(name)))
}
