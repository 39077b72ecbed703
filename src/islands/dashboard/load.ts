import { buildCall } from '@draftdesk/contract/call'
import { hasPermission } from '../../models/has-permission.ts'
import type { PageContext } from '../../server/upstream/page-visit.ts'
import type { DashboardProps } from './state.ts'
import { dashboardMessages as words } from './words.ts'

/** The longest wait for the answer. The set-up state is known without it. */
const readTimeoutMs = 3000

/** The call of /dashboard. */
export const buildDashboardCall = () => ({ ...buildCall('dashboard', {}), timeoutMs: readTimeoutMs })

/** Loads the props of the dashboard's island. The answer is undefined if the API does not have this call. */
export async function loadDashboard({ locals: { visit } }: PageContext): Promise<DashboardProps> {
  const result = await visit.call(buildDashboardCall(), { timeoutMs: readTimeoutMs, mayBeMissing: true })
  const isMissing = !result.ok && result.error.refusal?.status === 404
  const { user, store } = visit.session ?? {}
  return {
    store,
    firstName: user?.firstName ?? '',
    zone: visit.zone,
    answer: result.ok ? result.value : undefined,
    problem: result.ok || isMissing ? undefined : (result.error.problem ?? words.failed),
    seesFigures: hasPermission(visit.session, 'settings'),
    nowMs: visit.clock.now(),
  }
}
