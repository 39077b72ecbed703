import type { HeaderReader } from '../../security-headers.ts'

/** Reasons to refuse a request as cross-site. */
export type OriginProblem = 'foreignOrigin' | 'missingHeader'

/** Sent by auth-core's client with every call: a form of another site cannot set it. */
export const callMarkerHeader = 'x-requested-with'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Protects against cross-site request forgery: every unsafe method must come from our own origin, by
 * `Sec-Fetch-Site` or `Origin`. A call must also carry {@link callMarkerHeader}, whatever its content type.
 */
export function findOriginProblem(
  { method, headers }: { readonly method: string; readonly headers: HeaderReader },
  siteOrigin: string,
  isCall: boolean,
): OriginProblem | undefined {
  const site = headers.get('sec-fetch-site')
  if (safeMethods.has(method)) {
    return isCall && site === 'cross-site' ? 'foreignOrigin' : undefined
  }
  const origin = headers.get('origin')
  if (origin !== null && origin !== siteOrigin && !isOwnHost(origin, headers)) return 'foreignOrigin'
  if (site !== null && site !== 'same-origin') return 'foreignOrigin'
  if (isCall) return headers.get(callMarkerHeader) === null ? 'missingHeader' : undefined
  return origin === null && site === null ? 'foreignOrigin' : undefined
}

/** The site may have several host names, such as 127.0.0.1 and localhost. Page and call then use the same one. */
function isOwnHost(origin: string, headers: HeaderReader): boolean {
  return URL.parse(origin)?.host === headers.get('host')
}
