import { buildCall } from '@draftdesk/contract'
import type { CallName, CallRequest, FormInput } from '@draftdesk/contract'
import { buildOriginalEmailCall, buildThreadsCall } from '../../islands/mail/load.ts'
import { routes } from '../../routes.ts'
import type { RouteName } from '../../routes.ts'
import type { FirstReadsByPattern, BuildFirstReads } from '../gate/start-first-reads.ts'
import { buildActivityCall } from '../../islands/settings/load.ts'
import { buildPeopleCall } from '../../islands/admin-people/load.ts'
import { buildAdminUsageCall } from '../../islands/admin-usage/load.ts'
import { buildAdminActivityCall } from '../../islands/admin-jobs/load.ts'
import { buildStoresCall } from '../../islands/admin/load.ts'
import { buildDashboardCall } from '../../islands/dashboard/load.ts'

type ReadsContext = Parameters<BuildFirstReads>[0]

/** The calls whose whole input may be `Input`. */
type CallNameWithInput<Input> = { [N in CallName]: Input extends FormInput<N> ? N : never }[CallName]

type NoInput = Readonly<Record<string, never>>
type CallWithoutInput = CallNameWithInput<NoInput>
type CallWithId = Exclude<CallNameWithInput<{ readonly id: string }>, CallWithoutInput>

/** Calls that need no input. */
const listReads = (...names: readonly CallWithoutInput[]): CallRequest[] =>
  names.map((name) => buildCall(name, {}))

/** Calls that need only the id of the address. None for an address without one. */
const listReadsWithId = ({ params: { id } }: ReadsContext, ...names: readonly CallWithId[]): CallRequest[] =>
  id === undefined ? [] : names.map((name) => buildCall(name, { id }))

/**
 * The upstream reads that pages start in parallel with the session check, by route. A loader that reads the
 * same path reuses the pending answer.
 */
const readsByRoute: Partial<Record<RouteName, BuildFirstReads>> = {
  dashboard: () => [buildDashboardCall()],
  policies: () => listReads('policies'),
  examples: () => listReads('examples', 'exampleProposals'),
  example: (visit) => listReadsWithId(visit, 'example'),
  integration: () => listReads('integrations'),
  emails: (visit) => [buildThreadsCall(visit)],
  email: (visit) => [...listReadsWithId(visit, 'thread'), buildThreadsCall(visit)],
  original: (visit) => [buildOriginalEmailCall(visit)],
  accounts: () => [
    ...listReads('members', 'invites', 'me', 'signIns', 'away'),
    ...listReads('notificationSettings', 'accountDeletion', 'twoStep'),
  ],
  settings: (visit) => readsBySettingsTab[visit.params['tab'] ?? '']?.(visit) ?? listReads('settings'),
  selectStore: () => listReads('stores'),
  twoStep: () => listReads('twoStep'),
  createPolicy: (visit) => listReadsWithId(visit, 'policy', 'learnedQuestions'),
  createExample: (visit) => listReadsWithId(visit, 'example'),
  adminStores: (visit) => [buildStoresCall(visit)],
  adminDashboard: () => listReads('overview'),
  adminStore: (visit) => listReadsWithId(visit, 'adminStore'),
  adminPeople: (visit) => [buildPeopleCall(visit)],
  adminPerson: (visit) => listReadsWithId(visit, 'adminPerson'),
  adminUsage: (visit) => [buildAdminUsageCall(visit)],
  adminWork: () => listReads('adminWork'),
  adminActivity: (visit) => [buildAdminActivityCall(visit)],
}

/** The settings tabs with separate calls. */
const readsBySettingsTab: Readonly<Record<string, BuildFirstReads>> = {
  activity: (visit) => [buildActivityCall(visit)],
  drafting: () => listReads('draftingSettings'),
  customers: () => listReads('customerRequests'),
  tags: () => listReads('tags'),
}

/** The same reads by Astro's route patterns, for the gate. */
export const firstReadsByPattern: FirstReadsByPattern = new Map(
  Object.entries(readsByRoute).map(([name, read]) => [routes[name as RouteName].pattern, read]),
)
