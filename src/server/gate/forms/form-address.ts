import type { APIContext } from 'astro'
import { gateMessages } from '../../../messages/gate.ts'
import { createRedirectResponse } from '../redirect-response.ts'
import type { Visitor } from '../../session/visitor.ts'

/**
 * The address that a plain form posts to: the page or `path`, with the session epoch. Islands send the epoch in
 * a header.
 */
export function buildFormAddress(context: APIContext, path: string = context.url.pathname): string {
  return `${path}?epoch=${context.locals.session?.epoch ?? ''}`
}

/** The address of the current page without the session epoch of a form. */
export function removeFormEpoch(address: URL): string {
  const url = new URL(address)
  // Deleting a parameter, even a missing one, rewrites the query with an equals sign after each name.
  if (url.searchParams.has('epoch')) url.searchParams.delete('epoch')
  return url.pathname + url.search
}

/** Refuses a form that was rendered for another store or account. Nothing is changed. */
export function refuseStaleForm(
  { request, url }: APIContext,
  { session, cookies }: Visitor,
): Response | undefined {
  const epoch = url.searchParams.get('epoch')
  if (request.method !== 'POST' || !epoch || !session) return undefined
  if (epoch === String(session.record.epoch)) return undefined
  cookies.toast('error', gateMessages.staleForm)
  return createRedirectResponse(url.pathname)
}
