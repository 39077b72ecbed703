import { startConnectionDot } from './live/connection-dot.ts'
import { startLive } from './live/live.ts'

/** Starts what only pages have that follow the store. The mail follows by itself, and has the sign of the connection alone. */
export function startLate(): void {
  if (document.querySelector('.workspace')) startConnectionDot()
  else startLive()
}
