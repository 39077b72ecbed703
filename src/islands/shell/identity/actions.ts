import { proofMessages } from '../../../messages/identity-proof.ts'
import { proofRequests } from '../../../models/identity-proof.ts'
import { call as siteCall } from '../../../stores/calls/call.ts'
import type { SiteCall } from '../../../stores/calls/call.ts'
import { explainOrLeave } from '../../../stores/calls/failure.ts'

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
