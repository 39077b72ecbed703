import { getAuth } from './client.ts'

/** Asks the server whether it can be reached (spec section 7). */
export function isOnline(): Promise<boolean> {
  return getAuth().checkInternet()
}
