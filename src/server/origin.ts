/** Why a request is not taken as one of our own pages'. */
export type OriginProblem = 'foreignOrigin' | 'missingHeader'

/** Sent by auth-core's client with every call: a form of another site cannot set it. */
export const callHeader = 'x-requested-with'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Cross-site request forgery: every unsafe method must come from our own origin, and a call (not a form of a page)
 * must carry {@link callHeader}, whatever its content type. A browser always says where a request comes from, by
 * `Sec-Fetch-Site` or `Origin`; a form without either is refused.
 */
export function findOriginProblem(
  request: Request,
  siteOrigin: string,
  isCall: boolean,
): OriginProblem | undefined {
  const site = request.headers.get('sec-fetch-site')
  if (safeMethods.has(request.method)) {
    return isCall && site === 'cross-site' ? 'foreignOrigin' : undefined
  }
  const origin = request.headers.get('origin')
  if (origin !== null && origin !== siteOrigin && !isOwnHost(origin, request)) return 'foreignOrigin'
  if (site !== null && site !== 'same-origin') return 'foreignOrigin'
  if (isCall) return request.headers.has(callHeader) ? undefined : 'missingHeader'
  return origin === null && site === null ? 'foreignOrigin' : undefined
}

/** A person may open the site by another of its names (127.0.0.1 for localhost): the page and the call then agree. */
function isOwnHost(origin: string, request: Request): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.headers.get('host')
}
