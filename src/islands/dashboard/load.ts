import { buildCall } from '@draftdesk/contract/call'
import type { PageContext } from '../../server/upstream/visit.ts'
import type { DashboardStart } from './state.ts'
import { dashboardMessages as words } from './words.ts'

/** The longest wait for the answer: the set-up of the store is known without it. */
const timeoutMs = 3000

/** The call of /dashboard. */
export const readDashboard = () => ({ ...buildCall('dashboard', {}), timeoutMs })

const unknown = 404

/** Everything that /dashboard hands to its island. A server without this call leaves the answer out. */
export async function loadDashboard({ locals: { visit } }: PageContext): Promise<DashboardStart> {
  const result = await visit.call(readDashboard(), { timeoutMs, mayBeMissing: true })
  const isMissing = !result.ok && result.error.refusal?.status === unknown
  const { user, store } = visit.session ?? {}
  return {
    store,
    firstName: user?.firstName ?? '',
    zone: visit.zone,
    answer: result.ok ? result.value : undefined,
    problem: result.ok || isMissing ? undefined : (result.error.problem ?? words.failed),
    nowMs: visit.clock.now(),
  }
}
