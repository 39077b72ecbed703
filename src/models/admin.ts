import { setUpStates } from '@draftdesk/contract/choices'
import type { Read } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import { adminMessages as words } from '../messages/admin.ts'
import { link } from '../routes.ts'
import { formatDate, formatMoment } from './moment.ts'

/** Has work run again that was given up. */
export const rerunWork = (id: string) => buildCall('rerunWork', { id })

/** A store as lists of the admin area show it. */
export function toListedStore({
  id,
  name,
  store_id: number,
  client,
  state,
  created_at: at,
}: Read<'adminStores'>['stores'][number]) {
  return {
    href: link('adminStore', { id }),
    name,
    number: String(number),
    client: client?.name ?? words.noClient,
    state,
    created: words.created(formatDate(at)),
  }
}

/** How the stores of everybody stand, and what does not work in them. */
export function toOverview({ states, parked, failures, newest }: Read<'overview'>, zone?: string) {
  return {
    states: setUpStates.map((state) => ({
      label: words.states[state],
      count: states[state] ?? 0,
      href: link('adminStores', {}, { state }),
    })),
    parked: parked.map(({ id, kind, detail, tries, parked_at: at }) => ({
      id,
      kind: words.dashboard.kinds[kind],
      detail,
      since: words.dashboard.parkedSince(formatMoment(at, zone), tries),
    })),
    failures: failures.map(({ store, side, detail, since }) => ({
      name: store.name,
      href: link('adminStore', { id: store.id }),
      side: words.dashboard.sides[side],
      detail,
      since: words.dashboard.since(formatMoment(since, zone)),
    })),
    newest: newest.map(toListedStore),
  }
}
