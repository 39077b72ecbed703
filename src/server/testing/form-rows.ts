import { adminMessages } from '../../islands/admin/words.ts'
import { adminPeopleMessages } from '../../islands/admin-people/words.ts'
import { exampleMessages } from '../../islands/examples/words.ts'
import { forgotPasswordMessages, verifyEmailMessages } from '../../islands/auth/words.ts'
import { integrationMessages } from '../../islands/integrations/words.ts'
import { askPoliciesMessages } from '../../messages/draft-sources.ts'
import { identityProofMessages } from '../../messages/identity-proof.ts'
import { resetPasswordMessages } from '../../messages/reset-password.ts'
import { selectStoreMessages } from '../../messages/select-store.ts'
import { welcomeMessages } from '../../messages/welcome.ts'
import { loadAdminDashboard, loadAdminStore } from '../../islands/admin/load.ts'
import { loadAdminPerson } from '../../islands/admin-people/load.ts'
import { loadExample } from '../../islands/examples/load.ts'
import { loadIntegrations } from '../../islands/integrations/load.ts'
import { loadForgotPassword, loadResetPassword, loadVerifyEmail } from '../../islands/auth/load.ts'
import { loadPolicyAnswer } from '../../islands/policies/load.ts'
import { loadSelectStore } from '../pages/select-store.ts'
import { loadWelcome } from '../pages/welcome.ts'
import { sampleId } from './page-row.ts'
import type { PageRow } from './page-row.ts'

const password = 'Correct-horse-1'

/** The tests of one page: its forms and the expected calls. */
const createFormRows = (
  load: PageRow['load'],
  path: string,
  forms: readonly (readonly [
    form: Readonly<Record<string, string>> | 'file',
    asks: PageRow['asks'],
    more?: Partial<PageRow>,
  ])[],
): PageRow[] =>
  forms.map(([form, asks, more]) => ({
    ...{ load, path, asks, params: { id: sampleId } },
    ...(form === 'file' ? { hasFile: true } : { form }),
    ...more,
  }))

const staysOnPage = { stays: true }
const consentAnswer = { answer: { authorization_url: 'https://provider.test/consent' } }
const linkFailedText = integrationMessages.failed

/** The expected results of every form on a page. */
export const formRows: readonly PageRow[] = [
  ...createFormRows(loadExample, '/example', [
    [{ version: '1', is_on: 'true' }, { updateExample: exampleMessages.changeFailed }],
  ]),
  ...createFormRows(loadPolicyAnswer, '/policies-page', [
    [{ ask: 'Can I return it?' }, { askPolicies: askPoliciesMessages.failed }, staysOnPage],
  ]),
  ...createFormRows(loadIntegrations, '/integration-page', [
    [
      { action: 'connect-google' },
      { startMailboxOAuth: linkFailedText },
      { ...staysOnPage, answers: { startMailboxOAuth: consentAnswer } },
    ],
    [
      { action: 'connect-shopify', domain: 'northwind' },
      { startShopOAuth: linkFailedText },
      { ...staysOnPage, answers: { startShopOAuth: consentAnswer } },
    ],
  ]),
  ...createFormRows(loadSelectStore, '/select-store', [
    [
      { name: 'Northwind' },
      { createStore: selectStoreMessages.createFailed },
      { identity: { enterStore: () => Promise.resolve(Response.redirect('http://shop.test/', 303)) } },
    ],
  ]),
  ...createFormRows(loadWelcome, '/welcome-page', [
    [{ language: 'de' }, { updateUser: welcomeMessages.language.failed }, { params: {} }],
    [{ action: 'finish' }, { onboardStore: welcomeMessages.finish.failed }, { params: {} }],
  ]),
  ...createFormRows(loadWelcome, '/welcome-page/document', [
    [
      { title: 'Returns', text: 'x' },
      { createPolicy: welcomeMessages.document.failed },
      { params: { status: 'document' } },
    ],
    ['file', { uploadPolicy: welcomeMessages.document.failed }, { params: { status: 'document' } }],
  ]),
  ...createFormRows(loadAdminStore, '/admin/store-page/details/x', [
    [
      { do: 'limits', per_minute: '30', per_day: '3000', reason: 'A busy season' },
      { setReplyLimits: adminMessages.store.limitsFailed },
    ],
    [
      { do: 'model-limit', month_tokens: '1000000', reason: 'A busy season' },
      { setModelLimit: adminMessages.store.modelLimitFailed },
    ],
    [{ do: 'suspend', reason: 'Sends spam' }, { suspendStore: adminMessages.store.suspendFailed }],
    [{ do: 'resume', reason: 'It was a mistake' }, { resumeStore: adminMessages.store.suspendFailed }],
    [{ do: 'delete', reason: 'Sends spam' }, { deleteAdminStore: adminMessages.store.deleteFailed }],
    [
      { do: 'delete', reason: 'Sends spam', 'proof-way': 'password', 'proof-password': password },
      { proveIdentity: identityProofMessages.failed, deleteAdminStore: adminMessages.store.deleteFailed },
    ],
    [
      { do: 'keep', reason: 'It was a mistake' },
      { cancelAdminStoreDeletion: adminMessages.store.deleteFailed },
    ],
  ]),
  ...createFormRows(loadAdminPerson, '/admin/people-page/details/x', [
    [{ do: 'lock', reason: 'A stolen laptop' }, { lockPerson: adminPeopleMessages.person.actionFailed }],
    [{ do: 'unlock', reason: 'They called us' }, { unlockPerson: adminPeopleMessages.person.actionFailed }],
    [{ do: 'sign-out' }, { signOutPerson: adminPeopleMessages.person.actionFailed }],
    [{ do: 'code' }, { resendPersonCode: adminPeopleMessages.person.actionFailed }],
    [{ do: 'two-step' }, { resetTwoStep: adminPeopleMessages.person.actionFailed }],
    [
      { do: 'grant', reason: 'Joins the support' },
      { grantSuperAdmin: adminPeopleMessages.person.actionFailed },
    ],
    [
      { do: 'revoke', reason: 'Left the support' },
      { revokeSuperAdmin: adminPeopleMessages.person.actionFailed },
    ],
  ]),
  ...createFormRows(loadAdminDashboard, '/admin/dashboard-page', [
    [{ id: sampleId }, { rerunWork: adminMessages.dashboard.rerunFailed }],
  ]),
  ...createFormRows(loadForgotPassword, '/forgot-password', [
    [{ email: 'a@b.test' }, { forgotPassword: forgotPasswordMessages.failed }, staysOnPage],
  ]),
  ...createFormRows(loadResetPassword, '/reset-password', [
    [
      { reset_token: 'x', new_password: password, confirm_password: password },
      { resetPassword: resetPasswordMessages.failed },
      staysOnPage,
    ],
  ]),
  ...createFormRows(loadVerifyEmail, '/verify-email', [
    [{ email: 'a@b.test', verification_code: '1' }, { verifyEmail: verifyEmailMessages.failed }, staysOnPage],
    [{ email: 'a@b.test', action: 'resend' }, { resendCode: verifyEmailMessages.resendFailed }, staysOnPage],
  ]),
]
