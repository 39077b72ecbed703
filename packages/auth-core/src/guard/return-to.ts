const insidePath = /^\/(?![/\\]|%(?:25)*(?:2f|5c))/i
const maxReturnToLength = 2048

/** The sign-in, sign-up and verification pages of Draftdesk. */
const ownAuthPages = [
  '/signin',
  '/admin-signin',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
]

/** Site options of `safeReturnTo`. */
export interface ReturnToOptions {
  /** Paths that are never returned to, with their subpaths. Default: the sign-in pages. */
  readonly authPages?: readonly string[] | undefined
  /** The site's own origin; it matters only for an address that names it. */
  readonly origin?: string | undefined
}

/**
 * Returns path, query and fragment of a return address on this site. `undefined` for another origin, an auth
 * page, more than 2,048 characters, and anything that some URL parser may read as another site.
 *
 * @example safeReturnTo('/emails-page?filter=drafts') // '/emails-page?filter=drafts'
 *
 * @example safeReturnTo('/\\evil.example') // undefined
 */
export function safeReturnTo(value: unknown, options: ReturnToOptions = {}): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > maxReturnToLength)
    return undefined
  try {
    const { authPages = ownAuthPages, origin = 'http://site.invalid' } = options
    const url = new URL(value, origin)
    const returnTo = url.pathname + url.search + url.hash
    const isInside =
      url.origin === new URL(origin).origin &&
      insidePath.test(returnTo) &&
      returnTo.length <= maxReturnToLength
    const path = `${decodeURIComponent(url.pathname).toLowerCase()}/`
    return isInside && !authPages.some((page) => path.startsWith(`${page.toLowerCase()}/`))
      ? returnTo
      : undefined
  } catch {
    // The URL parser, or the decoder, cannot read it.
    return undefined
  }
}
