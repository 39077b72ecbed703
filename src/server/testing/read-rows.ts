import { notificationSettingsMessages, peopleMessages, signInMessages } from '../../islands/accounts/words.ts'
import {
  activityMessages,
  customerDataMessages,
  draftingSettingsMessages,
  retentionMessages,
  settingsMessages,
  tagMessages,
} from '../../islands/settings/words.ts'
import { adminMessages } from '../../islands/admin/words.ts'
import { adminPeopleMessages } from '../../islands/admin-people/words.ts'
import { adminJobMessages } from '../../islands/admin-jobs/words.ts'
import { dashboardMessages } from '../../islands/dashboard/words.ts'
import { loadConversationPage, loadMailListPage, renderOriginalEmail } from '../../islands/mail/load.ts'
import { listWords } from '../../islands/mail/list/words.ts'
import { originalEmailWords, threadWords } from '../../islands/mail/words.ts'
import { exampleFormMessages, exampleMessages, proposalMessages } from '../../islands/examples/words.ts'
import { gateMessages } from '../../messages/gate.ts'
import { integrationMessages } from '../../islands/integrations/words.ts'
import { learnedQuestionMessages, policyFormMessages, policyMessages } from '../../islands/policies/words.ts'
import { welcomeMessages } from '../../messages/welcome.ts'
import { loadAccounts, loadSetUpInvites } from '../../islands/accounts/load.ts'
import {
  loadActivity,
  loadCustomerRequests,
  loadDraftingSettingsTab,
  loadRetention,
  loadSettings,
  loadTags,
} from '../../islands/settings/load.ts'
import { loadAdminDashboard, loadAdminStore, loadAdminStores } from '../../islands/admin/load.ts'
import { loadAdminPeople, loadAdminPerson } from '../../islands/admin-people/load.ts'
import { loadAdminActivity, loadAdminJobs } from '../../islands/admin-jobs/load.ts'
import { loadConfirm } from '../../islands/auth/load.ts'
import { loadCreateExample, loadExample, loadExamples, loadProposals } from '../../islands/examples/load.ts'
import {
  loadPolicyForm,
  loadGaps,
  loadLearnedQuestions,
  loadPolicies,
  loadSetUpPolicies,
  loadSetUpPolicyForm,
  loadEditSuggestions,
} from '../../islands/policies/load.ts'
import { downloadFigures, loadFigures } from '../../islands/figures/load.ts'
import { figuresMessages } from '../../islands/figures/words.ts'
import { loadAdminUsage } from '../../islands/admin-usage/load.ts'
import { adminUsageMessages } from '../../islands/admin-usage/words.ts'
import { loadDashboard } from '../../islands/dashboard/load.ts'
import { loadIntegrations } from '../../islands/integrations/load.ts'
import { loadSampleReplies } from '../pages/sample-replies.ts'
import { loadTwoStep, loadTwoStepPage } from '../../islands/two-step/load.ts'
import { twoStepMessages } from '../../islands/two-step/words.ts'
import { loadSelectStore } from '../pages/select-store.ts'
import { loadWelcome } from '../pages/welcome.ts'
import { sampleId } from './page-row.ts'
import type { PageRow } from './page-row.ts'

const idParams = { id: sampleId }
const listFailedText = listWords.listFailed
const peopleFailedText = peopleMessages.loadFailed
const noDocuments = { sampleReplies: { answer: { documents: [], samples: [] } } }

