import { buildCall } from '@draftdesk/contract'
import { routes } from '../../routes.ts'
import type { RouteName } from '../../routes.ts'
import type { FirstReads, ReadsOf } from '../gate/start-reads.ts'
import { readStores } from './admin-stores.ts'
import { readActivity } from './activity.ts'
import { dashboardMs } from './dashboard.ts'
import { readThreads } from './mail-list.ts'
import { readExamples } from './examples.ts'
import { readOriginal } from './original.ts'
import { readPolicies } from './policies.ts'

/**
 * What pages ask the upstream for at once, by route. It goes up beside the session check, and the loader that asks for the
 * same path finds it under way; a page that is not listed asks when its loader runs.
 */
const byRoute: Partial<Record<RouteName, ReadsOf>> = {
  dashboard: () => [{ ...buildCall('dashboard', {}), timeoutMs: dashboardMs }],
  policies: (visit) => [readPolicies(visit)],
  examples: (visit) => [readExamples(visit)],
  example: ({ params }) => withId('example', params),
  integration: () => [buildCall('integrations', {})],
  emails: (visit) => [readThreads(visit)],
  email: (visit) => [...withId('thread', visit.params), readThreads(visit)],
  emailContext: ({ params }) => withId('threadContext', params),
  emailPart: ({ params }) => withId('thread', params),
  original: (visit) => [readOriginal(visit)],
  accounts: () => (['members', 'invites', 'me', 'signIns'] as const).map((name) => buildCall(name, {})),
  settings: ({ url, params }) => [
    params['tab'] === 'activity'
      ? readActivity({ url })
      : params['tab'] === 'drafting'
        ? buildCall('draftingSettings', {})
        : buildCall(params['tab'] === 'customers' ? 'customerRequests' : 'settings', {}),
  ],
  selectStore: () => [buildCall('stores', {})],
  createPolicy: ({ params }) => withId('policy', params),
  createExample: ({ params }) => withId('example', params),
  adminStores: (visit) => [readStores(visit)],
  adminDashboard: () => [buildCall('overview', {})],
  adminStore: ({ params }) => withId('adminStore', params),
}

function withId(
  name: 'example' | 'thread' | 'threadContext' | 'policy' | 'adminStore',
  { id }: Parameters<ReadsOf>[0]['params'],
): ReturnType<ReadsOf> {
  return id === undefined ? [] : [buildCall(name, { id })]
}

/** The table for the gate, by the patterns that requests are known by. */
export const firstReads: FirstReads = new Map(
  Object.entries(byRoute).map(([name, read]) => [routes[name as RouteName].pattern, read]),
)
