import type { CallRequest } from '@draftdesk/contract'
import { buildConversationCall, buildOriginalEmailCall, buildThreadsCall } from '../../islands/mail/load.ts'
import { routes } from '../../routes.ts'
import type { RouteName } from '../../routes.ts'
import type { FirstReadsByPattern, BuildFirstReads } from '../gate/start-first-reads.ts'
import { buildAccountPageCalls } from '../../islands/accounts/load.ts'
import {
  buildActivityCall,
  buildCustomerRequestsCall,
  buildDraftingSettingsCall,
  buildSettingsCall,
  buildTagsCall,
} from '../../islands/settings/load.ts'
import { buildPersonCall, buildPeopleCall } from '../../islands/admin-people/load.ts'
import { buildAdminUsageCall } from '../../islands/admin-usage/load.ts'
import { buildAdminActivityCall, buildAdminJobsCall } from '../../islands/admin-jobs/load.ts'
import { buildOverviewCall, buildStoreCall, buildStoresCall } from '../../islands/admin/load.ts'
import {
  buildEditedExampleCall,
  buildExampleCall,
  buildExamplesCall,
  buildProposalsCall,
} from '../../islands/examples/load.ts'
import {
  buildEditedPolicyCall,
  buildLearnedQuestionsCall,
  buildPoliciesCall,
} from '../../islands/policies/load.ts'
import { buildDashboardCall } from '../../islands/dashboard/load.ts'
import { buildIntegrationsCall } from '../../islands/integrations/load.ts'
import { buildTwoStepCall } from '../../islands/two-step/load.ts'
import { buildOwnStoresCall } from './select-store.ts'

type ReadsContext = Parameters<BuildFirstReads>[0]

/**
 * The upstream reads that pages start in parallel with the session check, by route. A loader that reads the
 * same path reuses the pending answer.
 */
const readsByRoute: Partial<Record<RouteName, BuildFirstReads>> = {
  dashboard: () => [buildDashboardCall()],
  policies: () => [buildPoliciesCall()],
  examples: () => [buildExamplesCall(), buildProposalsCall()],
  example: (visit) => buildReadWithId(visit, buildExampleCall),
  integration: () => [buildIntegrationsCall()],
  emails: (visit) => [buildThreadsCall(visit)],
  email: (visit) => [...buildReadWithId(visit, buildConversationCall), buildThreadsCall(visit)],
  original: (visit) => [buildOriginalEmailCall(visit)],
  accounts: () => [...buildAccountPageCalls(), buildTwoStepCall()],
  settings: (visit) => [(readsBySettingsTab[visit.params['tab'] ?? ''] ?? buildSettingsCall)(visit)],
  selectStore: () => [buildOwnStoresCall()],
  twoStep: () => [buildTwoStepCall()],
  createPolicy: (visit) => [
    ...buildReadWithId(visit, buildEditedPolicyCall),
    ...buildReadWithId(visit, buildLearnedQuestionsCall),
  ],
  createExample: (visit) => buildReadWithId(visit, buildEditedExampleCall),
  adminStores: (visit) => [buildStoresCall(visit)],
  adminDashboard: () => [buildOverviewCall()],
  adminStore: (visit) => buildReadWithId(visit, buildStoreCall),
  adminPeople: (visit) => [buildPeopleCall(visit)],
  adminPerson: (visit) => buildReadWithId(visit, buildPersonCall),
  adminUsage: (visit) => [buildAdminUsageCall(visit)],
  adminWork: () => [buildAdminJobsCall()],
  adminActivity: (visit) => [buildAdminActivityCall(visit)],
}

/** The settings tabs with separate calls. */
const readsBySettingsTab: Readonly<Record<string, (visit: ReadsContext) => CallRequest>> = {
  activity: buildActivityCall,
  drafting: buildDraftingSettingsCall,
  customers: buildCustomerRequestsCall,
  tags: buildTagsCall,
}

const buildReadWithId = (
  { params }: ReadsContext,
  read: (id: string) => CallRequest,
): ReturnType<BuildFirstReads> => (params['id'] === undefined ? [] : [read(params['id'])])

/** The same reads by Astro's route patterns, for the gate. */
export const firstReadsByPattern: FirstReadsByPattern = new Map(
  Object.entries(readsByRoute).map(([name, read]) => [routes[name as RouteName].pattern, read]),
)
