import { signInMessages as words } from '../messages/accounts.ts'
import { signInVerbs } from '../models/sign-ins.ts'
import { call as siteCall } from './call.ts'
import type { SiteCall } from './call.ts'
import { refuse } from './failure.ts'
import { showToast } from './toasts.ts'

const gone = 404

/** Ends one sign-in, or finds it ended; answers the sentence to show when that fails. */
export async function endSignIn(id: string, call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call(signInVerbs.end(id))
  if (!result.ok && result.error.status !== gone) return refuse(result.error, words.failed)
  showToast('success', words.ended)
  return undefined
}

/** Ends every sign-in but this one; answers the sentence to show when that fails. */
export async function endOtherSignIns(call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call(signInVerbs.endOthers())
  if (!result.ok) return refuse(result.error, words.failed)
  showToast('success', words.othersEnded)
  return undefined
}
