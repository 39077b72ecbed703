import { identityProofMessages } from '../../../messages/identity-proof.ts'
import { proofRequests } from '../../../models/identity-proof.ts'
import { siteCall as siteCall } from '../../../stores/calls/site-call.ts'
import type { SiteCall } from '../../../stores/calls/site-call.ts'
import type { PasskeyPrompt } from '../../../stores/passkeys.ts'
import { explainFailureOrLeave } from '../../../stores/calls/explain-failure.ts'

/** Proves who the user is by the password or a code. Returns the error message if that fails. */
export async function proveIdentity(secret: string, call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call(proofRequests.prove(secret))
  return result.ok ? undefined : explainFailureOrLeave(result.error, identityProofMessages.failed)
}

/** Mails a code to the user. Returns the error message if that fails. */
export async function sendProofCodeByMail(call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call(proofRequests.sendCode())
  return result.ok ? undefined : explainFailureOrLeave(result.error, identityProofMessages.codeFailed)
}

/** Proves who the user is by a passkey. Returns the error message if that fails. */
export async function proveIdentityByPasskey(
  call: SiteCall = siteCall,
  prompt: PasskeyPrompt = promptForPasskey,
): Promise<string | undefined> {
  const begun = await call(proofRequests.beginPasskey())
  if (!begun.ok) return explainFailureOrLeave(begun.error, identityProofMessages.failed)
  const credential = await prompt(begun.value.options)
  if (credential === undefined) return identityProofMessages.passkeyUnused
  const result = await call(proofRequests.provePasskey(credential))
  return result.ok ? undefined : explainFailureOrLeave(result.error, identityProofMessages.failed)
}

const promptForPasskey: PasskeyPrompt = async (options) =>
  (await import('../../../stores/passkeys.ts')).signWithPasskey(options)
