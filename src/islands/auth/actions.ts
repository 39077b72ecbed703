import { resetPasswordMessages } from '../../messages/reset-password.ts'
import { selectStoreMessages } from '../../messages/select-store.ts'
import { headerMessages } from '../../messages/shell.ts'
import { flashToasts } from '../../messages/toasts.ts'
import { storeRequests } from '../../models/own-stores.ts'
import { buildLink } from '../../routes.ts'
import { siteCall } from '../../stores/calls/site-call.ts'
import type { SiteCall } from '../../stores/calls/site-call.ts'
import { getClient } from '../../stores/session/site-client.ts'
import { explainFailureOrLeave, toFormError } from '../../stores/calls/explain-failure.ts'
import type { FormError } from '../../stores/calls/explain-failure.ts'
import { leavePage } from '../../stores/session/leave-page.ts'
import { showToast } from '../../stores/toasts.ts'
import { forgotPasswordMessages, signupMessages, verifyEmailMessages } from './words.ts'
import { createAuth } from '@draftdesk/auth-core/auth'
import type { Auth } from '@draftdesk/auth-core/auth'

/** The error message of a failed call. Undefined after success. */
export type ErrorText = string | undefined

let pageAuth: Auth | undefined

/** The calls of signing in and up. Only the pages of this file load their code. */
export const getAuth = (): Auth => (pageAuth ??= createAuth(getClient()))

/** Creates the account and leaves for /signin, or for /verify-email when a code was sent. */
export async function signUp(
  form: {
    firstName: string
    lastName: string
    email: string
    password: string
    confirmPassword: string
  },
  auth: Auth = getAuth(),
): Promise<FormError> {
  const result = await auth.signUp(form)
  if (!result.ok) return toFormError(result.error, signupMessages.failed)
  return leavePage(buildLink(result.value.isVerified ? 'signin' : 'verifyEmail'))
}

/** Verifies an address. Returns the next step of the account, or the reason for the failure. */
export async function verifyEmail(
  email: string,
  code: string,
  auth: Auth = getAuth(),
): Promise<{ readonly needsPassword: boolean } | { readonly problem: ErrorText }> {
  const result = await auth.verifyEmail({ email, verificationCode: code })
  if (!result.ok) return { problem: await explainFailureOrLeave(result.error, verifyEmailMessages.failed) }
  showToast('success', flashToasts.emailVerified)
  return result.value
}

export async function resendCode(email: string, auth: Auth = getAuth()): Promise<void> {
  const result = await auth.resendCode(email)
  if (result.ok) showToast('success', flashToasts.codeResent)
  else showToast('error', await explainFailureOrLeave(result.error, verifyEmailMessages.resendFailed))
}

export async function forgotPassword(email: string, auth: Auth = getAuth()): Promise<ErrorText> {
  const result = await auth.forgotPassword(email)
  if (!result.ok) return explainFailureOrLeave(result.error, forgotPasswordMessages.failed)
  showToast('success', flashToasts.resetSent)
  return undefined
}

/** Sets a new password. `isSpent` means that the link no longer works and the user must request a new one. */
export async function resetPassword(
  form: {
    resetToken: string
    newPassword: string
    confirmPassword: string
  },
  auth: Auth = getAuth(),
): Promise<{ readonly ok: true } | (FormError & { readonly ok: false; readonly isSpent: boolean })> {
  const result = await auth.resetPassword(form)
  if (!result.ok) {
    const isSpent = result.error.reason === 'link_unusable'
    return { ok: false, ...(await toFormError(result.error, resetPasswordMessages.failed)), isSpent }
  }
  showToast('success', flashToasts.passwordUpdated)
  return { ok: true }
}

/** Creates a store for the user and opens it. Returns the error message if that fails. */
export async function createStore(name: string, call: SiteCall = siteCall): Promise<FormError> {
  const created = await call(storeRequests.create(name))
  if (!created.ok) return toFormError(created.error, selectStoreMessages.createFailed)
  const switched = await call(storeRequests.enter(created.value.id))
  return switched.ok ? leavePage(buildLink('home')) : toFormError(switched.error, headerMessages.switchFailed)
}
