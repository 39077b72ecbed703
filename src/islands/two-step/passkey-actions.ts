import { siteCall } from '../../stores/calls/site-call.ts'
import type { SiteCall } from '../../stores/calls/site-call.ts'
import { callWithProof } from '../../stores/calls/call-with-proof.ts'
import { explainResult, reportChangeAndLeave } from '../../stores/calls/report-change.ts'
import { createPasskey } from '../../stores/passkeys.ts'
import type { PasskeyPrompt } from '../../stores/passkeys.ts'
import { saveToastForNextPage } from '../../stores/toasts.ts'
import type { RecoveryCodesResult } from './actions.ts'
import { twoStepMessages as words } from './words.ts'

/** Has the browser create a passkey, and adds it. Returns recovery codes for a first second step. */
export async function addPasskey(
  name: string,
  call: SiteCall = callWithProof,
  prompt: PasskeyPrompt = createPasskey,
): Promise<RecoveryCodesResult> {
  const begun = await explainResult(call('beginPasskey'), words.failed)
  if (!begun.ok) return begun
  const credential = await prompt(begun.value.options)
  if (credential === undefined) return { ok: false, problem: words.passkeys.unused }
  const added = await explainResult(call('addPasskey', { name, credential }), words.failed)
  if (added.ok) saveToastForNextPage('success', words.passkeys.added)
  return added
}

/** Renames a passkey and loads the page again. Returns the error message if that fails. */
export const renamePasskey = (
  id: string,
  name: string,
  address: string,
  call: SiteCall = siteCall,
): Promise<string> =>
  reportChangeAndLeave(call('renamePasskey', { id, name }), {
    failed: words.failed,
    done: words.passkeys.renamed,
    address,
  })

/** Removes a passkey and loads the page again. Returns the error message if that fails. */
export const removePasskey = (id: string, address: string, call: SiteCall = callWithProof): Promise<string> =>
  reportChangeAndLeave(call('removePasskey', { id }), {
    failed: words.failed,
    done: words.passkeys.removed,
    address,
  })
