import type { CallName } from '@draftdesk/contract'
import { showActivity } from './activity.ts'
import { listAdminStores, setReplyLimits, showAdminStore, showOverview } from './admin.ts'
import { closeCustomerRequest, eraseCustomer, exportCustomer, listCustomerRequests } from './customers.ts'
import { showDashboard } from './dashboard.ts'
import { askPolicies, draftSteps, rateDraft, sampleReplies, writeDraft } from './drafting.ts'
import { showDraftingSettings, testModel, updateDraftingSettings } from './drafting-settings.ts'
import {
  createExample,
  deleteExample,
  listExamples,
  restoreExample,
  showExample,
  updateExample,
} from './examples.ts'
import {
  addDraftFile,
  createDraft,
  discardDraft,
  removeDraftFile,
  restoreDraft,
  showDraft,
  updateDraft,
} from './drafts.ts'
import { sendDraft, settleSend, undoSend } from './outbox.ts'
import { showGaps, updateGap } from './gaps.ts'
import { acceptInvite, showInvite } from './accept-invite.ts'
import { changePassword, deletePicture, uploadPicture } from './account.ts'
import { googleCallback, googleLogin } from './google.ts'
import { showIntegrations } from './integrations.ts'
import { createInvite, listInvites, resendInvite, restoreInvite, revokeInvite } from './invites.ts'
import { linkMailbox, testMailbox, unlinkMailbox } from './mailbox.ts'
import { changeMailSync, showMailSync, syncNow } from './mailbox-sync.ts'
import { listMembers, removeMember, restoreMember, updateMember } from './members.ts'
import { notify } from './notify.ts'
import { onboardStore } from './onboard.ts'
import { forgotPassword, resetPassword } from './password.ts'
import { listLanguages, updateUser } from './people.ts'
import {
  createPolicy,
  deletePolicy,
  listPolicies,
  restorePolicy,
  showPolicy,
  updatePolicy,
} from './policies.ts'
import { me, refresh, session, switchStore } from './session.ts'
import { showSettings, updateSettings } from './settings.ts'
import { finishMailboxOAuth, startMailboxOAuth } from './mailbox-consent.ts'
import { finishShopOAuth, linkShop, startShopOAuth, testShop, unlinkShop } from './shop.ts'
import { chooseShop } from './shop-choice.ts'
import { signIn } from './sign-in.ts'
import { endOtherSignIns, endSignIn, revoke, signIns } from './sign-ins.ts'
import { resendCode, signUp, verifyEmail } from './sign-up.ts'
import { ssoCallback } from './sso.ts'
import { createStore, listStores } from './stores.ts'
import { showThreadContext } from './thread-context.ts'
import { rerunWork } from './rerun-work.ts'
import {
  bulkThreads,
  listThreads,
  mergeThread,
  setSender,
  showEmailHtml,
  showThread,
  splitThread,
  updateThread,
} from './threads.ts'
import { uploadPolicy } from './upload-policy.ts'
import { done, type Handler } from './visit.ts'

/** The code of every call in the contract. */
export const handlers: { [N in CallName]: Handler<N> } = {
  checkInternet: () => Promise.resolve(done({ status: 'online' })),
  googleLogin,
  googleCallback,
  ssoCallback,
  me,
  session,
  refresh,
  signUp,
  signIn,
  verifyEmail,
  resendCode,
  forgotPassword,
  resetPassword,
  revoke,
  signIns,
  endSignIn,
  endOtherSignIns,
  showInvite,
  acceptInvite,
  stores: listStores,
  languages: listLanguages,
  updateUser,
  changePassword,
  uploadPicture,
  deletePicture,
  switchStore,
  createStore,
  onboardStore,
  policies: listPolicies,
  createPolicy,
  uploadPolicy,
  policy: showPolicy,
  updatePolicy,
  deletePolicy,
  restorePolicy,
  examples: listExamples,
  createExample,
  example: showExample,
  updateExample,
  deleteExample,
  restoreExample,
  integrations: showIntegrations,
  linkMailbox,
  testMailbox,
  unlinkMailbox,
  mailSync: showMailSync,
  changeMailSync,
  syncNow,
  linkShop,
  startShopOAuth,
  finishShopOAuth,
  startMailboxOAuth,
  finishMailboxOAuth,
  testShop,
  chooseShop,
  unlinkShop,
  activity: showActivity,
  overview: showOverview,
  rerunWork,
  adminStores: listAdminStores,
  adminStore: showAdminStore,
  setReplyLimits,
  threads: listThreads,
  thread: showThread,
  updateThread,
  bulkThreads,
  mergeThread,
  splitThread,
  emailHtml: showEmailHtml,
  setSender,
  threadContext: showThreadContext,
  createDraft,
  draft: showDraft,
  updateDraft,
  discardDraft,
  restoreDraft,
  addDraftFile,
  removeDraftFile,
  sendDraft,
  undoSend,
  settleSend,
  eraseCustomer,
  exportCustomer,
  customerRequests: listCustomerRequests,
  closeCustomerRequest,
  dashboard: showDashboard,
  members: listMembers,
  updateMember,
  removeMember,
  restoreMember,
  invites: listInvites,
  createInvite,
  resendInvite,
  revokeInvite,
  restoreInvite,
  draftingSettings: showDraftingSettings,
  updateDraftingSettings,
  testModel,
  writeDraft,
  draftSteps,
  rateDraft,
  askPolicies,
  sampleReplies,
  gaps: showGaps,
  updateGap,
  settings: showSettings,
  updateSettings,
  notify,
}
