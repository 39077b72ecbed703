export { activityActions, activityAnswer, activitiesAnswer } from './activity.ts'
export type { ActivityAction, ActivityAnswer } from './activity.ts'
export {
  clientAnswer,
  adminStoreAnswer,
  adminStoresRequest,
  adminStoresAnswer,
  connectionFailureAnswer,
  overviewAnswer,
  adminMemberAnswer,
  adminStoreDetailAnswer,
} from './admin.ts'
export type {
  SetUpState,
  AdminStoreAnswer,
  AdminStoreDetailAnswer,
  AdminStoresRequest,
  OverviewAnswer,
} from './admin.ts'
export {
  grantAnswer,
  loginAnswer,
  storeAnswer,
  activeUserAnswer,
  sessionAnswer,
  meAnswer,
  signUpAnswer,
  messageAnswer,
  saidAnswer,
  verifyEmailAnswer,
  onlineAnswer,
  acceptedAnswer,
  updatedUserAnswer,
  pictureAnswer,
  googleAnswer,
  storesAnswer,
  languagesAnswer,
  staleAnswer,
  errorAnswer,
} from './answers.ts'
export type {
  GrantAnswer,
  LoginAnswer,
  StoreAnswer,
  SessionAnswer,
  MeAnswer,
  SignUpAnswer,
  MessageAnswer,
  StoresAnswer,
  LanguagesAnswer,
  ErrorAnswer,
} from './answers.ts'
export { beside } from './beside.ts'
export { calls } from './calls.ts'
export type { Answer, CallName } from './calls.ts'
export type { Call, Payload, TokenNeed } from './call.ts'
export { dashboardAnswer } from './dashboard.ts'
export type { DashboardAnswer } from './dashboard.ts'
export {
  draftAnswer,
  draftFileBytes,
  draftStates,
  mostDraftFiles,
  mostRecipients,
  sendDraftAnswer,
  sendingAnswer,
  sendStates,
} from './drafts.ts'
export type { DraftAnswer, DraftState, SendDraftAnswer, SendingAnswer, SendState } from './drafts.ts'
export {
  createExampleRequest,
  updateExampleRequest,
  exampleAnswer,
  exampleTextAnswer,
  examplesAnswer,
} from './examples.ts'
export type { ExampleAnswer, ExampleTextAnswer } from './examples.ts'
export { integrationsAnswer } from './integrations.ts'
export type { IntegrationsAnswer } from './integrations.ts'
export { linkState } from './linking.ts'
export { linkMailboxRequest, mailboxAnswer, mailProvider, mailServer } from './mailbox.ts'
export type { LinkMailboxRequest, MailboxAnswer, MailProvider, MailServer } from './mailbox.ts'
export { linkShopRequest, shopAnswer, shopSystem } from './shop.ts'
export type { ShopAnswer, ShopSystemId } from './shop.ts'
export { askAnswer, samplesAnswer } from './drafting.ts'
export type { AskAnswer, SamplesAnswer } from './drafting.ts'
export { draftingAnswer, updateDraftingRequest } from './drafting-settings.ts'
export type { DraftingAnswer } from './drafting-settings.ts'
export { languageMissing } from './draft-style.ts'
export { draftFaults, draftLengths, draftTones, setUpStates } from './choices.ts'
export { draftLevels, draftMarks, writtenFields } from './written.ts'
export { shortestReason } from './fields.ts'
export { lengths, maxBodyBytes, replyLimits } from './lengths.ts'
export { orderAnswer, threadContextAnswer } from './orders.ts'
export type { OrderAnswer, ThreadContextAnswer } from './orders.ts'
export { pageRequest } from './pages.ts'
export {
  memberLimit,
  memberRole,
  updateMemberRequest,
  restoreMemberRequest,
  createInviteRequest,
  memberAnswer,
  membersAnswer,
  removeMemberAnswer,
  inviteAnswer,
  invitesAnswer,
} from './members.ts'
export type { MemberRole, MemberAnswer, InviteAnswer } from './members.ts'
export {
  policyFileBytes,
  createPolicyRequest,
  uploadPolicyRequest,
  updatePolicyRequest,
  policyAnswer,
  policyTextAnswer,
  policiesAnswer,
} from './policies.ts'
export type { PolicyAnswer, PolicyTextAnswer } from './policies.ts'
export { readingOf } from './reading.ts'
export type { ReadAs } from './reading.ts'
export {
  passwordField,
  signUpRequest,
  loginRequest,
  verifyEmailRequest,
  resendCodeRequest,
  forgotPasswordRequest,
  resetPasswordRequest,
  googleCallbackRequest,
  ssoCallbackRequest,
  refreshRequest,
  switchStoreRequest,
  acceptInviteRequest,
  updateUserRequest,
  changePasswordRequest,
  pictureBytes,
  pictureSide,
  uploadPictureRequest,
  createStoreRequest,
  notifyRequest,
} from './requests.ts'
export type {
  SignUpRequest,
  LoginRequest,
  VerifyEmailRequest,
  ResetPasswordRequest,
  NotifyRequest,
} from './requests.ts'
export { emailHtmlAnswer } from './emails.ts'
export { threadTextAnswer } from './thread.ts'
export type { ThreadTextAnswer } from './thread.ts'
export {
  threadFilters,
  threadsRequest,
  updateThreadRequest,
  bulkThreadsRequest,
  bulkThreadsAnswer,
  threadAnswer,
  threadsAnswer,
} from './threads.ts'
export type { ThreadFilter, ThreadAnswer, ThreadsAnswer } from './threads.ts'
export { storeNameField, updateSettingsRequest, settingsAnswer } from './settings.ts'
export type { SettingsAnswer } from './settings.ts'
export { createCall, buildCall } from './create-call.ts'
export type { CallRequest, CallResult, InputOf, Loose, MakeCall, PathOf, SendCall } from './create-call.ts'
export { createReadingCall } from './create-reading-call.ts'
export type { Read, ReadCall } from './create-reading-call.ts'
export { table } from './table.ts'
export type { TableEntry } from './table-entry.ts'
export type { ShowInviteAnswer, SignInsAnswer, VerifyEmailAnswer } from './answers.ts'
