import type { Answer } from '@draftdesk/contract'
import { siteCall } from '../../stores/calls/site-call.ts'
import type { SiteCall } from '../../stores/calls/site-call.ts'
import { callWithProof } from '../../stores/calls/call-with-proof.ts'
import { explainResult, reportChangeAndLeave } from '../../stores/calls/report-change.ts'
import type { ExplainedResult } from '../../stores/calls/report-change.ts'
import { showToast } from '../../stores/toasts.ts'
import { twoStepMessages as words } from './words.ts'

/** A set-up under way: the key for the authenticator app, also as a link. */
export type TwoStepSetUp = Answer<'beginTwoStep'>

/** The recovery codes after a change, or the error message. */
export type RecoveryCodesResult = ExplainedResult<{ readonly recovery_codes: readonly string[] }>

/** Begins the set-up. The password belongs to an account that has one. */
export const beginTwoStepSetUp = (
  password: string | undefined,
  call: SiteCall = callWithProof,
): Promise<ExplainedResult<TwoStepSetUp>> =>
  explainResult(call('beginTwoStep', { current_password: password }), words.failed)

/** Turns two-step sign-in on. Returns the recovery codes. */
export async function confirmTwoStepSetUp(
  code: string,
  call: SiteCall = siteCall,
): Promise<RecoveryCodesResult> {
  const result = await explainResult(call('confirmTwoStep', { code }), words.failed)
  if (result.ok) showToast('success', words.turnedOn)
  return result
}

/** Replaces the recovery codes, for a code or else for another proof of identity. Returns the new ones. */
export async function renewRecoveryCodes(
  code: string | undefined,
  call: SiteCall = callWithProof,
): Promise<RecoveryCodesResult> {
  const result = await explainResult(call('renewRecoveryCodes', { code }), words.failed)
  if (result.ok) showToast('success', words.renewed)
  return result
}

/** Turns two-step sign-in off and loads the page again. Returns the error message if that fails. */
export const turnOffTwoStep = (
  { password, code }: { readonly password: string | undefined; readonly code: string },
  address: string,
  call: SiteCall = siteCall,
): Promise<string> =>
  reportChangeAndLeave(call('endTwoStep', { current_password: password, code }), {
    failed: words.failed,
    done: words.turnedOff,
    address,
  })
