import type { Auth } from '@draftdesk/auth-core/auth'
import { selectStoreMessages } from '../messages/select-store.ts'
import { shellMessages } from '../messages/shell.ts'
import { link } from '../routes.ts'
import { getAuth } from './client.ts'
import { refuseForm } from './failure.ts'
import type { Refused } from './failure.ts'
import { leave } from './leave.ts'

/** Creates a store of one's own and goes on in it; answers what its form shows when that fails. */
export async function createStore(name: string, auth: Auth = getAuth()): Promise<Refused> {
  const result = await auth.createStore(name)
  if (!result.ok) return refuseForm(result.error, selectStoreMessages.createFailed)
  const switched = await auth.switchStore(result.value.id)
  return switched.ok ? leave(link('home')) : refuseForm(switched.error, shellMessages.switchFailed)
}
