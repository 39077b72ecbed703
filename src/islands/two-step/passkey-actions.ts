import { siteCall as siteCall } from '../../stores/calls/site-call.ts'
import type { SiteCall } from '../../stores/calls/site-call.ts'
import { explainFailureOrLeave } from '../../stores/calls/explain-failure.ts'
import { callWithProof } from '../../stores/calls/call-with-proof.ts'
import { createPasskey } from '../../stores/passkeys.ts'
import type { PasskeyPrompt } from '../../stores/passkeys.ts'
import { leavePage } from '../../stores/session/leave-page.ts'
import { saveToastForNextPage } from '../../stores/toasts.ts'
import type { TwoStepResult } from './actions.ts'
import { passkeyRequests } from './view.ts'
import { twoStepMessages as words } from './words.ts'

/** Has the browser create a passkey, and adds it. Returns recovery codes for a first second step. */
export async function addPasskey(
  name: string,
  call: SiteCall = callWithProof,
  prompt: PasskeyPrompt = createPasskey,
): Promise<TwoStepResult<readonly string[]>> {
  const begun = await call(passkeyRequests.begin())
  if (!begun.ok) return { ok: false, problem: await explainFailureOrLeave(begun.error, words.failed) }
  const credential = await prompt(begun.value.options)
  if (credential === undefined) return { ok: false, problem: words.passkeys.unused }
  const added = await call(passkeyRequests.add(name, credential))
  if (!added.ok) return { ok: false, problem: await explainFailureOrLeave(added.error, words.failed) }
  saveToastForNextPage('success', words.passkeys.added)
  return { ok: true, value: added.value.recovery_codes }
}

/** Renames a passkey and loads the page again. Returns the error message if that fails. */
export async function renamePasskey(
  id: string,
  name: string,
  address: string,
  call: SiteCall = siteCall,
): Promise<string> {
  const result = await call(passkeyRequests.rename(id, name))
  if (!result.ok) return explainFailureOrLeave(result.error, words.failed)
  saveToastForNextPage('success', words.passkeys.renamed)
  return leavePage(address)
}

/** Removes a passkey and loads the page again. Returns the error message if that fails. */
export async function removePasskey(
  id: string,
  address: string,
  call: SiteCall = callWithProof,
): Promise<string> {
  const result = await call(passkeyRequests.remove(id))
  if (!result.ok) return explainFailureOrLeave(result.error, words.failed)
  saveToastForNextPage('success', words.passkeys.removed)
  return leavePage(address)
}
