import { draftingMessages } from '../../messages/drafting.ts'
import type { ActiveStore } from '@draftdesk/auth-core'
import { toThreadRow } from '../../models/thread-row.ts'
import { findSetUpProblems, listSetUpSteps, toShownConnection } from './set-up.ts'
import type { ParsedDashboard } from './state.ts'
import { toShownWorkload } from './workload-figures.ts'

/** Further facts for the view. */
interface DashboardViewOptions {
  readonly store: ActiveStore | undefined
  readonly zone: string
  readonly nowMs: number
}

/** An answer as the dashboard shows it. The set-up of the store is known without one. */
export function toDashboardView(
  answer: ParsedDashboard | undefined,
  { store, zone, nowMs }: DashboardViewOptions,
) {
  const steps = listSetUpSteps(store, answer?.shop ? undefined : answer?.shop_choice)
  const counts = answer?.counts ?? { drafts: 0, threads: 0 }
  const links = answer
    ? [toShownConnection('mailbox', answer.mailbox, zone), toShownConnection('shop', answer.shop, zone)]
    : []
  return {
    steps,
    isReady: steps.every(({ state }) => state === 'done'),
    problems: answer ? findSetUpProblems(answer, store) : [],
    // A working connection needs no line.
    links: links.filter(({ state }) => state === 'failing' || state === 'failed'),
    work: answer?.work
      ? toShownWorkload(answer.work, { drafts: counts.drafts, gaps: answer.gaps ?? 0 }, nowMs)
      : undefined,
    drafts: (answer?.drafts ?? []).map((thread) => toThreadRow(thread, { filter: 'drafts' }, nowMs, zone)),
    draftCount: counts.drafts,
    hasMail: counts.threads > 0,
    modelLimit: answer?.model_limit_until ? draftingMessages.modelLimit(answer.model_limit_until) : undefined,
  }
}

export type DashboardView = ReturnType<typeof toDashboardView>
