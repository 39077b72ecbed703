import { cutText } from '@draftdesk/contract/cut-text'
import { lengths } from '@draftdesk/contract/lengths'
import { emailMessages, threadMessages as words } from '../../messages/emails.ts'
import { threadVerbs } from '../../models/threads.ts'
import { findMailFilter, link } from '../../routes.ts'
import { redirect } from '../../server/gate/redirect.ts'
import type { PageContext } from '../../server/upstream/visit.ts'
import type { ConversationRead, MailStart, ReplyWriter } from './state.ts'
import { queryOf } from './thread-facts.ts'
import type { ListPlace } from './thread-facts.ts'
import { narrowings, oldest } from './view.ts'

/** The list that an address shows or was opened from. */
export function readPlace(url: URL): ListPlace {
  const { searchParams } = url
  const q = cutText(searchParams.get('q')?.trim() ?? '', lengths.line)
  const on = narrowings.filter((name) => searchParams.get(name) === 'true')
  const narrowing = {
    ...(q !== '' && { q }),
    ...Object.fromEntries(on.map((name) => [name, 'true'])),
    ...(searchParams.get('order') === oldest && { order: oldest }),
  }
  return { filter: findMailFilter(url), narrowing, cursor: searchParams.get('cursor') ?? undefined }
}

/** The call that lists what an address shows. */
export const readThreads = ({ url }: Pick<PageContext, 'url'>) => threadVerbs.list(queryOf(readPlace(url)))

/** The call for the conversation of an address. */
export const readConversation = threadVerbs.show

/** Everything that /emails-page hands to its island; `isMissing` says that the address names no page of the list. */
export async function loadEmails(context: PageContext) {
  const { start, isMissing } = await loadList(context)
  return { start, isMissing }
}

/** The same with the conversation of /email-page/detail/{id}; a merged one leads to the other's address. */
export async function loadEmail(context: PageContext): Promise<Response | { readonly start: MailStart }> {
  const { id = '' } = context.params
  const [{ start }, open] = await Promise.all([loadList(context), loadConversation(context, id)])
  if (open.thread && open.thread.id !== id)
    return redirect(link('email', { id: open.thread.id }, queryOf(start.place)))
  // It is being read: its row says so, whatever the list said a moment ago.
  const list = start.list && {
    ...start.list,
    threads: start.list.threads.map((row) =>
      row.id === id && row.is_unread ? { ...row, is_unread: false } : row,
    ),
  }
  return { start: { ...start, list, open } }
}

async function loadList(context: PageContext) {
  const { visit, session } = context.locals
  const listed = await visit.call(readThreads(context))
  const start: MailStart = {
    place: readPlace(context.url),
    list: listed.ok ? listed.value : undefined,
    listProblem: listed.ok ? undefined : (listed.error.problem ?? emailMessages.listFailed),
    open: undefined,
    me: session?.user.id,
    isLinked: session?.store?.isEmailAccountAdded ?? false,
    zone: visit.zone,
    writer: findWriter(context),
    nowMs: visit.clock.now(),
  }
  // A refused cursor is a page that does not exist.
  return { start, isMissing: !listed.ok && listed.error.refusal?.status === 400 }
}

/** The person whose name the first reply may have: one of the store who may change its settings. */
function findWriter({ locals: { session } }: PageContext): ReplyWriter | undefined {
  if (!session?.store || session.user.isSuperAdmin || !session.permissions.includes('settings'))
    return undefined
  const { firstName, lastName } = session.user
  return { firstName, lastName, store: session.store.name }
}

async function loadConversation({ locals }: PageContext, id: string): Promise<ConversationRead> {
  const shown = await locals.visit.call(readConversation(id))
  if (shown.ok) return { id, thread: shown.value, problem: undefined, isGone: false }
  const isGone = shown.error.refusal?.status === 404
  return { id, thread: undefined, problem: shown.error.problem ?? words.failed, isGone }
}
