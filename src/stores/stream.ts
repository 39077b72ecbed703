import { atom } from 'nanostores'
import { $isConnected } from './connection.ts'

/** The stream that tells this browser's tabs what happens: it is open, is being opened, or was refused and pages look every minute. */
export type StreamState = 'trying' | 'connected' | 'polling'

/** What the tab that holds the stream says of it. */
export const $stream = atom<StreamState>('trying')

/** Hears at once and later whether what happens reaches this page, for people. */
export function watchReach(hear: (reach: StreamState | 'offline') => void): void {
  const tell = (): void => hear($isConnected.get() ? $stream.get() : 'offline')
  $isConnected.listen(tell)
  $stream.listen(tell)
  tell()
}
