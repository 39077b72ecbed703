import { buildCall } from '@draftdesk/contract/call'
import { handlePageFailure } from '../calls/explain-failure.ts'
import { fetchStatus } from './fetch-status.ts'
import type { FetchStatus } from './fetch-status.ts'

const codesByStatus: Readonly<Record<number, 'sessionEnded' | 'staleSession'>> = {
  401: 'sessionEnded',
  409: 'staleSession',
}

/** Checks that this page's session is still valid, and handles the case that it is not. */
export async function checkPageSession(ask: FetchStatus = fetchStatus): Promise<boolean> {
  const code = codesByStatus[(await ask(buildCall('me', {}).path)) ?? 0]
  if (code) handlePageFailure({ code, detail: undefined })
  return code === undefined
}
