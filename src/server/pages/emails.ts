import { groupByDay } from '@draftdesk/auth-core/dates'
import { threadsAnswer, readingOf } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { emailMessages as words } from '../../messages/emails.ts'
import { gateMessages } from '../../messages/gate.ts'
import { findMailFilter, link } from '../../routes.ts'
import { callAs } from '../upstream/call.ts'
import { getSite } from '../site.ts'
import { toThreadRow } from './thread-row.ts'

const size = 25

/** Where the upstream lists what an address of /emails-page shows. */
export function threadsPath(url: URL): string {
  const cursor = url.searchParams.get('cursor')
  const query = { filter: findMailFilter(url), limit: String(size), ...(cursor !== null && { cursor }) }
  return `/v1/threads?${new URLSearchParams(query).toString()}`
}

/** What /emails-page shows: a page of one of its lists by day, or why there is none. */
export async function loadEmails(context: APIContext) {
  const filter = findMailFilter(context.url)
  const cursor = context.url.searchParams.get('cursor')
  const listed = await callAs(context, {
    method: 'GET',
    path: threadsPath(context.url),
    fallback: words.listFailed,
  })
  const answer = listed.ok ? readingOf(threadsAnswer).safeParse(listed.body).data : undefined
  const newest = link('emails', {}, { filter })
  const next = answer?.next ?? undefined
  return {
    filter,
    days: groupByDay(answer?.threads ?? [], getSite().now()).map((group) => ({
      title: group.kind === 'date' ? group.date : words.days[group.kind],
      rows: group.items.map((thread) => toThreadRow(thread, filter)),
    })),
    error: answer ? undefined : listed.ok ? gateMessages.notJson : listed.error,
    // A refused cursor is a page that does not exist.
    isMissing: !listed.ok && listed.refusal?.status === 400,
    newest,
    isNewest: cursor === null,
    older: next === undefined ? undefined : link('emails', {}, { filter, cursor: next }),
    // Whether the store has mail at all; a server that does not say so has some if another list may hold it.
    hasMail: answer?.has_mail ?? filter !== 'all',
    isLinked: context.locals.session?.store?.isEmailAccountAdded ?? false,
  }
}
