import { atom, computed } from 'nanostores'
import { $isBrowserOnline } from './watch-connection.ts'

/** The state of the shared stream: open, connecting, or refused, when pages poll every minute. */
export type StreamState = 'trying' | 'connected' | 'polling'

/** The state of the stream. Undefined on a page without live updates. */
export const $streamState = atom<StreamState | undefined>()

/** True on a page that shows changes of the store as they come. */
export const $isLive = atom(false)

/** The reach of live updates: the state of the stream, or `offline` without a connection. Undefined where none are shown. */
export const $connectionState = computed(
  [$isBrowserOnline, $streamState, $isLive],
  (isConnected, stream, isLive) => {
    if (stream === undefined || !isLive) return undefined
    return isConnected ? stream : ('offline' as const)
  },
)
