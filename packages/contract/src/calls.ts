import type * as z from 'zod/mini'
import { accountCalls } from './account.ts'
import { activityCalls } from './activity.ts'
import { adminCalls } from './admin.ts'
import * as answers from './answers.ts'
import type { Call } from './call.ts'
import { customerCalls } from './customers.ts'
import { dashboardCalls } from './dashboard.ts'
import { draftCalls } from './drafts.ts'
import { draftingCalls } from './drafting.ts'
import { draftingSettingsCalls } from './drafting-settings.ts'
import { emailCalls } from './emails.ts'
import { exampleCalls } from './examples.ts'
import { integrationCalls } from './integrations.ts'
import { inviteLinkCalls } from './invite-links.ts'
import { learningCalls } from './learning.ts'
import { memberCalls } from './members.ts'
import { orderCalls } from './orders.ts'
import { policyCalls } from './policies.ts'
import * as requests from './requests.ts'
import { settingsCalls } from './settings.ts'
import { signInCalls } from './sign-in.ts'
import { storeCalls } from './stores.ts'
import { threadCalls } from './threads.ts'

/** Every call of /v1 that is JSON or a form. */
export const calls = {
  ...signInCalls,
  ...inviteLinkCalls,
  ...accountCalls,
  ...storeCalls,
  ...policyCalls,
  ...exampleCalls,
  ...integrationCalls,
  ...threadCalls,
  ...emailCalls,
  ...orderCalls,
  ...draftCalls,
  ...customerCalls,
  ...dashboardCalls,
  ...activityCalls,
  ...memberCalls,
  ...settingsCalls,
  ...draftingSettingsCalls,
  ...draftingCalls,
  ...learningCalls,
  ...adminCalls,
  notify: {
    method: 'POST',
    path: '/api/v1/notify',
    payload: 'json',
    request: requests.notifyRequest,
    status: 200,
    answer: answers.saidAnswer,
    token: 'optional',
    summary: 'Reports an error of a front end',
  },
} as const satisfies Record<string, Call>

/** The name of a call in `calls`. */
export type CallName = keyof typeof calls

/** Response of our own server, with exact fields. */
export type Answer<N extends CallName> = z.infer<(typeof calls)[N]['answer']>
