import { identityProofMessages as words } from '../../../messages/identity-proof.ts'
import { proofRequests } from '../../../models/identity-proof.ts'
import { siteCall } from '../../../stores/calls/site-call.ts'
import type { SiteCall } from '../../../stores/calls/site-call.ts'
import type { PasskeyPrompt } from '../../../stores/passkeys.ts'
import { explainResult, reportChange } from '../../../stores/calls/report-change.ts'

/** Proves who the user is by the password or a code. Returns the error message if that fails. */
export const proveIdentity = (secret: string, call: SiteCall = siteCall): Promise<string | undefined> =>
  reportChange(call(proofRequests.prove(secret)), { failed: words.failed })

/** Mails a code to the user. Returns the error message if that fails. */
export const sendProofCodeByMail = (call: SiteCall = siteCall): Promise<string | undefined> =>
  reportChange(call(proofRequests.sendCode()), { failed: words.codeFailed })

/** Proves who the user is by a passkey. Returns the error message if that fails. */
export async function proveIdentityByPasskey(
  call: SiteCall = siteCall,
  prompt: PasskeyPrompt = promptForPasskey,
): Promise<string | undefined> {
  const begun = await explainResult(call(proofRequests.beginPasskey()), words.failed)
  if (!begun.ok) return begun.problem
  const credential = await prompt(begun.value.options)
  if (credential === undefined) return words.passkeyUnused
  return reportChange(call(proofRequests.provePasskey(credential)), { failed: words.failed })
}

const promptForPasskey: PasskeyPrompt = async (options) =>
  (await import('../../../stores/passkeys.ts')).signWithPasskey(options)
