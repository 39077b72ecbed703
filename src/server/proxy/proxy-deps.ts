import type { GateDeps } from '../gate/gate-deps.ts'
import type { LiveStreams } from '../live/live-streams.ts'

/** Dependencies of the handlers before Astro. */
export interface ProxyDeps extends GateDeps {
  readonly live: Pick<LiveStreams, 'open'>
  /** True when this client may send another crash report this minute. */
  readonly mayReport: (client: string) => boolean
  /** The cache of public pages for visits without a cookie. */
  readonly pages: {
    read(url: string, accepted: string): RenderedPage | undefined
  }
}

/** A page as it goes out. */
export interface RenderedPage {
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Uint8Array
}
