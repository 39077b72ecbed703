import { proofMessages } from '../../../messages/identity-proof.ts'
import { proofRequests } from '../../../models/identity-proof.ts'
import { call as siteCall } from '../../../stores/calls/site-call.ts'
import type { SiteCall } from '../../../stores/calls/site-call.ts'
import type { PasskeyPrompt } from '../../../stores/passkeys.ts'
import { explainOrLeave } from '../../../stores/calls/explain-failure.ts'

/** Proves who the user is by the password or a code. Returns the error message if that fails. */
export async function proveIdentity(secret: string, call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call(proofRequests.prove(secret))
  return result.ok ? undefined : explainOrLeave(result.error, proofMessages.failed)
}

/** Mails a code to the user. Returns the error message if that fails. */
export async function mailProofCode(call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call(proofRequests.sendCode())
  return result.ok ? undefined : explainOrLeave(result.error, proofMessages.codeFailed)
}

/** Proves who the user is by a passkey. Returns the error message if that fails. */
export async function provePasskey(
  call: SiteCall = siteCall,
  prompt: PasskeyPrompt = promptPasskey,
): Promise<string | undefined> {
  const begun = await call(proofRequests.beginPasskey())
  if (!begun.ok) return explainOrLeave(begun.error, proofMessages.failed)
  const credential = await prompt(begun.value.options)
  if (credential === undefined) return proofMessages.passkeyUnused
  const result = await call(proofRequests.provePasskey(credential))
  return result.ok ? undefined : explainOrLeave(result.error, proofMessages.failed)
}

const promptPasskey: PasskeyPrompt = async (options) =>
  (await import('../../../stores/passkeys.ts')).signWithPasskey(options)
