export { activityActions, activityAnswer, activitiesAnswer } from './stores/activity.ts'
export type { ActivityAction, ActivityAnswer } from './stores/activity.ts'
export {
  clientAnswer,
  adminStoreAnswer,
  adminStoresRequest,
  adminStoresAnswer,
  connectionFailureAnswer,
  overviewAnswer,
  adminMemberAnswer,
  adminStoreDetailAnswer,
} from './stores/admin.ts'
export {
  adminPeopleRequest,
  adminPeopleAnswer,
  adminPersonAnswer,
  adminPersonDetailAnswer,
  reasonRequest,
} from './stores/admin-people.ts'
export type { AdminPeopleRequest, AdminPersonAnswer, AdminPersonDetailAnswer } from './stores/admin-people.ts'
export { adminActivitiesAnswer, adminActivityAnswer, adminWorkAnswer } from './stores/admin-jobs.ts'
export type { AdminActivityAnswer, AdminWorkAnswer } from './stores/admin-jobs.ts'
export type {
  SetUpState,
  AdminStoreAnswer,
  AdminStoreDetailAnswer,
  AdminStoresRequest,
  OverviewAnswer,
} from './stores/admin.ts'
export {
  grantAnswer,
  providerAnswer,
  loginAnswer,
  storeAnswer,
  activeUserAnswer,
  sessionAnswer,
  meAnswer,
  signUpAnswer,
  messageAnswer,
  unusedMessageAnswer,
  verifyEmailAnswer,
  onlineAnswer,
  acceptedAnswer,
  updatedUserAnswer,
  pictureAnswer,
  googleAnswer,
  storesAnswer,
  languagesAnswer,
  createStaleAnswer,
  errorAnswer,
} from './answers.ts'
export type {
  GrantAnswer,
  ProviderAnswer,
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
export { nonCallPaths } from './non-call-paths.ts'
export { storeParameter, addStoreToPath } from './store-links.ts'
export { calls } from './calls.ts'
export type { Answer, CallName } from './calls.ts'
export type { Call, PayloadKind, TokenNeed } from './call.ts'
export { deletionGraceDays } from './stores/deletion.ts'
export { dashboardAnswer } from './stores/dashboard.ts'
export type { DashboardAnswer } from './stores/dashboard.ts'
export { maxFigureDays } from './stores/figures.ts'
export type { FiguresAnswer } from './stores/figures.ts'
export type { ModelLimitAnswer, ModelUsageAnswer } from './stores/model-usage.ts'
export {
  draftAnswer,
  maxDraftFileBytes,
  draftStates,
  maxDraftFiles,
  maxRecipients,
} from './conversations/drafts.ts'
export type { DraftAnswer, DraftState } from './conversations/drafts.ts'
export { sendDraftAnswer, sendingAnswer, sendStates } from './conversations/sending.ts'
export type { SendDraftAnswer, SendingAnswer, SendState } from './conversations/sending.ts'
export {
  createExampleRequest,
  updateExampleRequest,
  exampleAnswer,
  exampleTextAnswer,
  examplesAnswer,
} from './knowledge/examples.ts'
export type { ExampleAnswer, ExampleTextAnswer } from './knowledge/examples.ts'
export type {
  ContradictionAnswer,
  EditSuggestionAnswer,
  TextContradictionsAnswer,
  ExampleProposalAnswer,
  LearnedQuestionAnswer,
} from './knowledge/learning.ts'
export type { ReplayAnswer, ReplayChange } from './knowledge/replays.ts'
export { recipientsAnswer } from './conversations/recipients.ts'
export { savedRepliesAnswer } from './knowledge/saved-replies.ts'
export type { SavedReplyAnswer } from './knowledge/saved-replies.ts'
export { integrationsAnswer } from './integrations/integrations.ts'
export type { IntegrationsAnswer } from './integrations/integrations.ts'
export { linkStateField } from './integrations/linking.ts'
export {
  linkMailboxRequest,
  mailboxAnswer,
  mailProviderField,
  mailServerSchema,
} from './integrations/mailbox.ts'
export type { LinkMailboxRequest, MailboxAnswer, MailProvider, MailServer } from './integrations/mailbox.ts'
export { linkShopRequest, shopAnswer, shopSystemField } from './integrations/shop.ts'
export type { ShopAnswer, ShopSystemId } from './integrations/shop.ts'
export { askPoliciesAnswer, sampleRepliesAnswer } from './conversations/drafting.ts'
export type { AskPoliciesAnswer, SampleRepliesAnswer } from './conversations/drafting.ts'
export { draftingAnswer, updateDraftingRequest } from './conversations/drafting-settings.ts'
export type { DraftingAnswer } from './conversations/drafting-settings.ts'
export { languageMissingMessage } from './conversations/draft-style.ts'
export {
  draftFaults,
  draftLengths,
  draftTones,
  personFilters,
  setUpStates,
  tagColors,
} from './choice-lists.ts'
export type { TagColor } from './choice-lists.ts'
export { draftLevels, draftMarks, generatedDraftFields } from './conversations/generated-draft.ts'
export {
  maxLengths,
  maxBodyBytes,
  minReasonLength,
  maxCounted,
  noteLimits,
  presenceLimits,
  replyLimits,
  savedFilterLimits,
  tagLimits,
} from './input-limits.ts'
export { replyActionsField } from './knowledge/reply-actions.ts'
export type { ReplyActions } from './knowledge/reply-actions.ts'
export { threadFilterFields, threadFilters } from './conversations/thread-filters.ts'
export type { ThreadFilter } from './conversations/thread-filters.ts'
export type { AwayAnswer } from './accounts/away-dates.ts'
export { passkeyLimits } from './accounts/passkeys.ts'
export { proofMinutes } from './accounts/identity-proof.ts'
export type { ProofCode, ProofWay } from './accounts/identity-proof.ts'
export { twoStepLimits } from './accounts/two-step.ts'
export type { TwoStepAnswer } from './accounts/two-step.ts'
export { noteAnswer } from './conversations/notes.ts'
export type { NoteAnswer } from './conversations/notes.ts'
export {
  notificationKinds,
  notificationLimits,
  notificationAnswer,
  notificationsAnswer,
  notificationSettingsAnswer,
} from './accounts/notifications.ts'
export type {
  NotificationAnswer,
  NotificationChannels,
  NotificationKind,
  NotificationsAnswer,
  NotificationSettingsAnswer,
} from './accounts/notifications.ts'
export type { PresenceUpdate, PresentPerson } from './conversations/presence.ts'
export { orderAnswer, threadContextAnswer } from './conversations/orders.ts'
export type { OrderAnswer, ThreadContextAnswer } from './conversations/orders.ts'
export { pageRequestFields } from './pagination.ts'
export {
  maxMembers,
  memberRoleField,
  updateMemberRequest,
  restoreMemberRequest,
  createInviteRequest,
  memberAnswer,
  membersAnswer,
  removeMemberAnswer,
  inviteAnswer,
  invitesAnswer,
} from './stores/members.ts'
export type { MemberAnswer, InviteAnswer } from './stores/members.ts'
export { roleNames, permissionsByRole, superAdminPermissions } from './stores/roles.ts'
export type { MemberRole, Permission } from './stores/roles.ts'
export {
  maxPolicyFileBytes,
  createPolicyRequest,
  uploadPolicyRequest,
  updatePolicyRequest,
  policyAnswer,
  policyTextAnswer,
  policiesAnswer,
} from './knowledge/policies.ts'
export type { PolicyAnswer, PolicyTextAnswer } from './knowledge/policies.ts'
export { getResponseSchema } from './client/response-schema.ts'
export type { ParsedResponse } from './client/response-schema.ts'
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
  maxPictureBytes,
  maxPictureSide,
  uploadPictureRequest,
  createStoreRequest,
  notifyRequest,
} from './accounts/account-requests.ts'
export type {
  SignUpRequest,
  LoginRequest,
  VerifyEmailRequest,
  ResetPasswordRequest,
  NotifyRequest,
} from './accounts/account-requests.ts'
export { savedFilterAnswer } from './conversations/saved-filters.ts'
export type { SavedFilterAnswer } from './conversations/saved-filters.ts'
export { tagAnswer } from './conversations/tags.ts'
export type { TagAnswer } from './conversations/tags.ts'
export { emailHtmlAnswer } from './conversations/emails.ts'
export { historyActions, threadTextAnswer } from './conversations/thread.ts'
export type { HistoryAction, ThreadTextAnswer } from './conversations/thread.ts'
export {
  threadsRequest,
  updateThreadRequest,
  bulkThreadsRequest,
  bulkThreadsAnswer,
  threadAnswer,
  threadsAnswer,
} from './conversations/threads.ts'
export type { ThreadAnswer, ThreadsAnswer } from './conversations/threads.ts'
export { storeNameField, updateSettingsRequest, settingsAnswer } from './stores/settings.ts'
export type { SettingsAnswer } from './stores/settings.ts'
export { createCall, buildCall } from './client/create-call.ts'
export type {
  CallRequest,
  CallResult,
  CallInput,
  FormInput,
  CallFunction,
  PathParameters,
  SendCall,
} from './client/create-call.ts'
export { createParsingCall } from './client/create-parsing-call.ts'
export type { ParsedAnswer, ParsingCall } from './client/create-parsing-call.ts'
export { table } from './table.ts'
export type { TableEntry } from './table-entry.ts'
export type { ShowInviteAnswer, SignInsAnswer, VerifyEmailAnswer } from './answers.ts'
