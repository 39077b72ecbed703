import type { CallRequest } from '@draftdesk/contract'
import { readConversation, readOriginal, readThreads } from '../../islands/mail/load.ts'
import { routes } from '../../routes.ts'
import type { RouteName } from '../../routes.ts'
import type { FirstReads, ReadsOf } from '../gate/start-reads.ts'
import { readAccounts } from './accounts.ts'
import { readActivity } from './activity.ts'
import { readOverview } from './admin-dashboard.ts'
import { readStore } from './admin-store.ts'
import { readStores } from './admin-stores.ts'
import { readEditedExample } from './create-example.ts'
import { readEditedPolicy } from './create-policy.ts'
import { readCustomers } from './customers.ts'
import { readDashboard } from './dashboard.ts'
import { readDrafting } from './drafting.ts'
import { readExample, readExamples } from './examples.ts'
import { readIntegrations } from './integrations.ts'
import { readPolicies } from './policies.ts'
import { readOwnStores } from './select-store.ts'
import { readSettings } from './settings.ts'

type Asked = Parameters<ReadsOf>[0]

/**
 * What pages ask the upstream for at once, by route, as their loaders say. It goes up beside the session check, and the loader
 * that asks for the same path finds it under way; a page that is not listed asks when its loader runs.
 */
const byRoute: Partial<Record<RouteName, ReadsOf>> = {
  dashboard: () => [readDashboard()],
  policies: (visit) => [readPolicies(visit)],
  examples: (visit) => [readExamples(visit)],
  example: (visit) => withId(visit, readExample),
  integration: () => [readIntegrations()],
  emails: (visit) => [readThreads(visit)],
  email: (visit) => [...withId(visit, readConversation), readThreads(visit)],
  original: (visit) => [readOriginal(visit)],
  accounts: () => readAccounts(),
  settings: (visit) => [(tabs[visit.params['tab'] ?? ''] ?? readSettings)(visit)],
  selectStore: () => [readOwnStores()],
  createPolicy: (visit) => withId(visit, readEditedPolicy),
  createExample: (visit) => withId(visit, readEditedExample),
  adminStores: (visit) => [readStores(visit)],
  adminDashboard: () => [readOverview()],
  adminStore: (visit) => withId(visit, readStore),
}

/** The tabs of the settings that ask for something of their own. */
const tabs: Readonly<Record<string, (visit: Asked) => CallRequest>> = {
  activity: readActivity,
  drafting: readDrafting,
  customers: readCustomers,
}

const withId = ({ params }: Asked, read: (id: string) => CallRequest): ReturnType<ReadsOf> =>
  params['id'] === undefined ? [] : [read(params['id'])]

/** The table for the gate, by the patterns that requests are known by. */
export const firstReads: FirstReads = new Map(
  Object.entries(byRoute).map(([name, read]) => [routes[name as RouteName].pattern, read]),
)
