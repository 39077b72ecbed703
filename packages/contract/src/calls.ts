import type * as z from 'zod/mini'
import { accountCalls } from './accounts/account.ts'
import { awayCalls } from './accounts/away-dates.ts'
import { activityCalls } from './stores/activity.ts'
import { adminCalls } from './stores/admin.ts'
import { adminPeopleCalls } from './stores/admin-people.ts'
import { adminJobCalls } from './stores/admin-jobs.ts'
import * as answers from './answers.ts'
import type { Call } from './call.ts'
import { customerCalls } from './conversations/customers.ts'
import { dashboardCalls } from './stores/dashboard.ts'
import { deletionCalls } from './stores/deletion.ts'
import { draftCalls } from './conversations/drafts.ts'
import { draftingCalls } from './conversations/drafting.ts'
import { draftingSettingsCalls } from './conversations/drafting-settings.ts'
import { emailCalls } from './conversations/emails.ts'
import { exampleCalls } from './knowledge/examples.ts'
import { integrationCalls } from './integrations/integrations.ts'
import { figuresCalls } from './stores/figures.ts'
import { modelUsageCalls } from './stores/model-usage.ts'
import { forwardCalls } from './conversations/forwards.ts'
import { inviteLinkCalls } from './accounts/invite-links.ts'
import { learningCalls } from './knowledge/learning.ts'
import { memberCalls } from './stores/members.ts'
import { noteCalls } from './conversations/notes.ts'
import { notificationCalls } from './accounts/notifications.ts'
import { orderCalls } from './conversations/orders.ts'
import { policyCalls } from './knowledge/policies.ts'
import { recipientCalls } from './conversations/recipients.ts'
import { presenceCalls } from './conversations/presence.ts'
import * as requests from './accounts/account-requests.ts'
import { replayCalls } from './knowledge/replays.ts'
import { retentionCalls } from './stores/retention.ts'
import { savedFilterCalls } from './conversations/saved-filters.ts'
import { savedReplyCalls } from './knowledge/saved-replies.ts'
import { settingsCalls } from './stores/settings.ts'
import { signInCalls } from './accounts/sign-in.ts'
import { twoStepCalls } from './accounts/two-step.ts'
import { passkeyCalls } from './accounts/passkeys.ts'
import { identityProofCalls } from './accounts/identity-proof.ts'
import { storeCalls } from './stores/stores.ts'
import { tagCalls } from './conversations/tags.ts'
import { threadCalls } from './conversations/threads.ts'
import { sendingCalls } from './conversations/sending.ts'

/** Every call of /v1 that is JSON or a form. */
export const calls = {
  ...signInCalls,
  ...twoStepCalls,
  ...passkeyCalls,
  ...identityProofCalls,
  ...inviteLinkCalls,
  ...accountCalls,
  ...awayCalls,
  ...storeCalls,
  ...policyCalls,
  ...exampleCalls,
  ...replayCalls,
  ...savedReplyCalls,
  ...integrationCalls,
  ...threadCalls,
  ...emailCalls,
  ...noteCalls,
  ...tagCalls,
  ...savedFilterCalls,
  ...presenceCalls,
  ...notificationCalls,
  ...orderCalls,
  ...draftCalls,
  ...sendingCalls,
  ...forwardCalls,
  ...recipientCalls,
  ...customerCalls,
  ...dashboardCalls,
  ...figuresCalls,
  ...modelUsageCalls,
  ...activityCalls,
  ...memberCalls,
  ...settingsCalls,
  ...deletionCalls,
  ...retentionCalls,
  ...draftingSettingsCalls,
  ...draftingCalls,
  ...learningCalls,
  ...adminCalls,
  ...adminPeopleCalls,
  ...adminJobCalls,
  notify: {
    method: 'POST',
    path: '/api/v1/notify',
    payload: 'json',
    request: requests.errorReportRequest,
    status: 200,
    answer: answers.unusedMessageAnswer,
    token: 'optional',
    summary: 'Reports an error of a front end',
  },
} as const satisfies Record<string, Call>

/** The name of a call in `calls`. */
export type CallName = keyof typeof calls

/** Response of our own server, with exact fields. */
export type Answer<N extends CallName> = z.infer<(typeof calls)[N]['answer']>
