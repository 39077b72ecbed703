import type { StoreState } from '@draftdesk/auth-core'
import { dashboardAnswer, readingOf } from '@draftdesk/contract'
import type { ReadAs } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { dashboardMessages as words } from '../../messages/dashboard.ts'
import { gateMessages } from '../../messages/gate.ts'
import { callAs } from '../upstream/call.ts'
import { getSite } from '../site.ts'
import { toMoment, toThreadRow } from './thread-row.ts'

/** The call of this page. The set-up of the store is known without it, so it is not waited for long. */
export const dashboardRead = { path: '/v1/dashboard', timeoutMs: 3000 } as const

/** What /dashboard shows beside the set-up of the store; a server without this call leaves it out, and so does a failure. */
export async function loadDashboard(context: APIContext) {
  const { missing } = getSite()
  const { path } = dashboardRead
  const shown = missing.has(path)
    ? undefined
    : await callAs(context, { method: 'GET', ...dashboardRead, fallback: words.failed })
  const answer = shown?.ok ? readingOf(dashboardAnswer).safeParse(shown.body).data : undefined
  const { store } = context.locals.session ?? {}
  if (shown?.ok === false && shown.refusal?.status === 404) missing.note(path)
  return {
    problems: answer ? findProblems(answer, store) : [],
    shopChoice: answer?.shop ? undefined : (answer?.shop_choice ?? undefined),
    links: answer && [toLink('mailbox', answer.mailbox), toLink('shop', answer.shop)],
    drafts: (answer?.drafts ?? []).map((thread) =>
      toThreadRow(thread, { filter: 'drafts' }, getSite().now()),
    ),
    draftCount: answer?.counts.drafts ?? 0,
    hasMail: (answer?.counts.threads ?? 0) > 0,
    error: answer || !shown || missing.has(path) ? undefined : shown.ok ? gateMessages.notJson : shown.error,
  }
}

type Known = ReadAs<typeof dashboardAnswer>

/** What was set up once and does not work, by the name of its words. */
function findProblems({ mailbox, shop, ...rest }: Known, store: StoreState | undefined) {
  const mailboxProblem = !mailbox
    ? ('mailboxNone' as const)
    : mailbox.state !== 'connected' && ('mailboxBroken' as const)
  const shopProblem = !shop
    ? rest.shop_choice === null && ('shopNone' as const)
    : shop.state !== 'connected' && ('shopBroken' as const)
  return [
    store?.isDocumentUploaded && rest.lacks_document && ('document' as const),
    store?.isEmailAccountAdded && mailboxProblem,
    store?.isShopifyAccountAdded && shopProblem,
  ].filter((problem) => typeof problem === 'string')
}

function toLink(kind: 'mailbox' | 'shop', link: ReadAs<typeof dashboardAnswer>['mailbox' | 'shop']) {
  return {
    kind,
    state: link?.state ?? ('none' as const),
    name: link?.name,
    failure: link?.failure?.detail,
    checked: link ? toMoment(link.checked_at) : undefined,
  }
}
