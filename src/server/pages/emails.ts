import { groupByDay } from '@draftdesk/auth-core/dates'
import { lengths, threadsAnswer, readingOf } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { emailMessages as words } from '../../messages/emails.ts'
import { gateMessages } from '../../messages/gate.ts'
import { findMailFilter, link, mailFilters } from '../../routes.ts'
import { callAs } from '../upstream/call.ts'
import { getSite } from '../site.ts'
import { changeChosen } from './change-chosen.ts'
import { toThreadRow } from './thread-row.ts'

const size = 25

/** What a list can be narrowed down to, as the query names it. */
const narrowings = ['unread', 'needs_reply'] as const

type Narrowing = (typeof narrowings)[number]

/** What an address of /emails-page narrows its list down to; empty when it shows all of it. */
function readNarrowing({ searchParams }: URL): Partial<Record<'q' | Narrowing, string>> {
  const q = searchParams.get('q')?.trim().slice(0, lengths.line) ?? ''
  const on = narrowings.filter((name) => searchParams.get(name) === 'true')
  return { ...(q !== '' && { q }), ...Object.fromEntries(on.map((name) => [name, 'true'])) }
}

/** Where the upstream lists what an address of /emails-page shows. */
export function threadsPath(url: URL): string {
  const cursor = url.searchParams.get('cursor')
  const query = {
    filter: findMailFilter(url),
    limit: String(size),
    ...readNarrowing(url),
    ...(cursor !== null && { cursor }),
  }
  return `/v1/threads?${new URLSearchParams(query).toString()}`
}

/** What /emails-page shows: a page of one of its lists by day, or why there is none. */
export async function loadEmails(context: APIContext) {
  if (context.request.method === 'POST') return changeChosen(context)
  const filter = findMailFilter(context.url)
  const narrowing = readNarrowing(context.url)
  const cursor = context.url.searchParams.get('cursor')
  const listed = await callAs(context, {
    method: 'GET',
    path: threadsPath(context.url),
    fallback: words.listFailed,
  })
  const answer = listed.ok ? readingOf(threadsAnswer).safeParse(listed.body).data : undefined
  const counts = answer?.counts ?? undefined
  const newest = link('emails', {}, { filter, ...narrowing })
  const next = answer?.next ?? undefined
  return {
    filter,
    filters: mailFilters.map((name) => ({
      name,
      href: link('emails', {}, { filter: name }),
      count: counts?.[name],
    })),
    narrowing,
    chips: narrowings.map((name) => {
      const { [name]: on, ...rest } = narrowing
      const isOn = on !== undefined
      const query = { filter, ...rest, ...(!isOn && { [name]: 'true' }) }
      return { label: words.narrow[name], isOn, href: link('emails', {}, query) }
    }),
    whole: link('emails', {}, { filter }),
    longestSearch: lengths.line,
    // A server that counts its lists can search and change them too.
    canSearch: counts !== undefined,
    days: groupByDay(answer?.threads ?? [], getSite().now()).map((group) => ({
      title: group.kind === 'date' ? group.date : words.days[group.kind],
      rows: group.items.map((thread) => toThreadRow(thread, filter)),
    })),
    error: answer ? undefined : listed.ok ? gateMessages.notJson : listed.error,
    // A refused cursor is a page that does not exist.
    isMissing: !listed.ok && listed.refusal?.status === 400,
    newest,
    isNewest: cursor === null,
    older: next === undefined ? undefined : link('emails', {}, { filter, ...narrowing, cursor: next }),
    // Whether the store has mail at all; a server that does not say so has some if another list may hold it.
    hasMail: answer?.has_mail ?? filter !== 'all',
    isLinked: context.locals.session?.store?.isEmailAccountAdded ?? false,
  }
}
