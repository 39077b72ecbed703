import type { Read } from '@draftdesk/contract'
import { threadMessages as words } from '../../messages/emails.ts'
import { findPlace, toShownThread } from '../../models/conversation.ts'
import { offerSender, toComposer } from '../../models/draft.ts'
import { stepsOf, toSteps } from '../../models/learning.ts'
import type { ThreadRow } from '../../models/thread-row.ts'
import { threadVerbs } from '../../models/threads.ts'
import { findMailFilter, link } from '../../routes.ts'
import { isNavigation } from '../gate/navigation.ts'
import { redirect } from '../gate/redirect.ts'
import type { PageContext } from '../upstream/visit.ts'
import { changeEmail } from './change-email.ts'
import { loadMailList, readListQuery } from './mail-list.ts'
import type { Unsent } from './write-reply.ts'

/** What a page with a conversation asks for. */
export const readConversation = threadVerbs.show

/** What /email-page/detail/{id} shows: a conversation with its drafts beside the list that it was opened from. */
export async function loadEmail(context: PageContext) {
  const { id = '' } = context.params
  const query = readListQuery(context.url)
  const sent =
    context.request.method === 'POST'
      ? await changeEmail(context, { id, list: link('emails', {}, query) })
      : undefined
  if (sent instanceof Response) return sent
  const [read, list] = await Promise.all([readThread(context, id), loadMailList(context)])
  if (read instanceof Response) return read
  const { answer, error, isGone } = read
  const [version, steps] = await Promise.all([
    answer && markRead(context, answer),
    loadSteps(context, answer),
  ])
  return {
    conversation: {
      ...toConversation(context, answer, version, sent),
      asked: sent?.asked,
      ...findPlace(list, id),
      steps,
      // What is wrong with a reply is said where it is written.
      error: answer ? (sent?.unsaved ? undefined : sent?.error) : error,
      isGone,
    },
    // It is being read: its row says so, whatever the list said a moment ago.
    list: { ...list, days: list.days.map((day) => ({ ...day, rows: day.rows.map((row) => seen(row, id)) })) },
  }
}

/** One conversation for the pane of a page that is open already, which knows where it stands in its list. */
export async function loadEmailPart(context: PageContext) {
  const read = await readThread(context, context.params['id'] ?? '')
  if (read instanceof Response) return read
  const { answer, error, isGone } = read
  const version = answer?.version ?? undefined
  return {
    ...toConversation(context, answer, version),
    ...{ previous: undefined, next: undefined, place: undefined, asked: undefined, steps: undefined },
    error: answer ? undefined : error,
    isGone,
  }
}

/** How the draft came about that the address names. */
async function loadSteps(context: PageContext, thread: Thread | undefined) {
  const id = context.url.searchParams.get('steps')
  if (!thread?.drafts.some((draft) => draft.id === id) || id === null) return undefined
  const told = await context.locals.visit.call(stepsOf(id))
  return told.ok ? toSteps(told.value) : undefined
}

const seen = (row: ThreadRow, id: string): ThreadRow => (row.id === id ? { ...row, isUnread: false } : row)

async function readThread(context: PageContext, id: string) {
  const shown = await context.locals.visit.call(readConversation(id))
  const answer = shown.ok ? shown.value : undefined
  // It was merged into another one, which has an address of its own.
  if (answer && answer.id !== id)
    return redirect(link('email', { id: answer.id }, readListQuery(context.url)))
  return {
    answer,
    error: shown.ok ? undefined : (shown.error.problem ?? words.failed),
    isGone: !shown.ok && shown.error.refusal?.status === 404,
  }
}

/** A conversation for its pane. */
function toConversation(
  context: PageContext,
  answer: Thread | undefined,
  version: number | undefined,
  sent?: Unsent,
) {
  const filter = findMailFilter(context.url)
  const { zone } = context.locals.visit
  const { id = '' } = context.params
  const query = readListQuery(context.url)
  return {
    id,
    epoch: context.locals.session?.epoch,
    address: link('email', { id }, query),
    back: { href: link('emails', {}, query), label: words.back[filter] },
    sender: answer && findSender(context, answer),
    thread: answer && withAsked(toShown(context, answer, version), sent?.assignee),
    composer:
      answer && toComposer(answer, { unsaved: sent?.unsaved, problem: sent?.unsaved && sent.error, zone }),
  }
}

type Thread = Read<'thread'>

/** Whose reply the first one is, for somebody of the store who may say so. */
function findSender({ locals: { session } }: PageContext, answer: Thread) {
  if (!session?.store || session.user.isSuperAdmin || !session.permissions.includes('settings'))
    return undefined
  const { firstName, lastName } = session.user
  return offerSender(answer, { firstName, lastName, store: session.store.name })
}

type ShownThread = ReturnType<typeof toShown>

/** The conversation with who was chosen to answer it, in a form that came to nothing. */
const withAsked = (thread: ShownThread, asked: string | undefined): ShownThread =>
  asked === undefined
    ? thread
    : { ...thread, assignees: thread.assignees.map((each) => ({ ...each, isChosen: each.id === asked })) }

const toShown = ({ locals }: PageContext, answer: Thread, version: number | undefined) =>
  toShownThread(answer, version, {
    nowMs: locals.visit.clock.now(),
    zone: locals.visit.zone,
    me: locals.session?.user.id,
  })

/**
 * Marks a conversation read that a person opened, and returns its version. A prefetch opens nothing; a change by somebody
 * else meanwhile, or a server that refuses, leaves it unread, which is no harm.
 */
async function markRead(context: PageContext, thread: Thread): Promise<number | undefined> {
  const version = thread.version ?? undefined
  const isOpened = context.request.method === 'GET' && isNavigation(context.request.headers)
  if (!thread.is_unread || version === undefined || !isOpened) return version
  // The conversation is there: a gateway that fails only here leads nowhere else.
  const marked = await context.locals.visit.call(threadVerbs.markRead(thread.id, version), { isSpare: true })
  return marked.ok ? (marked.value.version ?? version) : version
}
