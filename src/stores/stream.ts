import { atom, computed } from 'nanostores'
import { $isConnected } from './connection.ts'

/** How the stream is that tells this browser's tabs what happens: it stands, or is being opened. */
export type StreamState = 'trying' | 'connected'

/** What the tab that holds the stream says of it. */
export const $stream = atom<StreamState>('trying')

/** Whether what happens reaches this page, for people. */
export const $reach = computed([$isConnected, $stream], (isConnected, stream) =>
  isConnected ? stream : 'offline',
)
