import { atom, computed } from 'nanostores'
import { $isConnected } from './connection.ts'

/** The stream of this browser's tabs: open, being opened, or refused, in which case pages look every minute. */
export type StreamState = 'trying' | 'connected' | 'polling'

/** The state of the stream; undefined on a page that does not follow the store. */
export const $stream = atom<StreamState | undefined>()

/** The reach of live updates: the state of the stream, or `offline` without a connection. */
export const $reach = computed([$isConnected, $stream], (isConnected, stream) =>
  stream === undefined || isConnected ? stream : ('offline' as const),
)
