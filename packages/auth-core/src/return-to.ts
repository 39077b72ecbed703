const inside = /^\/(?![/\\]|%(?:25)*(?:2f|5c))/i
const authPages = /^\/(?:signin|admin-signin|signup|forgot-password|reset-password|verify-email)(?:\/|$)/i
const maxLength = 2048

/**
 * The path, query and fragment of a way back that stays on this site, or `undefined`: another origin, an auth page, more
 * than 2,048 characters, or anything that some reader of addresses might take for another site (design section 5).
 *
 * @example safeReturnTo('/emails-page?filter=drafts') // '/emails-page?filter=drafts'
 * @example safeReturnTo('/\\evil.example') // undefined
 */
export function safeReturnTo(
  value: string | null | undefined,
  origin = 'http://site.invalid',
): string | undefined {
  if (!value?.startsWith('/') || value.length > maxLength) return undefined
  try {
    const url = new URL(value, origin)
    const back = url.pathname + url.search + url.hash
    const isInside = url.origin === new URL(origin).origin && inside.test(back) && back.length <= maxLength
    return isInside && !authPages.test(decodeURIComponent(url.pathname)) ? back : undefined
  } catch {
    // The URL parser, or the decoder, cannot read it.
    return undefined
  }
}
