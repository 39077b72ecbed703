import { cutText } from '@draftdesk/contract/cut-text'
import { groupByDay } from '@draftdesk/auth-core/dates'
import { buildCall, lengths } from '@draftdesk/contract'
import { emailMessages as words } from '../../messages/emails.ts'
import { dateThread, toThreadRow } from '../../models/thread-row.ts'
import { findMailFilter, link, mailFilters } from '../../routes.ts'
import type { MailFilter } from '../../routes.ts'
import type { PageContext } from '../upstream/visit.ts'

const size = 25

/** What a list can be narrowed down to, as the query names it. */
const narrowings = ['unread', 'needs_reply', 'mine'] as const

/** The other order of a list, as the query names it; without it the latest comes first. */
const oldest = 'oldest'

type Narrowing = (typeof narrowings)[number]

/** What an address narrows its list of conversations down to; empty when it shows all of it. */
function readNarrowing({ searchParams }: URL): Partial<Record<'q' | 'order' | Narrowing, string>> {
  const q = cutText(searchParams.get('q')?.trim() ?? '', lengths.line)
  const on = narrowings.filter((name) => searchParams.get(name) === 'true')
  const order = searchParams.get('order') === oldest && { order: oldest }
  return { ...(q !== '' && { q }), ...Object.fromEntries(on.map((name) => [name, 'true'])), ...order }
}

/** The list that an address shows or was opened from: its filter, what it is narrowed down to, its page. */
export function readListQuery(url: URL): Readonly<Record<string, string>> {
  const cursor = url.searchParams.get('cursor')
  return { filter: findMailFilter(url), ...readNarrowing(url), ...(cursor !== null && { cursor }) }
}

/** The call that lists what an address shows. */
export const readThreads = ({ url }: Pick<PageContext, 'url'>) =>
  buildCall('threads', { limit: String(size), ...readListQuery(url) })

/** The list of conversations of an address, by day, or why there is none. */
export async function loadMailList(context: PageContext) {
  const { url, locals } = context
  const filter = findMailFilter(url)
  const narrowing = readNarrowing(url)
  const query = readListQuery(url)
  const listed = await locals.visit.call(readThreads(context))
  const answer = listed.ok ? listed.value : undefined
  const counts = answer?.counts ?? undefined
  const newest = link('emails', {}, { filter, ...narrowing })
  const next = answer?.next ?? undefined
  const nowMs = locals.visit.clock.now()
  const isNewest = query['cursor'] === undefined
  const groups = groupByDay((answer?.threads ?? []).map(dateThread), nowMs)
  const isOldestFirst = narrowing.order !== undefined
  const days = (isOldestFirst ? groups.toReversed() : groups).map((group) => ({
    title: group.kind === 'date' ? group.date : words.days[group.kind],
    rows: group.items.map(({ thread }) => toThreadRow(thread, query, nowMs, locals.visit.zone)),
  }))
  return {
    filter,
    filters: mailFilters.map((name) => ({
      name,
      href: link('emails', {}, { filter: name }),
      count: counts?.[name],
    })),
    counts: counts && { ...counts, mine: counts.mine ?? 0 },
    narrowing,
    // A server that does not say what is whose cannot be asked for it, nor for another order.
    chips: [
      ...narrowings.flatMap((name) => {
        if (name === 'mine' && counts?.mine == null) return []
        const { [name]: on, ...rest } = narrowing
        const isOn = on !== undefined
        const wanted = { filter, ...rest, ...(!isOn && { [name]: 'true' }) }
        return [
          {
            label: words.narrow[name],
            isOn,
            href: link('emails', {}, wanted),
            count: counts?.[name] ?? undefined,
          },
        ]
      }),
      ...(counts?.mine == null ? [] : [toOrderChip(filter, narrowing)]),
    ],
    whole: link('emails', {}, { filter }),
    // A server that counts its lists can search and change them too.
    canSearch: counts !== undefined,
    days,
    rows: days.flatMap(({ rows }) => rows),
    /** How many there are, where the list is shown whole. */
    total: isNewest && Object.keys(narrowing).length === 0 ? counts?.[filter] : undefined,
    error: listed.ok ? undefined : (listed.error.problem ?? words.listFailed),
    // A refused cursor is a page that does not exist.
    isMissing: !listed.ok && listed.error.refusal?.status === 400,
    address: link('emails', {}, query),
    /** Says which clock its times are of. */
    clock: locals.visit.zone === 'UTC' ? words.clock.utc : words.clock.own,
    newest,
    isNewest,
    older: next === undefined ? undefined : link('emails', {}, { filter, ...narrowing, cursor: next }),
    olderRows: next === undefined ? undefined : link('emailRows', {}, { filter, ...narrowing, cursor: next }),
    // Whether the store has mail at all; a server that does not say so has some if another list may hold it.
    hasMail: answer?.has_mail ?? filter !== 'all',
    isLinked: locals.session?.store?.isEmailAccountAdded ?? false,
    /** Only servers that send say how that goes. */
    sending: answer?.sending ?? undefined,
  }
}

/** The chip that turns the list over. */
function toOrderChip(filter: MailFilter, { order, ...rest }: ReturnType<typeof readNarrowing>) {
  const isOn = order !== undefined
  const wanted = { filter, ...rest, ...(!isOn && { order: oldest }) }
  return { label: words.narrow.oldest, isOn, href: link('emails', {}, wanted), count: undefined }
}
