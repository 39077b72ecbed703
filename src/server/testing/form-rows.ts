import {
  accountMessages,
  inviteMessages,
  peopleMessages,
  signInMessages,
} from '../../islands/accounts/words.ts'
import { adminMessages } from '../../islands/admin/words.ts'
import { exampleFormMessages, exampleMessages } from '../../islands/examples/words.ts'
import { forgotPasswordMessages, verifyEmailMessages } from '../../islands/auth/words.ts'
import { integrationMessages } from '../../islands/integrations/words.ts'
import { policyFormMessages, policyMessages } from '../../islands/policies/words.ts'
import { resetPasswordMessages } from '../../messages/reset-password.ts'
import { selectStoreMessages } from '../../messages/select-store.ts'
import { welcomeMessages } from '../../messages/welcome.ts'
import { loadAccounts, loadSetUpInvites } from '../../islands/accounts/load.ts'
import { loadAdminDashboard, loadAdminStore } from '../../islands/admin/load.ts'
import { loadCreateExample, loadExample, loadExamples } from '../../islands/examples/load.ts'
import { loadCreatePolicy, loadPolicies } from '../../islands/policies/load.ts'
import { loadIntegrations } from '../../islands/integrations/load.ts'
import { loadForgotPassword, loadResetPassword, loadVerifyEmail } from '../../islands/auth/load.ts'
import { loadSelectStore } from '../pages/select-store.ts'
import { loadWelcome } from '../pages/welcome.ts'
import { id } from './page-row.ts'
import type { PageRow } from './page-row.ts'

const password = 'Correct-horse-1'

/** Rows of one page: the forms that it is sent, and what each asks. */
const page = (
  load: PageRow['load'],
  path: string,
  forms: readonly (readonly [
    form: Readonly<Record<string, string>> | 'file',
    asks: PageRow['asks'],
    more?: Partial<PageRow>,
  ])[],
): PageRow[] =>
  forms.map(([form, asks, more]) => ({
    ...{ load, path, asks, params: { id } },
    ...(form === 'file' ? { hasFile: true } : { form }),
    ...more,
  }))

const stays = { stays: true }
const provider = { answer: { authorization_url: 'https://provider.test/consent' } }
const { changeFailed } = peopleMessages
const linkFailed = integrationMessages.failed

