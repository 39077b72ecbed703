import { buildCall } from '@draftdesk/contract/call'
import { handlePageFailure } from '../calls/explain-failure.ts'
import { requestStatus } from './request-status.ts'
import type { RequestStatus } from './request-status.ts'

const codesByStatus: Readonly<Record<number, 'sessionEnded' | 'staleSession'>> = {
  401: 'sessionEnded',
  409: 'staleSession',
}

/** Checks that this page's session is still valid, and handles the case that it is not. */
export async function checkPageSession(ask: RequestStatus = requestStatus): Promise<boolean> {
  const code = codesByStatus[(await ask(buildCall('me', {}).path)) ?? 0]
  if (code) handlePageFailure({ code, detail: undefined })
  return code === undefined
}
