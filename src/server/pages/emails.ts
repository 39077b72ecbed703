import type { APIContext } from 'astro'
import { changeChosen } from './change-chosen.ts'
import { loadMailList } from './mail-list.ts'

/** What /emails-page shows: a page of one of its lists by day, or why there is none. */
export async function loadEmails(context: APIContext) {
  return context.request.method === 'POST' ? changeChosen(context) : loadMailList(context)
}
