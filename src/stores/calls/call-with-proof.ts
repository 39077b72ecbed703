import { findRequiredProofWay } from '../../models/identity-proof.ts'
import { requestIdentityProof } from '../identity-proof.ts'
import { siteCall } from './site-call.ts'
import type { SiteCall } from './site-call.ts'

type CallArguments = Parameters<SiteCall>

/** Makes calls that may need a recent proof of identity. Asks the user for it, and then makes the call again. */
export const createCallWithProof =
  (call: SiteCall, ask: typeof requestIdentityProof = requestIdentityProof): SiteCall =>
  async (...given: unknown[]) => {
    const sendCall = () => call(...(given as CallArguments))
    const result = await sendCall()
    const way = result.ok ? undefined : findRequiredProofWay(result.error.reason)
    return way !== undefined && (await ask(way)) ? sendCall() : result
  }

/** `siteCall` for actions that need a recent proof of identity. */
export const callWithProof: SiteCall = createCallWithProof(siteCall)
