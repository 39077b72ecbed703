import type { PageContext } from '../upstream/visit.ts'
import { changeChosen } from './change-chosen.ts'
import { beginMessage, findDoing } from './write-reply.ts'
import { loadMailList } from './mail-list.ts'

/** What /emails-page shows: a page of one of its lists by day, or why there is none. */
export async function loadEmails(context: PageContext) {
  if (context.request.method !== 'POST') return loadMailList(context)
  const list = context.url.pathname + context.url.search
  return findDoing(context) === 'begin' ? beginMessage(context, list) : changeChosen(context)
}
