const policy = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

const hsts = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } as const

/** The security headers of every answer; pages have a content security policy besides. */
export function protection(secure: boolean): Readonly<Record<string, string>> {
  return secure ? { ...policy, ...hsts } : policy
}

/** An answer that is one person's: kept by nobody, not even by the way back to it. */
export const keptPrivate = { 'cache-control': 'private, no-store', vary: 'Cookie' } as const

/** Reads a header by its lower-case name: a `Headers`, or what stands for one beside Astro. */
export interface HeaderReader {
  get(name: string): string | null
}
