import { atom, computed } from 'nanostores'
import { $isConnected } from './connection.ts'

/** The stream of this browser's tabs: open, being opened, or refused, in which case pages look every minute. */
export type StreamState = 'trying' | 'connected' | 'polling'

/** The state of the stream; undefined on a page that does not follow the store. */
export const $stream = atom<StreamState | undefined>()

/** True on a page that shows changes of the store as they come. */
export const $isLive = atom(false)

/** The reach of live updates: the state of the stream, or `offline` without a connection. Undefined where none are shown. */
export const $reach = computed([$isConnected, $stream, $isLive], (isConnected, stream, isLive) => {
  if (stream === undefined || !isLive) return undefined
  return isConnected ? stream : ('offline' as const)
})
