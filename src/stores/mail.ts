import { createRouter } from '@nanostores/router'
import { threadMessages as words } from '../messages/emails.ts'
import { toFound } from '../models/thread-row.ts'
import type { FoundConversation } from '../models/thread-row.ts'
import { threadVerbs } from '../models/threads.ts'
import type { ManyEdit, ThreadChange } from '../models/threads.ts'
import { link, mailPatterns } from '../routes.ts'
import { call as siteCall } from './call.ts'
import type { SiteCall } from './call.ts'
import { refuse } from './failure.ts'
import { fetchPiece } from './piece.ts'
import { showToast } from './toasts.ts'

/** Which conversation of which list the page shows; it follows Back and Forward. */
export const $mailPlace = createRouter(mailPatterns, { links: false })

/** Goes to another address of the mail without leaving the page; with `isPassing` it replaces the one before in the history. */
export function openMail(href: string, isPassing: boolean): void {
  $mailPlace.open(href, isPassing)
}

/** The piece of a page with the conversation of an address, as HTML; undefined when it cannot be had this way. */
export function fetchConversation(
  address: string,
  fetchPage: typeof fetch = fetch,
): Promise<string | undefined> {
  const { pathname, search } = new URL(address, location.origin)
  const id = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1))
  return fetchPiece(link('emailPart', { id }) + search, {}, fetchPage)
}

/** Changes a conversation; answers its new version, or undefined once the person was told why not. */
export async function changeConversation(
  change: ThreadChange,
  call: SiteCall = siteCall,
): Promise<number | undefined> {
  const result = await call(change)
  if (result.ok) return result.value.version
  showToast('error', await refuse(result.error, words.changeFailed))
  return undefined
}

/** Does one thing to many conversations; answers how many there were, or undefined once the person was told why not. */
export async function changeConversations(
  ids: readonly string[],
  action: ManyEdit,
  call: SiteCall = siteCall,
): Promise<number | undefined> {
  const result = await call(threadVerbs.editMany(ids, action))
  if (result.ok) return result.value.changed
  showToast('error', await refuse(result.error, words.changeFailed))
  return undefined
}

/** Marks a conversation read that was opened; one that somebody changed meanwhile stays unread, which is no harm. */
export async function markRead(id: string, version: number, call: SiteCall = siteCall): Promise<number> {
  const result = await call(threadVerbs.markRead(id, version))
  return (result.ok ? result.value.version : undefined) ?? version
}

/** The newest conversations that have the words; none where they cannot be looked for. */
export async function findConversations(
  q: string,
  signal: AbortSignal,
  call: SiteCall = siteCall,
): Promise<readonly FoundConversation[]> {
  const result = await call(threadVerbs.find(q), { signal })
  return result.ok ? result.value.threads.map(toFound) : []
}
