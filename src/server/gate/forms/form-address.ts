import type { APIContext } from 'astro'
import { gateMessages } from '../../../messages/gate.ts'
import { redirect } from '../redirect.ts'
import type { Visitor } from '../../session/visitor.ts'

/**
 * Where a page sends a plain form that works on the store: to itself, or to `path`, with the epoch it was made in. Islands
 * send the epoch with their calls.
 */
export function formAddress(context: APIContext, path: string = context.url.pathname): string {
  return `${path}?epoch=${context.locals.session?.epoch ?? ''}`
}

/** The address of a page that a plain form may have been sent to, to be opened again: without the epoch of the form. */
export function addressOf(address: URL): string {
  const url = new URL(address)
  // Even a deletion of nothing writes the rest of the query anew, with an equals sign behind each name.
  if (url.searchParams.has('epoch')) url.searchParams.delete('epoch')
  return url.pathname + url.search
}

/** Answers a form of a page that was made for another store or account than the one that is open: nothing is done. */
export function refuseStale(
  { request, url }: APIContext,
  { session, cookies }: Visitor,
): Response | undefined {
  const epoch = url.searchParams.get('epoch')
  if (request.method !== 'POST' || !epoch || !session) return undefined
  if (epoch === String(session.record.epoch)) return undefined
  cookies.toast('error', gateMessages.staleForm)
  return redirect(url.pathname)
}
