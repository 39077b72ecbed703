import { buildCall } from '@draftdesk/contract'
import { dashboardMessages as words } from '../../messages/dashboard.ts'
import { findProblems, listSteps, toSetUpLink } from '../../models/set-up.ts'
import { toThreadRow } from '../../models/thread-row.ts'
import { toWork } from '../../models/work.ts'
import type { PageContext } from '../upstream/visit.ts'

/** How long /dashboard waits for what it asks: the set-up of the store is known without it. */
const timeoutMs = 3000

/** What /dashboard asks for. */
export const readDashboard = () => ({ ...buildCall('dashboard', {}), timeoutMs })

const unknown = 404

/** What /dashboard shows beside the set-up of the store; a server without this call leaves it out, and so does a failure. */
export async function loadDashboard({ locals: { visit } }: PageContext) {
  const shown = await visit.call(readDashboard(), { timeoutMs, mayBeMissing: true })
  const answer = shown.ok ? shown.value : undefined
  const isMissing = !shown.ok && shown.error.refusal?.status === unknown
  return {
    problems: answer ? findProblems(answer, visit.session?.store) : [],
    steps: listSteps(visit.session?.store, answer?.shop ? undefined : answer?.shop_choice),
    // What works needs no line of its own.
    links: answer
      ? [
          toSetUpLink('mailbox', answer.mailbox, visit.zone),
          toSetUpLink('shop', answer.shop, visit.zone),
        ].filter(({ state }) => state === 'failing' || state === 'failed')
      : [],
    work: answer?.work
      ? toWork(answer.work, { drafts: answer.counts.drafts, gaps: answer.gaps ?? 0 }, visit.clock.now())
      : undefined,
    drafts: (answer?.drafts ?? []).map((thread) =>
      toThreadRow(thread, { filter: 'drafts' }, visit.clock.now(), visit.zone),
    ),
    draftCount: answer?.counts.drafts ?? 0,
    hasMail: (answer?.counts.threads ?? 0) > 0,
    error: shown.ok || isMissing ? undefined : (shown.error.problem ?? words.failed),
  }
}
