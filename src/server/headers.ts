const policy: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

const twoYears = 'max-age=63072000; includeSubDomains'

/** Puts the security headers on an answer. Astro adds the content security policy to pages itself. */
export function protect(headers: Headers, secure: boolean): void {
  for (const [name, value] of Object.entries(policy)) headers.set(name, value)
  if (secure) headers.set('strict-transport-security', twoYears)
}

/** Marks an answer as one person's. Unless a call says otherwise, nobody keeps it, not even the way back to it. */
export function keepPrivate(headers: Headers): void {
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
  headers.append('vary', 'Cookie')
}
