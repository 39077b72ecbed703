import type { CallRequest } from '@draftdesk/contract'
import { readConversation, readOriginal, readThreads } from '../../islands/mail/load.ts'
import { routes } from '../../routes.ts'
import type { RouteName } from '../../routes.ts'
import type { FirstReads, ReadsOf } from '../gate/start-reads.ts'
import { readAccounts } from '../../islands/accounts/load.ts'
import {
  readActivity,
  readCustomers,
  readDrafting,
  readSettings,
  readTags,
} from '../../islands/settings/load.ts'
import { buildPersonRead, readPeople } from '../../islands/admin-people/load.ts'
import { readUsage } from '../../islands/admin-usage/load.ts'
import { readAdminActivity, readWork } from '../../islands/admin-work/load.ts'
import { buildOverviewRead, buildStoreRead, readStores } from '../../islands/admin/load.ts'
import { readEditedExample, readExample, readExamples, readProposals } from '../../islands/examples/load.ts'
import { readEditedPolicy, readLearnedQuestions, readPolicies } from '../../islands/policies/load.ts'
import { readDashboard } from '../../islands/dashboard/load.ts'
import { readIntegrations } from '../../islands/integrations/load.ts'
import { readTwoStep } from '../../islands/two-step/load.ts'
import { readOwnStores } from './select-store.ts'

type Asked = Parameters<ReadsOf>[0]

/**
 * The upstream reads that pages start in parallel with the session check, by route. A loader that reads the
 * same path reuses the pending answer.
 */
const byRoute: Partial<Record<RouteName, ReadsOf>> = {
  dashboard: () => [readDashboard()],
  policies: () => [readPolicies()],
  examples: () => [readExamples(), readProposals()],
  example: (visit) => withId(visit, readExample),
  integration: () => [readIntegrations()],
  emails: (visit) => [readThreads(visit)],
  email: (visit) => [...withId(visit, readConversation), readThreads(visit)],
  original: (visit) => [readOriginal(visit)],
  accounts: () => [...readAccounts(), readTwoStep()],
  settings: (visit) => [(tabs[visit.params['tab'] ?? ''] ?? readSettings)(visit)],
  selectStore: () => [readOwnStores()],
  twoStep: () => [readTwoStep()],
  createPolicy: (visit) => [...withId(visit, readEditedPolicy), ...withId(visit, readLearnedQuestions)],
  createExample: (visit) => withId(visit, readEditedExample),
  adminStores: (visit) => [readStores(visit)],
  adminDashboard: () => [buildOverviewRead()],
  adminStore: (visit) => withId(visit, buildStoreRead),
  adminPeople: (visit) => [readPeople(visit)],
  adminPerson: (visit) => withId(visit, buildPersonRead),
  adminUsage: (visit) => [readUsage(visit)],
  adminWork: () => [readWork()],
  adminActivity: (visit) => [readAdminActivity(visit)],
}

/** The settings tabs with separate calls. */
const tabs: Readonly<Record<string, (visit: Asked) => CallRequest>> = {
  activity: readActivity,
  drafting: readDrafting,
  customers: readCustomers,
  tags: readTags,
}

const withId = ({ params }: Asked, read: (id: string) => CallRequest): ReturnType<ReadsOf> =>
  params['id'] === undefined ? [] : [read(params['id'])]

/** The same reads by Astro's route patterns, for the gate. */
export const firstReads: FirstReads = new Map(
  Object.entries(byRoute).map(([name, read]) => [routes[name as RouteName].pattern, read]),
)
