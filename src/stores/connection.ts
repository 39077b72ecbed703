import { ping } from './ping.ts'

const online = 200

/** Asks the server whether it can be reached. */
export async function isOnline(): Promise<boolean> {
  return (await ping('/v1/auth/check-internet')) === online
}
