import { overviewAnswer, readingOf, setUpStates } from '@draftdesk/contract'
import type { ReadAs, adminStoreAnswer } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { adminMessages as words } from '../../messages/admin.ts'
import { gateMessages } from '../../messages/gate.ts'
import { link } from '../../routes.ts'
import { callAs } from '../upstream/call.ts'
import { formatDate, formatMoment } from '../moment.ts'

/** A store as lists of the admin area show it. */
export function toListedStore({
  id,
  name,
  store_id: number,
  client,
  state,
  created_at: at,
}: ReadAs<typeof adminStoreAnswer>) {
  return {
    href: link('adminStore', { id }),
    name,
    number: String(number),
    client: client?.name ?? words.noClient,
    state,
    created: words.created(formatDate(at)),
  }
}

/** What /admin/dashboard-page shows (spec section 2). */
export async function loadAdminDashboard(context: APIContext) {
  const asked = await callAs(context, {
    method: 'GET',
    path: '/v1/admin/overview',
    fallback: words.dashboard.failed,
  })
  const answer = asked.ok ? readingOf(overviewAnswer).safeParse(asked.body) : undefined
  if (!answer?.success) return { error: asked.ok ? gateMessages.notJson : asked.error, overview: undefined }
  const { states, failures, newest } = answer.data
  const overview = {
    states: setUpStates.map((state) => ({
      label: words.states[state],
      count: states[state],
      href: link('adminStores', {}, { state }),
    })),
    failures: failures.map(({ store, side, detail, since }) => ({
      name: store.name,
      href: link('adminStore', { id: store.id }),
      side: words.dashboard.sides[side],
      detail,
      since: words.dashboard.since(formatMoment(since)),
    })),
    newest: newest.map(toListedStore),
  }
  return { error: undefined, overview }
}
