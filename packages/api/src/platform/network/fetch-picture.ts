import { createFairQueue } from '../scheduling/fair-queue.ts'
import { fetchSafely } from './fetch-safely.ts'
import type { FindHost } from './find-host.ts'
import { findImageType } from './image-type.ts'

/** A picture from another host. */
export interface Picture {
  readonly type: string
  readonly bytes: Buffer
}

/** Fetches a picture for a store. Undefined when it is no picture or not available in time. */
export type FetchPicture = (storeId: string, address: string) => Promise<Picture | undefined>

const maxBytes = 5 * 1024 * 1024
/** Time limit of a picture including the wait in the queue. */
const limitMs = 8000
const maxRedirects = 3
/** Parallel fetches per process and per store. */
const parallelFetches = { atOnce: 12, ofOwner: 3 }

/** Creates a picture proxy that hides readers from the host. It refuses private networks and checks every redirect. */
export function createFetchPicture(findHost: FindHost): FetchPicture {
  const queue = createFairQueue(parallelFetches)
  return async (storeId, address) => {
    const deadline = AbortSignal.timeout(limitMs)
    try {
      return await queue.run(storeId, () => fetchPictureWithRedirects(address, findHost, deadline), deadline)
    } catch (error) {
      if (deadline.aborted) return undefined
      throw error
    }
  }
}

async function fetchPictureWithRedirects(
  address: string,
  findHost: FindHost,
  signal: AbortSignal,
): Promise<Picture | undefined> {
  let url = URL.parse(address)
  for (let step = 0; step <= maxRedirects; step += 1) {
    if (!url || !/^https?:$/.test(url.protocol) || url.username !== '') return undefined
    const headers = { accept: 'image/*' }
    const fetched = await fetchSafely(url, { headers, findHost, limitMs, maxBytes, signal })
    if (fetched.kind === 'failed') return undefined
    const { response } = fetched
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || location === null)
      return response.status === 200 ? readPictureResponse(response) : undefined
    url = URL.parse(location, url.href)
  }
  return undefined
}

async function readPictureResponse(response: Response): Promise<Picture | undefined> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const type = findImageType(bytes)
  return type ? { type, bytes } : undefined
}
