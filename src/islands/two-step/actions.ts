import { siteCall as siteCall } from '../../stores/calls/site-call.ts'
import type { SiteCall } from '../../stores/calls/site-call.ts'
import { callWithProof } from '../../stores/calls/call-with-proof.ts'
import { explainFailureOrLeave } from '../../stores/calls/explain-failure.ts'
import { leavePage } from '../../stores/session/leave-page.ts'
import { saveToastForNextPage, showToast } from '../../stores/toasts.ts'
import { twoStepRequests } from './view.ts'
import { twoStepMessages as words } from './words.ts'

/** A set-up under way: the key for the authenticator app, also as a link. */
export interface TwoStepSetUp {
  readonly secret: string
  readonly uri: string
}

/** Result of an action, or the error message. */
export type TwoStepResult<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string }

/** Begins the set-up. The password belongs to an account that has one. */
export async function beginTwoStepSetUp(
  password: string | undefined,
  call: SiteCall = callWithProof,
): Promise<TwoStepResult<TwoStepSetUp>> {
  const result = await call(twoStepRequests.begin(password))
  if (result.ok) return { ok: true, value: result.value }
  return { ok: false, problem: await explainFailureOrLeave(result.error, words.failed) }
}

/** Turns two-step sign-in on. Returns the recovery codes. */
export async function confirmTwoStepSetUp(
  code: string,
  call: SiteCall = siteCall,
): Promise<TwoStepResult<readonly string[]>> {
  const result = await call(twoStepRequests.confirm(code))
  if (!result.ok) return { ok: false, problem: await explainFailureOrLeave(result.error, words.failed) }
  showToast('success', words.turnedOn)
  return { ok: true, value: result.value.recovery_codes }
}

/** Replaces the recovery codes, for a code or else for another proof of identity. Returns the new ones. */
export async function renewRecoveryCodes(
  code: string | undefined,
  call: SiteCall = callWithProof,
): Promise<TwoStepResult<readonly string[]>> {
  const result = await call(twoStepRequests.renew(code))
  if (!result.ok) return { ok: false, problem: await explainFailureOrLeave(result.error, words.failed) }
  showToast('success', words.renewed)
  return { ok: true, value: result.value.recovery_codes }
}

/** Turns two-step sign-in off and loads the page again. Returns the error message if that fails. */
export async function turnOffTwoStep(
  form: { readonly password: string | undefined; readonly code: string },
  address: string,
  call: SiteCall = siteCall,
): Promise<string> {
  const result = await call(twoStepRequests.end(form.password, form.code))
  if (!result.ok) return explainFailureOrLeave(result.error, words.failed)
  saveToastForNextPage('success', words.turnedOff)
  return leavePage(address)
}
