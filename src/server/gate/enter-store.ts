import type { APIContext } from 'astro'
import { selectStoreMessages } from '../../messages/select-store.ts'
import { link } from '../../routes.ts'
import { ask } from '../upstream/ask.ts'
import { completeSwitch } from './mint.ts'
import { redirect } from './redirect.ts'
import type { Session } from '../session/sessions.ts'
import { getSite } from '../site.ts'

/** Which store is entered, by whom, and why. */
export interface Entry {
  readonly id: string
  readonly session: Session | undefined
  /** For the activity log of the store, of a super admin; other upstreams ignore it. */
  readonly reason?: string
}

/** Enters a store and goes on at its home; or the sentence to show. */
export async function enterStore(
  context: APIContext,
  { id, session, reason }: Entry,
): Promise<Response | string> {
  const site = getSite()
  const switched = await ask(site, context, {
    session,
    method: 'POST',
    path: `/v1/auth/stores/${encodeURIComponent(id)}/switch`,
    ...(reason !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reason }),
    }),
    fallback: selectStoreMessages.switchFailed,
  })
  if (!switched.ok) return switched.error
  const outcome = await completeSwitch(site, switched.session, switched.body, id)
  return outcome === 'switched' ? redirect(link('home')) : selectStoreMessages.switchFailed
}
