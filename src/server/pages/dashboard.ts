import { dashboardAnswer } from 'auth-core/contract'
import type { DashboardAnswer } from 'auth-core/contract'
import type { APIContext } from 'astro'
import { dashboardMessages as words } from '../../messages/dashboard.ts'
import { gateMessages } from '../../messages/gate.ts'
import { callAs } from '../call.ts'
import { toMoment, toThreadRow } from './thread-row.ts'

// The set-up of the store is known by then: what takes longer than this is left out.
const waitMs = 3000

/** What /dashboard shows beside the set-up of the store; a server without this call leaves it out, and so does a failure. */
export async function loadDashboard(context: APIContext) {
  const shown = await callAs(context, {
    method: 'GET',
    path: '/v1/dashboard',
    timeoutMs: waitMs,
    fallback: words.failed,
  })
  const answer = shown.ok ? dashboardAnswer.safeParse(shown.body).data : undefined
  const isUnknown = !shown.ok && shown.refusal?.status === 404
  return {
    links: answer && [toLink('mailbox', answer.mailbox), toLink('shop', answer.shop)],
    drafts: (answer?.drafts ?? []).map((thread) => toThreadRow(thread, 'drafts')),
    draftCount: answer?.counts.drafts ?? 0,
    hasMail: (answer?.counts.threads ?? 0) > 0,
    error: answer || isUnknown ? undefined : shown.ok ? gateMessages.notJson : shown.error,
  }
}

function toLink(kind: 'mailbox' | 'shop', link: DashboardAnswer['mailbox' | 'shop']) {
  return {
    kind,
    state: link?.state ?? ('none' as const),
    name: link?.name,
    failure: link?.failure?.detail,
    checked: link ? toMoment(link.checked_at) : undefined,
  }
}
