const authPages = /^\/(?:signin|admin-signin|signup|forgot-password|reset-password|verify-email)(?:\/|$)/i

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
  if (!value || value.length > 2048 || !/^\/(?![/\\]|%(?:25)*(?:2f|5c))/i.test(value)) return undefined
  try {
    const url = new URL(value, origin)
    const path = decodeURIComponent(url.pathname).replace(/\/{2,}/g, '/')
    const back = url.pathname + url.search + url.hash
    const stays = url.origin === new URL(origin).origin && new URL(back, origin).href === url.href
    return stays && back.length <= 2048 && !authPages.test(path) ? back : undefined
  } catch (error) {
    if (error instanceof URIError || error instanceof TypeError) return undefined
    throw error
  }
}
