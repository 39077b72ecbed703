import { setUpStates } from '@draftdesk/contract'
import type { Read } from '@draftdesk/contract'
import { adminMessages as words } from '../../messages/admin.ts'
import { link } from '../../routes.ts'
import { readFields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import type { PageContext } from '../upstream/visit.ts'
import { formatDate, formatMoment } from '../moment.ts'

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

/** What /admin/dashboard-page shows; its forms have work that was given up run again. */
export async function loadAdminDashboard(context: PageContext) {
  const rerun = context.request.method === 'POST' ? await runAgain(context) : undefined
  if (rerun instanceof Response) return rerun
  const shown = await context.locals.visit.call('overview')
  if (!shown.ok) return { error: shown.error.problem ?? words.dashboard.failed, overview: undefined }
  const { states, parked, failures, newest } = shown.value
  const overview = {
    states: setUpStates.map((state) => ({
      label: words.states[state],
      count: states[state],
      href: link('adminStores', {}, { state }),
    })),
    parked: parked.map(({ id, kind, detail, tries, parked_at: at }) => ({
      id,
      kind: words.dashboard.kinds[kind],
      detail,
      since: words.dashboard.parkedSince(formatMoment(at), tries),
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
  return { error: rerun, overview }
}

/** Has work run again and shows the page anew; or the sentence to show. */
async function runAgain(context: PageContext): Promise<Response | string> {
  const { id = '' } = readFields(context, ['id'])
  const asked = await context.locals.visit.call('rerunWork', { id })
  return asked.ok ? redirect(link('adminDashboard')) : (asked.error.problem ?? words.dashboard.rerunFailed)
}
