import type { CallRequest } from '@draftdesk/contract'
import { buildConversationRead, buildOriginalRead, buildThreadsRead } from '../../islands/mail/load.ts'
import { routes } from '../../routes.ts'
import type { RouteName } from '../../routes.ts'
import type { FirstReads, BuildReads } from '../gate/start-reads.ts'
import { buildAccountReads } from '../../islands/accounts/load.ts'
import {
  buildActivityRead,
  buildCustomersRead,
  buildDraftingRead,
  buildSettingsRead,
  buildTagsRead,
} from '../../islands/settings/load.ts'
import { buildPersonRead, buildPeopleRead } from '../../islands/admin-people/load.ts'
import { buildAdminUsageRead } from '../../islands/admin-usage/load.ts'
import { buildAdminActivityRead, buildAdminJobsRead } from '../../islands/admin-jobs/load.ts'
import { buildOverviewRead, buildStoreRead, buildStoresRead } from '../../islands/admin/load.ts'
import {
  buildEditedExampleRead,
  buildExampleRead,
  buildExamplesRead,
  buildProposalsRead,
} from '../../islands/examples/load.ts'
import {
  buildEditedPolicyRead,
  buildLearnedQuestionsRead,
  buildPoliciesRead,
} from '../../islands/policies/load.ts'
import { buildDashboardRead } from '../../islands/dashboard/load.ts'
import { buildIntegrationsRead } from '../../islands/integrations/load.ts'
import { buildTwoStepRead } from '../../islands/two-step/load.ts'
import { buildOwnStoresRead } from './select-store.ts'

type ReadsContext = Parameters<BuildReads>[0]

/**
 * The upstream reads that pages start in parallel with the session check, by route. A loader that reads the
 * same path reuses the pending answer.
 */
const readsByRoute: Partial<Record<RouteName, BuildReads>> = {
  dashboard: () => [buildDashboardRead()],
  policies: () => [buildPoliciesRead()],
  examples: () => [buildExamplesRead(), buildProposalsRead()],
  example: (visit) => buildReadWithId(visit, buildExampleRead),
  integration: () => [buildIntegrationsRead()],
  emails: (visit) => [buildThreadsRead(visit)],
  email: (visit) => [...buildReadWithId(visit, buildConversationRead), buildThreadsRead(visit)],
  original: (visit) => [buildOriginalRead(visit)],
  accounts: () => [...buildAccountReads(), buildTwoStepRead()],
  settings: (visit) => [(readsBySettingsTab[visit.params['tab'] ?? ''] ?? buildSettingsRead)(visit)],
  selectStore: () => [buildOwnStoresRead()],
  twoStep: () => [buildTwoStepRead()],
  createPolicy: (visit) => [
    ...buildReadWithId(visit, buildEditedPolicyRead),
    ...buildReadWithId(visit, buildLearnedQuestionsRead),
  ],
  createExample: (visit) => buildReadWithId(visit, buildEditedExampleRead),
  adminStores: (visit) => [buildStoresRead(visit)],
  adminDashboard: () => [buildOverviewRead()],
  adminStore: (visit) => buildReadWithId(visit, buildStoreRead),
  adminPeople: (visit) => [buildPeopleRead(visit)],
  adminPerson: (visit) => buildReadWithId(visit, buildPersonRead),
  adminUsage: (visit) => [buildAdminUsageRead(visit)],
  adminWork: () => [buildAdminJobsRead()],
  adminActivity: (visit) => [buildAdminActivityRead(visit)],
}

/** The settings tabs with separate calls. */
const readsBySettingsTab: Readonly<Record<string, (visit: ReadsContext) => CallRequest>> = {
  activity: buildActivityRead,
  drafting: buildDraftingRead,
  customers: buildCustomersRead,
  tags: buildTagsRead,
}

const buildReadWithId = (
  { params }: ReadsContext,
  read: (id: string) => CallRequest,
): ReturnType<BuildReads> => (params['id'] === undefined ? [] : [read(params['id'])])

/** The same reads by Astro's route patterns, for the gate. */
export const firstReads: FirstReads = new Map(
  Object.entries(readsByRoute).map(([name, read]) => [routes[name as RouteName].pattern, read]),
)
