import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { getLanguage } from '../../locales/get-texts.ts'
import type { RenderedPage } from '../proxy/proxy-deps.ts'

/** Caches public pages for visits without a cookie, with their compressed versions. */
export interface PageCache {
  /** Returns a cached page in an encoding that the browser accepts, or undefined. */
  read(url: string, accepted: string): RenderedPage | undefined
  keep(url: string, headers: Readonly<Record<string, string>>, body: Uint8Array): void
}

/** The most cached pages, which differ only in `from` and language. Pages beyond it are rendered each time. */
const mostPages = 300

export function createPageCache(): PageCache {
  const getPageKey = (url: string): string => `${getLanguage()} ${url}`
  const pages = new Map<string, Readonly<Record<'br' | 'gzip' | 'identity', RenderedPage>>>()
  return {
    read(url, accepted) {
      const cached = pages.get(getPageKey(url))
      if (!cached) return undefined
      return accepted.includes('br') ? cached.br : accepted.includes('gzip') ? cached.gzip : cached.identity
    },
    keep(url, headers, body) {
      if (pages.size >= mostPages) return
      const encodeBody = (coding: string, bytes: Uint8Array): RenderedPage => ({
        headers: {
          ...headers,
          ...(coding && { 'content-encoding': coding }),
          'content-length': bytes.byteLength,
        },
        body: bytes,
      })
      pages.set(getPageKey(url), {
        br: encodeBody('br', brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
        gzip: encodeBody('gzip', gzipSync(body, { level: 9 })),
        identity: encodeBody('', body),
      })
    },
  }
}
