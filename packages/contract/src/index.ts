export { activityActions, activityAnswer, activitiesAnswer } from './stores/activity.ts'
export type { ActivityAction, ActivityAnswer } from './stores/activity.ts'
export {
  payingClientAnswer,
  adminStoreAnswer,
  adminStoresRequest,
  adminStoresAnswer,
  connectionFailureAnswer,
  adminOverviewAnswer,
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
export { adminActivitiesAnswer, adminActivityAnswer, adminJobsAnswer } from './stores/admin-jobs.ts'
export type { AdminActivityAnswer, AdminJobsAnswer } from './stores/admin-jobs.ts'
export type {
  SetUpState,
  AdminStoreAnswer,
  AdminStoreDetailAnswer,
  AdminStoresRequest,
  AdminOverviewAnswer,
} from './stores/admin.ts'
export {
  sessionTokenAnswer,
  providerSignInAnswer,
  loginAnswer,
  storeAnswer,
  activeUserAnswer,
  sessionCheckAnswer,
  meAnswer,
  signUpAnswer,
  messageAnswer,
  unusedMessageAnswer,
  verifyEmailAnswer,
  checkInternetAnswer,
  acceptInviteAnswer,
  updatedUserAnswer,
  profilePictureAnswer,
  googleSignInStartAnswer,
  storesAnswer,
  languagesAnswer,
  createVersionConflictAnswer,
  errorAnswer,
} from './answers.ts'
export type {
  SessionTokenAnswer,
  ProviderSignInAnswer,
  LoginAnswer,
  StoreAnswer,
  SessionCheckAnswer,
  MeAnswer,
  SignUpAnswer,
  MessageAnswer,
  StoresAnswer,
  LanguagesAnswer,
  ErrorAnswer,
} from './answers.ts'
export { fileAndStreamPaths } from './file-and-stream-paths.ts'
export { storeQueryParameter, addStoreToPath } from './store-links.ts'
export { calls } from './calls.ts'
export type { Answer, CallName } from './calls.ts'
export type { Call, PayloadKind, TokenRequirement } from './call.ts'
export { deletionGraceDays } from './stores/deletion.ts'
export { dashboardAnswer } from './stores/dashboard.ts'
export type { DashboardAnswer } from './stores/dashboard.ts'
export { maxFiguresPeriodDays } from './stores/figures.ts'
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
export { sendDraftAnswer, outboxMailAnswer, outboxMailStates } from './conversations/sending.ts'
export type { SendDraftAnswer, OutboxMailAnswer, OutboxMailState } from './conversations/sending.ts'
export {
  createExampleRequest,
  updateExampleRequest,
  exampleAnswer,
  fullExampleAnswer,
  examplesAnswer,
} from './knowledge/examples.ts'
export type { ExampleAnswer, FullExampleAnswer } from './knowledge/examples.ts'
export type {
  ContradictionAnswer,
  EditSuggestionAnswer,
  TextContradictionsAnswer,
  ExampleProposalAnswer,
  LearnedQuestionAnswer,
} from './knowledge/learning.ts'
export type { ReplayAnswer, StartReplayRequest } from './knowledge/replays.ts'
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
export { draftingSettingsAnswer, updateDraftingSettingsRequest } from './conversations/drafting-settings.ts'
export type { DraftingSettingsAnswer } from './conversations/drafting-settings.ts'
export { languageMissingMessage } from './conversations/draft-style.ts'
export {
  draftFaults,
  draftLengths,
  draftTones,
  adminPeopleFilters,
  setUpStates,
  tagColors,
} from './choice-lists.ts'
export type { TagColor } from './choice-lists.ts'
export { draftReviewLevels, sentenceMarks, generatedDraftFields } from './conversations/generated-draft.ts'
export {
  maxLengths,
  maxBodyBytes,
  minReasonLength,
  maxListCount,
  noteLimits,
  presenceLimits,
  replyLimits,
  savedFilterLimits,
  tagLimits,
} from './input-limits.ts'
export { savedReplyActionsField } from './knowledge/saved-reply-actions.ts'
export type { SavedReplyActions } from './knowledge/saved-reply-actions.ts'
export { threadFilterFields, threadFilters } from './conversations/thread-filters.ts'
export type { ThreadFilter } from './conversations/thread-filters.ts'
export type { AwayAnswer } from './accounts/away-dates.ts'
export { passkeyLimits } from './accounts/passkeys.ts'
export { identityProofMinutes } from './accounts/identity-proof.ts'
export type { ProofErrorCode, ProofMethod } from './accounts/identity-proof.ts'
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
  fullPolicyAnswer,
  policiesAnswer,
} from './knowledge/policies.ts'
export type { PolicyAnswer, FullPolicyAnswer } from './knowledge/policies.ts'
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
  maxPictureSidePixels,
  uploadPictureRequest,
  createStoreRequest,
  errorReportRequest,
} from './accounts/account-requests.ts'
export type {
  SignUpRequest,
  LoginRequest,
  VerifyEmailRequest,
  ResetPasswordRequest,
  ErrorReportRequest,
} from './accounts/account-requests.ts'
export { savedFilterAnswer } from './conversations/saved-filters.ts'
export type { SavedFilterAnswer } from './conversations/saved-filters.ts'
export { tagAnswer } from './conversations/tags.ts'
export type { TagAnswer } from './conversations/tags.ts'
export { emailHtmlAnswer } from './conversations/emails.ts'
export { historyActions, fullThreadAnswer } from './conversations/thread.ts'
export type { HistoryAction, FullThreadAnswer } from './conversations/thread.ts'
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
export { createCallFunction, buildCall } from './client/create-call-function.ts'
export type {
  CallRequest,
  CallResult,
  CallInput,
  FormInput,
  CallFunction,
  PathParameters,
  SendCall,
} from './client/create-call-function.ts'
export { createParsingCallFunction } from './client/create-parsing-call-function.ts'
export type { ParsedAnswer, ParsingCallFunction } from './client/create-parsing-call-function.ts'
export { table } from './table.ts'
export type { TableEntry } from './table-entry.ts'
export type { ShowInviteAnswer, SignInsAnswer, VerifyEmailAnswer } from './answers.ts'
