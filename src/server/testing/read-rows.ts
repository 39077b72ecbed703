import { listWords, originalWords, threadWords } from '../../islands/mail/words.ts'
import { peopleMessages, signInMessages } from '../../messages/accounts.ts'
import { activityMessages } from '../../messages/activity.ts'
import { adminMessages } from '../../messages/admin.ts'
import { customerMessages } from '../../messages/customers.ts'
import { dashboardMessages } from '../../messages/dashboard.ts'
import { draftingSettingsMessages } from '../../messages/drafting.ts'
import { loadEmail, loadEmails, showOriginal } from '../../islands/mail/load.ts'
import { exampleFormMessages, exampleMessages } from '../../messages/examples.ts'
import { gateMessages } from '../../messages/gate.ts'
import { integrationMessages } from '../../messages/integrations.ts'
import { policyFormMessages, policyMessages } from '../../messages/policies.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { welcomeMessages } from '../../messages/welcome.ts'
import { askMessages } from '../../messages/written.ts'
import { loadAccounts } from '../pages/accounts.ts'
import { loadActivity } from '../pages/activity.ts'
import { loadAdminDashboard } from '../pages/admin-dashboard.ts'
import { loadAdminStore } from '../pages/admin-store.ts'
import { loadAdminStores } from '../pages/admin-stores.ts'
import { loadConfirm } from '../pages/confirm.ts'
import { loadCreateExample } from '../pages/create-example.ts'
import { loadCreatePolicy, loadSetUpPolicy } from '../pages/create-policy.ts'
import { loadCustomers } from '../pages/customers.ts'
import { loadDashboard } from '../pages/dashboard.ts'
import { loadDrafting } from '../pages/drafting.ts'
import { loadExample, loadExamples } from '../pages/examples.ts'
import { loadGaps } from '../pages/gaps.ts'
import { loadIntegrations } from '../pages/integrations.ts'
import { askPolicies, loadPolicies } from '../pages/policies.ts'
import { loadSamples } from '../pages/samples.ts'
import { loadSelectStore } from '../pages/select-store.ts'
import { loadSetUpInvites } from '../pages/set-up-invites.ts'
import { loadSetUpPolicies } from '../pages/set-up-policies.ts'
import { loadSettings } from '../pages/settings.ts'
import { loadWelcome } from '../pages/welcome.ts'
import { id } from './page-row.ts'
import type { PageRow } from './page-row.ts'

const params = { id }
const listed = listWords.listFailed
const people = peopleMessages.loadFailed
const noDocuments = { sampleReplies: { answer: { documents: [], samples: [] } } }

/** The expected content of every page, by the name of its loader. */
export const readRows: readonly PageRow[] = [
  { load: loadDashboard, path: '/dashboard', asks: { dashboard: dashboardMessages.failed } },
  { load: loadPolicies, path: '/policies-page', asks: { policies: policyMessages.listFailed } },
  { load: askPolicies, path: '/policies-page?ask=Returns', asks: { askPolicies: askMessages.failed } },
  { load: loadGaps, path: '/policies-page', asks: { gaps: null } },
  {
    load: loadCreatePolicy,
    path: '/policies-page/create-policy/x',
    params,
    asks: { policy: policyFormMessages.gone },
  },
  { load: loadSetUpPolicy, path: '/integration-page', params, asks: { policy: policyFormMessages.gone } },
  { load: loadSetUpPolicies, path: '/integration-page', asks: { policies: null } },
  { load: loadSetUpInvites, path: '/integration-page', asks: { invites: people } },
  {
    load: loadIntegrations,
    path: '/integration-page',
    asks: { integrations: integrationMessages.loadFailed },
  },
  { load: loadSamples, path: '/integration-page', asks: { sampleReplies: null } },
  { load: loadExamples, path: '/examples-page', asks: { examples: exampleMessages.listFailed } },
  { load: loadExample, path: '/example', params, asks: { example: exampleMessages.gone } },
  { load: loadCreateExample, path: '/create-example', params, asks: { example: exampleFormMessages.gone } },
  { load: loadEmails, path: '/emails-page', asks: { threads: listed } },
  {
    load: loadEmail,
    path: '/email-page/detail/x',
    params,
    asks: { thread: threadWords.failed, threads: listed },
  },
  { load: showOriginal, path: '/mail/x', params, asks: { emailHtml: originalWords.failed } },
  { load: loadActivity, path: '/settings-page/activity', asks: { activity: activityMessages.failed } },
  {
    load: loadDrafting,
    path: '/settings-page/drafting',
    asks: { draftingSettings: draftingSettingsMessages.loadFailed },
  },
  {
    load: loadIntegrations,
    path: '/integration-page?code=c&state=s',
    leftWith: 's',
    asks: { finishMailboxOAuth: integrationMessages.failed },
  },
  {
    load: loadIntegrations,
    path: '/integration-page?code=c&shop=northwind.myshopify.com&state=s',
    leftWith: 's',
    asks: { finishShopOAuth: integrationMessages.failed },
  },
  {
    load: loadCustomers,
    path: '/settings-page/customers',
    asks: { customerRequests: customerMessages.loadFailed },
  },
  {
    load: (context) => loadSettings(context, 'general'),
    path: '/settings-page/general',
    asks: { settings: settingsMessages.loadFailed },
  },
  {
    load: loadAccounts,
    path: '/accounts-page',
    asks: { members: people, invites: people, me: null, signIns: signInMessages.loadFailed },
  },
  { load: loadSelectStore, path: '/select-store', asks: { stores: gateMessages.unreachable } },
  {
    load: loadConfirm,
    path: '/confirm?invite_id=x',
    asks: { showInvite: null },
    entrances: { isSignedIn: false },
  },
  {
    load: loadWelcome,
    path: '/welcome-page',
    asks: { languages: welcomeMessages.language.listFailed },
  },
  {
    load: loadWelcome,
    path: '/welcome-page/samples',
    params: { status: 'samples' },
    answers: noDocuments,
    asks: {
      languages: welcomeMessages.language.listFailed,
      sampleReplies: null,
      policies: welcomeMessages.document.noSamples,
    },
  },
  {
    load: loadAdminDashboard,
    path: '/admin/dashboard-page',
    asks: { overview: adminMessages.dashboard.failed },
  },
  { load: loadAdminStores, path: '/admin/store-page', asks: { adminStores: adminMessages.stores.failed } },
  {
    load: loadAdminStore,
    path: '/admin/store-page/details/x',
    params,
    asks: { adminStore: adminMessages.store.failed },
  },
]