/** The expected content of each page, by its loader. */
export const readRows: readonly PageRow[] = [
  { load: loadDashboard, path: '/dashboard', asks: { dashboard: dashboardMessages.failed } },
  { load: loadFigures, path: '/figures-page', asks: { figures: figuresMessages.failed } },
  { load: downloadFigures, path: '/figures-page/csv', asks: { figures: figuresMessages.failed } },
  { load: loadPolicies, path: '/policies-page', asks: { policies: policyMessages.listFailed } },
  { load: loadGaps, path: '/policies-page', asks: { gaps: null } },
  { load: loadEditSuggestions, path: '/policies-page', asks: { editSuggestions: null } },
  {
    load: loadPolicyForm,
    path: '/policies-page/create-policy/x',
    params: idParams,
    asks: { policy: policyFormMessages.gone },
  },
  {
    load: loadLearnedQuestions,
    path: '/policies-page/create-policy/x',
    params: idParams,
    asks: { learnedQuestions: learnedQuestionMessages.listFailed },
  },
  {
    load: loadSetUpPolicyForm,
    path: '/integration-page',
    params: idParams,
    asks: { policy: policyFormMessages.gone },
  },
  { load: loadSetUpPolicies, path: '/integration-page', asks: { policies: null } },
  { load: loadSetUpInvites, path: '/integration-page', asks: { invites: peopleFailedText } },
  {
    load: loadIntegrations,
    path: '/integration-page',
    asks: { integrations: integrationMessages.loadFailed },
  },
  { load: loadSampleReplies, path: '/integration-page', asks: { sampleReplies: null } },
  { load: loadExamples, path: '/examples-page', asks: { examples: exampleMessages.listFailed } },
  { load: loadProposals, path: '/examples-page', asks: { exampleProposals: proposalMessages.listFailed } },
  {
    load: loadExample,
    path: '/example',
    params: idParams,
    asks: { example: exampleMessages.gone, tags: null },
  },
  {
    load: loadCreateExample,
    path: '/create-example',
    params: idParams,
    asks: { example: exampleFormMessages.gone },
  },
  { load: loadMailListPage, path: '/emails-page', asks: { threads: listFailedText } },
  {
    load: loadConversationPage,
    path: '/email-page/detail/x',
    params: idParams,
    asks: { thread: threadWords.failed, threads: listFailedText },
  },
  {
    load: renderOriginalEmail,
    path: '/mail/x',
    params: idParams,
    asks: { emailHtml: originalEmailWords.failed },
  },
  { load: loadActivity, path: '/settings-page/activity', asks: { activity: activityMessages.failed } },
  {
    load: loadDraftingSettingsTab,
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
    load: loadCustomerRequests,
    path: '/settings-page/customers',
    asks: { customerRequests: customerDataMessages.loadFailed },
  },
  {
    load: loadRetention,
    path: '/settings-page/customers',
    asks: { retention: retentionMessages.loadFailed },
  },
  { load: loadTags, path: '/settings-page/tags', asks: { tags: tagMessages.loadFailed } },
  {
    load: loadSettings,
    path: '/settings-page/general',
    asks: { settings: settingsMessages.loadFailed },
  },
  {
    load: loadAccounts,
    path: '/accounts-page',
    asks: {
      members: peopleFailedText,
      invites: peopleFailedText,
      me: null,
      signIns: signInMessages.loadFailed,
      away: null,
      notificationSettings: notificationSettingsMessages.loadFailed,
      accountDeletion: null,
    },
  },
  { load: loadTwoStep, path: '/accounts-page', asks: { twoStep: twoStepMessages.loadFailed } },
  { load: loadTwoStepPage, path: '/two-step-page', asks: { twoStep: twoStepMessages.loadFailed } },
  { load: loadSelectStore, path: '/select-store', asks: { stores: gateMessages.unreachable } },
  {
    load: loadConfirm,
    path: '/confirm?invite_id=x',
    asks: { showInvite: null },
    identity: { isSignedIn: false },
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
    params: idParams,
    asks: { adminStore: adminMessages.store.failed },
  },
  {
    load: loadAdminPeople,
    path: '/admin/people-page',
    asks: { adminPeople: adminPeopleMessages.failed },
  },
  {
    load: loadAdminPerson,
    path: '/admin/people-page/details/x',
    params: idParams,
    asks: { adminPerson: adminPeopleMessages.person.failed },
  },
  { load: loadAdminUsage, path: '/admin/usage-page', asks: { modelUsage: adminUsageMessages.failed } },
  { load: loadAdminJobs, path: '/admin/work-page', asks: { adminWork: adminJobMessages.failed } },
  {
    load: loadAdminActivity,
    path: '/admin/activity-page',
    asks: { adminActivity: adminJobMessages.activity.failed },
  },
]