/** The expected results of every form on a page. */
export const formRows: readonly PageRow[] = [
  ...page(loadPolicies, '/policies-page', [
    [{ action: 'delete', id }, { deletePolicy: policyMessages.changeFailed }, stays],
    [{ action: 'restore', id }, { restorePolicy: policyMessages.changeFailed }],
    [{ id, version: '1', is_on: 'true' }, { updatePolicy: policyMessages.changeFailed }],
  ]),
  ...page(loadPolicies, '/policies-page?upload', [['file', { uploadPolicy: policyMessages.changeFailed }]]),
  ...page(loadCreatePolicy, '/policies-page/create-policy', [
    [{ title: 'Returns', text: 'x' }, { createPolicy: policyFormMessages.failed }, { params: {} }],
    [{ title: 'Returns', text: 'x', version: '1' }, { updatePolicy: policyFormMessages.failed }],
  ]),
  ...page(loadExamples, '/examples-page', [
    [{ action: 'delete', id }, { deleteExample: exampleMessages.changeFailed }, stays],
    [{ action: 'restore', id }, { restoreExample: exampleMessages.changeFailed }],
  ]),
  ...page(loadExample, '/example', [
    [{ version: '1', is_on: 'true' }, { updateExample: exampleMessages.changeFailed }],
  ]),
  ...page(loadCreateExample, '/create-example', [
    [{ title: 'Late' }, { createExample: exampleFormMessages.failed }, { params: {} }],
  ]),
  ...page(loadIntegrations, '/integration-page', [
    [
      { action: 'connect-google' },
      { startMailboxOAuth: linkFailed },
      { ...stays, answers: { startMailboxOAuth: provider } },
    ],
    [
      { action: 'connect-shopify', domain: 'northwind' },
      { startShopOAuth: linkFailed },
      { ...stays, answers: { startShopOAuth: provider } },
    ],
  ]),
  ...page(loadSetUpInvites, '/integration-page?invites', [
    [{ email: 'a@b.test', role: 'agent' }, { createInvite: inviteMessages.failed }],
  ]),
  ...page(loadAccounts, '/accounts-page?members', [
    [{ id, role: 'agent' }, { updateMember: changeFailed }],
    [{ action: 'remove', id }, { removeMember: changeFailed }, stays],
    [{ action: 'leave', id }, { removeMember: changeFailed }],
    [{ action: 'restore', id, proof: 'x' }, { restoreMember: changeFailed }],
  ]),
  ...page(loadAccounts, '/accounts-page?invites', [
    [{ email: 'a@b.test', role: 'agent' }, { createInvite: inviteMessages.failed }],
    [{ action: 'resend', id }, { resendInvite: inviteMessages.failed }],
    [{ action: 'revoke', id }, { revokeInvite: inviteMessages.failed }, stays],
    [{ action: 'restore', id }, { restoreInvite: inviteMessages.failed }],
  ]),
  ...page(loadAccounts, '/accounts-page?sign-ins', [
    [{ action: 'end', id }, { endSignIn: signInMessages.failed }],
    [{ action: 'end-others' }, { endOtherSignIns: signInMessages.failed }],
  ]),
  ...page(loadAccounts, '/accounts-page', [
    [{ first_name: 'Ann', last_name: 'Archer' }, { updateUser: accountMessages.failed }],
    [{ action: 'remove-picture' }, { deletePicture: accountMessages.failed }],
    [
      { action: 'password', current_password: 'x', new_password: password, confirm_password: password },
      { changePassword: accountMessages.passwordFailed },
    ],
  ]),
  ...page(loadAccounts, '/accounts-page?picture', [['file', { uploadPicture: accountMessages.failed }]]),
  ...page(loadSelectStore, '/select-store', [
    [
      { name: 'Northwind' },
      { createStore: selectStoreMessages.createFailed },
      { entrances: { enterStore: () => Promise.resolve(Response.redirect('http://shop.test/', 303)) } },
    ],
  ]),
  ...page(loadWelcome, '/welcome-page', [
    [{ language: 'de' }, { updateUser: welcomeMessages.language.failed }, { params: {} }],
    [{ action: 'finish' }, { onboardStore: welcomeMessages.finish.failed }, { params: {} }],
  ]),
  ...page(loadWelcome, '/welcome-page/document', [
    [
      { title: 'Returns', text: 'x' },
      { createPolicy: welcomeMessages.document.failed },
      { params: { status: 'document' } },
    ],
    ['file', { uploadPolicy: welcomeMessages.document.failed }, { params: { status: 'document' } }],
  ]),
  ...page(loadAdminStore, '/admin/store-page/details/x', [
    [
      { do: 'limits', per_minute: '30', per_day: '3000', reason: 'A busy season' },
      { setReplyLimits: adminMessages.store.limitsFailed },
    ],
  ]),
  ...page(loadAdminDashboard, '/admin/dashboard-page', [
    [{ id }, { rerunWork: adminMessages.dashboard.rerunFailed }],
  ]),
  ...page(loadForgotPassword, '/forgot-password', [
    [{ email: 'a@b.test' }, { forgotPassword: forgotPasswordMessages.failed }, stays],
  ]),
  ...page(loadResetPassword, '/reset-password', [
    [
      { reset_token: 'x', new_password: password, confirm_password: password },
      { resetPassword: resetPasswordMessages.failed },
      stays,
    ],
  ]),
  ...page(loadVerifyEmail, '/verify-email', [
    [{ email: 'a@b.test', verification_code: '1' }, { verifyEmail: verifyEmailMessages.failed }, stays],
    [{ email: 'a@b.test', action: 'resend' }, { resendCode: verifyEmailMessages.resendFailed }, stays],
  ]),
]
