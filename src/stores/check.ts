import { getAuth } from './client.ts'
import { settleFailure } from './failure.ts'

/** Asks the server whether this page's session is still the one; one that ended or changed is dealt with. */
export async function checkSession(): Promise<void> {
  const result = await getAuth().me()
  if (!result.ok && (result.error.code === 'sessionEnded' || result.error.code === 'staleSession')) {
    settleFailure(result.error)
  }
}
