import { selectStoreMessages } from '../messages/select-store.ts'
import { shellMessages } from '../messages/shell.ts'
import { storeVerbs } from '../models/own-stores.ts'
import { link } from '../routes.ts'
import { call as siteCall } from './call.ts'
import type { SiteCall } from './call.ts'
import { refuseForm } from './failure.ts'
import type { Refused } from './failure.ts'
import { leave } from './leave.ts'

/** Creates a store of one's own and goes on in it; answers what its form shows when that fails. */
export async function createStore(name: string, call: SiteCall = siteCall): Promise<Refused> {
  const created = await call(storeVerbs.create(name))
  if (!created.ok) return refuseForm(created.error, selectStoreMessages.createFailed)
  const switched = await call(storeVerbs.enter(created.value.id))
  return switched.ok ? leave(link('home')) : refuseForm(switched.error, shellMessages.switchFailed)
}
