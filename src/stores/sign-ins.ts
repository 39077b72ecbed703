import { signInMessages as words } from '../messages/accounts.ts'
import { call } from './call.ts'
import { refuse } from './failure.ts'
import { showToast } from './toasts.ts'

/** One place where the person is signed in. */
export interface SignIn {
  readonly id: string
  /** The browser and the system; empty when they are unknown. */
  readonly device: string
  /** The start of the address it came from; empty when it is unknown. */
  readonly place: string
  /** In ISO. */
  readonly createdAt: string
  readonly lastUsedAt: string
  /** The one that this page is shown in. */
  readonly isCurrent: boolean
}

const gone = 404

/** Ends one sign-in, or finds it ended; answers the sentence to show when that fails. */
export async function endSignIn(id: string): Promise<string | undefined> {
  const result = await call('endSignIn', { id })
  if (!result.ok && result.error.status !== gone) return refuse(result.error, words.failed)
  showToast('success', words.ended)
  return undefined
}

/** Ends every sign-in but this one; answers the sentence to show when that fails. */
export async function endOtherSignIns(): Promise<string | undefined> {
  const result = await call('endOtherSignIns')
  if (!result.ok) return refuse(result.error, words.failed)
  showToast('success', words.othersEnded)
  return undefined
}
