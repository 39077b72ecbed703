import { findProofWay } from '../../models/identity-proof.ts'
import { requestProof } from '../identity-proof.ts'
import { call as siteCall } from './site-call.ts'
import type { SiteCall } from './site-call.ts'

type CallArguments = Parameters<SiteCall>

/** Makes calls that may need a recent proof of identity. Asks the user for it, and then makes the call again. */
export const createProvenCall =
  (call: SiteCall, ask: typeof requestProof = requestProof): SiteCall =>
  async (...given: unknown[]) => {
    const sendCall = () => call(...(given as CallArguments))
    const result = await sendCall()
    const way = result.ok ? undefined : findProofWay(result.error.reason)
    return way !== undefined && (await ask(way)) ? sendCall() : result
  }

/** `call` for actions that need a recent proof of identity. */
export const provenCall: SiteCall = createProvenCall(siteCall)
