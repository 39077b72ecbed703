import type { APIContext } from 'astro'
import { selectStoreMessages } from '../../../messages/select-store.ts'
import { storeVerbs } from '../../../models/own-stores.ts'
import { link } from '../../../routes.ts'
import { ask } from '../../upstream/ask.ts'
import { completeSwitch } from './complete-sign-in.ts'
import { redirect } from '../redirect.ts'
import type { Session } from '../../session/sessions.ts'
import type { GateDeps } from '../deps.ts'

/** Which store is entered, by whom, and why. */
export interface Entry {
  readonly id: string
  readonly session: Session | undefined
  /** For the activity log of the store, of a super admin; other upstreams ignore it. */
  readonly reason: string | undefined
}

/** Enters a store and goes on at its home; or the sentence to show. */
export async function enterStore(
  site: GateDeps,
  context: APIContext,
  { id, session, reason }: Entry,
): Promise<Response | string> {
  const switched = await ask(site, context, {
    session,
    request: storeVerbs.enter(id, reason),
    fallback: selectStoreMessages.switchFailed,
  })
  if (!switched.ok) return switched.error
  const outcome = await completeSwitch(site, switched.session, switched.body, id)
  return outcome === 'switched' ? redirect(link('home')) : selectStoreMessages.switchFailed
}
