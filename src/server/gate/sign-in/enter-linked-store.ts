import { storeQueryParameter } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { buildLink } from '../../../routes.ts'
import type { Route } from '../../../routes.ts'
import type { Visitor } from '../../session/visitor.ts'
import type { SessionCheck } from '../../upstream/check-session.ts'
import type { GateDeps } from '../gate-deps.ts'
import { removeFormEpoch } from '../forms/form-address.ts'
import { isNavigation } from '../is-navigation.ts'
import { enterStore } from './identity-actions.ts'

/**
 * Enters the store that a link of a mail or a push message names, whose id only members know. Returns the
 * address without the store, or undefined for a link without one.
 */
export async function enterLinkedStore(
  site: GateDeps,
  context: APIContext,
  { access }: Route,
  { cookies }: Visitor,
  { verdict, session }: SessionCheck,
): Promise<string | undefined> {
  const { request, url } = context
  const id = url.searchParams.get(storeQueryParameter)
  if (id === null || request.method !== 'GET' || access !== 'store' || verdict.kind !== 'verified')
    return undefined
  const address = new URL(url)
  address.searchParams.delete(storeQueryParameter)
  const to = removeFormEpoch(address)
  // Super admins enter a store with a reason.
  const isThere = verdict.store?.id === id || verdict.user.isSuperAdmin
  if (isThere || !isNavigation(request.headers)) return to
  const problem = await enterStore(site, context, { id, session, reason: undefined })
  if (problem === undefined) return to
  // Keeps the store in the address, so that the person can try again.
  if (context.locals.hasBadGateway) return removeFormEpoch(url)
  cookies.toast('error', problem)
  return buildLink('home')
}
