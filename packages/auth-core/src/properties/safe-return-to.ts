import fc from 'fast-check'
import { safeReturnTo } from '../guard.ts'
import { anyString } from './any-string.ts'

const addressPieces = [
  '/',
  '\\',
  '//',
  '/\\',
  '.',
  '..',
  ':',
  '@',
  '?',
  '#',
  '%2f',
  '%5c',
  '%2e',
  '%25',
  '%',
  '\t',
  '\n',
  '\r',
  '\0',
  ' ',
  'evil.example',
  'https:',
  'http://',
  'javascript:',
  'signin',
  'SIGNIN',
  'signup',
  'dashboard',
  '\u2028',
  '\ufeff',
  '／',
  '＼',
  '。',
  '\ud800',
  'xn--',
]

const anyAddress = fc.oneof(
  anyString(),
  fc
    .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...addressPieces) }, anyString(3)), {
      maxLength: 12,
    })
    .map((parts) => parts.join('')),
  fc.array(fc.constantFrom(...addressPieces), { maxLength: 12 }).map((parts) => `/${parts.join('')}`),
  fc.webUrl(),
)

const siteOrigin = 'https://app.example'

/**
 * Throws when `safeReturnTo` returns an address that some browser would resolve to another site, or an auth
 * page.
 */
export function assertSafeReturnTo(parameters: fc.Parameters<[string]>) {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const returnTo = safeReturnTo(address, { origin: siteOrigin })
      if (returnTo === undefined) return
      const url = new URL(returnTo, siteOrigin)
      const again = safeReturnTo(returnTo, { origin: siteOrigin })
      const isInside =
        url.origin === siteOrigin && /^\/(?![/\\])[\x21-\x7e]*$/.test(returnTo) && returnTo.length <= 2048
      const isAuth = /^\/+(signin|signup|admin-signin|forgot-password|reset-password|verify-email)(\/|$)/i
      if (!isInside || isAuth.test(decodeURIComponent(url.pathname)) || again !== returnTo)
        throw new Error(`Escapes: ${JSON.stringify(address)} -> ${JSON.stringify(returnTo)}`)
    }),
    parameters,
  )
}
