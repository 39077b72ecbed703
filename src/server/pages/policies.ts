import { cutText } from '@draftdesk/contract/cut-text'
import { lengths } from '@draftdesk/contract/lengths'
import { policyMessages } from '../../messages/policies.ts'
import { policyVerbs, toPolicyPage } from '../../models/policies.ts'
import { toWritten } from '../../models/written.ts'
import { askMessages } from '../../messages/written.ts'
import { link } from '../../routes.ts'
import { redirect } from '../gate/redirect.ts'
import type { PageContext } from '../upstream/visit.ts'
import { changeEntry, cursorOf } from './change-entry.ts'
import type { Changed } from './change-entry.ts'
import { dismissGap } from './gaps.ts'
import { isOwnForm } from './set-up-invites.ts'

const place = { verbs: policyVerbs, page: 'policies', fallback: policyMessages.changeFailed } as const

/** What /policies-page asks first. */
export const readPolicies = ({ url }: Pick<PageContext, 'url'>) => policyVerbs.list(cursorOf(url))

/** What /policies-page shows: the first page of documents, or why there is none; and one that was just deleted. */
export async function loadPolicies(context: PageContext) {
  const sent = isOwnForm(context) ? await send(context) : undefined
  if (sent instanceof Response) return sent
  const { call, session } = context.locals.visit
  const listed = await call(readPolicies(context))
  const { entries, next } = listed.ok ? toPolicyPage(listed.value) : { entries: [], next: null }
  const { store } = session ?? {}
  return {
    policies: entries,
    next: next ?? undefined,
    listError: listed.ok ? undefined : (listed.error.problem ?? policyMessages.listFailed),
    isLinked: (store?.isEmailAccountAdded && store.isShopifyAccountAdded) ?? false,
    canManage: session?.permissions.includes('settings') ?? false,
    ...sent,
  }
}

/** What the documents answer to the question in the address; undefined when it holds none. */
export async function askPolicies({ url, locals }: PageContext) {
  const question = cutText(url.searchParams.get('ask')?.trim() ?? '', lengths.instruction) || undefined
  if (!question) return undefined
  const answered = await locals.visit.call(policyVerbs.ask(question))
  return answered.ok
    ? { question, written: toWritten(answered.value), error: undefined }
    : { question, written: undefined, error: answered.error.problem ?? askMessages.failed }
}

/** Does what a form of the page asks (without JavaScript); answers where to go, or what to say. */
async function send(context: PageContext): Promise<Response | Changed> {
  if (context.url.searchParams.has('gap')) return dismissGap(context)
  if (!context.url.searchParams.has('upload')) return changeEntry(context, place)
  const { visit, posted } = context.locals
  const upload = posted?.kind === 'upload' ? posted.body : undefined
  const uploaded = await visit.call(policyVerbs.upload(), { upload })
  if (uploaded.ok) return redirect(link('policies'))
  return { error: uploaded.error.problem ?? policyMessages.changeFailed }
}
