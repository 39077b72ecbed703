import type { AuthError } from '@draftdesk/auth-core'
import { failureMessages } from '../../messages/failures.ts'
import { buildLink } from '../../routes.ts'
import { leavePage } from '../session/leave-page.ts'
import { readPageSessionData } from '../session/page-session-data.ts'
import { clearStoredSession } from '../session/session.ts'
import { isSignOutWaiting } from '../session/sign-out.ts'
import { reportStalePage } from '../session/stale-page.ts'
import { saveToastForNextPage, showToast } from '../toasts.ts'

const signOutDelayMs = 100
let isLeaving = false

/** True once a failure redirects the page. */
export const isLeavingPage = (): boolean => isLeaving

/** The error message of a failed call: the server's own, one for the reason, or `fallback`. */
export function explainFailure({ code, detail }: AuthError, fallback: string): string {
  if (detail !== undefined) return detail
  if (code === 'unreachable' || code === 'timeout') return failureMessages[code]
  return fallback
}

/**
 * Handles failures that concern the whole page, once for concurrent calls: a 502 leads to /502-error, an ended
 * session to sign-in, and a stale session is announced. Returns true if the page is leaving.
 */
export function handlePageFailure(
  { code, detail }: Pick<AuthError, 'code' | 'detail'>,
  returnTo?: string,
): boolean {
  if (code === 'badGateway')
    leavePageOnce(buildLink('badGateway', {}, { lastPage: returnTo ?? location.pathname + location.search }))
  if (code === 'staleSession') reportStalePage()
  // Skip the message about an ended session while the user signs out.
  if (code === 'sessionEnded' && !isLeaving && !isSignOutWaiting()) {
    const page = readPageSessionData()
    const isAdmin = page.kind === 'verified' && page.user.isSuperAdmin && !page.store
    const text = detail ?? failureMessages.expired
    showToast('error', text)
    saveToastForNextPage('error', text)
    // Set first. Otherwise the tab would handle the ended session itself and lose the return address.
    isLeaving = true
    clearStoredSession()
    const returnTo = location.pathname + location.search
    setTimeout(
      () => void leavePage(buildLink(isAdmin ? 'adminSignin' : 'signin', {}, { from: returnTo })),
      signOutDelayMs,
    )
  }
  return isLeaving
}

/** The error message of a failed call. Never resolves while the page redirects. */
export function explainFailureOrLeave(
  error: AuthError,
  fallback: string,
  returnTo?: string,
): Promise<string> {
  return handlePageFailure(error, returnTo)
    ? new Promise(() => undefined)
    : Promise.resolve(explainFailure(error, fallback))
}

/** A refused call as a form shows it: the message, and the field's name in /v1. */
export interface FormError {
  readonly problem: string
  readonly field?: string | undefined
}

/** Returns the error of a refused call for a form. Never resolves while the page redirects. */
export async function toFormError(error: AuthError, fallback: string): Promise<FormError> {
  return { problem: await explainFailureOrLeave(error, fallback), field: error.field }
}

function leavePageOnce(to: string): void {
  if (isLeaving) return
  isLeaving = true
  void leavePage(to)
}
