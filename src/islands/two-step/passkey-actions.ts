import { call as siteCall } from '../../stores/calls/site-call.ts'
import type { SiteCall } from '../../stores/calls/site-call.ts'
import { explainOrLeave } from '../../stores/calls/explain-failure.ts'
import { provenCall } from '../../stores/calls/proven-call.ts'
import { createPasskey } from '../../stores/passkeys.ts'
import type { PasskeyPrompt } from '../../stores/passkeys.ts'
import { leavePage } from '../../stores/session/leave-page.ts'
import { carryToast } from '../../stores/toasts.ts'
import type { TwoStepResult } from './actions.ts'
import { passkeyCalls } from './view.ts'
import { twoStepMessages as words } from './words.ts'

/** Has the browser create a passkey, and adds it. Returns recovery codes for a first second step. */
export async function addPasskey(
  name: string,
  call: SiteCall = provenCall,
  prompt: PasskeyPrompt = createPasskey,
): Promise<TwoStepResult<readonly string[]>> {
  const begun = await call(passkeyCalls.begin())
  if (!begun.ok) return { ok: false, problem: await explainOrLeave(begun.error, words.failed) }
  const credential = await prompt(begun.value.options)
  if (credential === undefined) return { ok: false, problem: words.passkeys.unused }
  const added = await call(passkeyCalls.add(name, credential))
  if (!added.ok) return { ok: false, problem: await explainOrLeave(added.error, words.failed) }
  carryToast('success', words.passkeys.added)
  return { ok: true, value: added.value.recovery_codes }
}

/** Renames a passkey and loads the page again. Returns the error message if that fails. */
export async function renamePasskey(
  id: string,
  name: string,
  address: string,
  call: SiteCall = siteCall,
): Promise<string> {
  const result = await call(passkeyCalls.rename(id, name))
  if (!result.ok) return explainOrLeave(result.error, words.failed)
  carryToast('success', words.passkeys.renamed)
  return leavePage(address)
}

/** Removes a passkey and loads the page again. Returns the error message if that fails. */
export async function removePasskey(
  id: string,
  address: string,
  call: SiteCall = provenCall,
): Promise<string> {
  const result = await call(passkeyCalls.remove(id))
  if (!result.ok) return explainOrLeave(result.error, words.failed)
  carryToast('success', words.passkeys.removed)
  return leavePage(address)
}
