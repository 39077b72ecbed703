import { buildCall } from '@draftdesk/contract/call'
import { cutText } from '@draftdesk/contract/cut-text'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { listWords } from './list/words.ts'
import { originalEmailWords, threadWords as words } from './words.ts'
import { mailRequests } from './mail-calls.ts'
import { findMailFilter, buildLink } from '../../routes.ts'
import { createRedirectResponse } from '../../server/gate/redirect-response.ts'
import { hasPermission } from '../../models/has-permission.ts'
import type { PageContext } from '../../server/upstream/page-visit.ts'
import type { ConversationResult, MailWorkspaceProps } from './state.ts'
import { buildListQuery } from './thread-facts.ts'
import type { Assignee, ListLocation, SignatureDefaults } from './thread-facts.ts'
import { parseValueFilters } from './filters/view.ts'
import { toggleFilterNames, oldestFirstOrder } from './view.ts'

/** The list that an address shows or was opened from. */
export function parseListLocation(url: URL): ListLocation {
  const { searchParams } = url
  const q = cutText(searchParams.get('q')?.trim() ?? '', maxLengths.line)
  const on = toggleFilterNames.filter((name) => searchParams.get(name) === 'true')
  const narrowing = {
    ...(q !== '' && { q }),
    ...Object.fromEntries(on.map((name) => [name, 'true'])),
    ...parseValueFilters(url),
    ...(searchParams.get('order') === oldestFirstOrder && { order: oldestFirstOrder }),
  }
  return { filter: findMailFilter(url), narrowing, cursor: searchParams.get('cursor') ?? undefined }
}

/** The call that lists the conversations of an address. */
export const buildThreadsCall = ({ url }: Pick<PageContext, 'url'>) =>
  mailRequests.listThreads(buildListQuery(parseListLocation(url)))

const buildConversationCall = (id: string) => buildCall('thread', { id })

/** Loads the list and the conversation of /email-page/detail/{id}. Redirects from a merged conversation to the one it joined. */
export async function loadConversationPage(
  context: PageContext,
): Promise<Response | { readonly start: MailWorkspaceProps }> {
  const { id = '' } = context.params
  const [{ start }, open] = await Promise.all([loadMailListPage(context), loadConversation(context, id)])
  if (open.thread && open.thread.id !== id)
    return createRedirectResponse(buildLink('email', { id: open.thread.id }, buildListQuery(start.place)))
  // The open conversation counts as read, even if the list was read a moment earlier. Observers leave it unread.
  const marksRead = hasPermission(start, 'mail')
  const list = start.list && {
    ...start.list,
    threads: start.list.threads.map((row) =>
      marksRead && row.id === id && row.is_unread ? { ...row, is_unread: false } : row,
    ),
  }
  return { start: { ...start, list, open } }
}

/** The props of the mail island. `isMissing` means that the address has an unknown cursor. */
export async function loadMailListPage(context: PageContext) {
  const { visit, session } = context.locals
  const listed = await visit.call(buildThreadsCall(context))
  const start: MailWorkspaceProps = {
    place: parseListLocation(context.url),
    list: listed.ok ? listed.value : undefined,
    listProblem: listed.ok ? undefined : (listed.error.problem ?? listWords.listFailed),
    open: undefined,
    me: session?.user.id,
    self: findSignedInAssignee(context),
    isLinked: session?.store?.isEmailAccountAdded ?? false,
    permissions: session?.permissions ?? [],
    zone: visit.zone,
    writer: findSignatureDefaults(context),
    isModerator: hasPermission(session, 'settings'),
    nowMs: visit.clock.now(),
  }
  // A refused cursor is a page that does not exist.
  return { start, isMissing: !listed.ok && listed.error.refusal?.status === 400 }
}

/** The current user as an assignable member. */
function findSignedInAssignee({ locals: { session } }: PageContext): Assignee | undefined {
  if (!session || session.user.isSuperAdmin || !hasPermission(session, 'mail')) return undefined
  const { id, firstName, lastName } = session.user
  return { id, name: `${firstName} ${lastName}`.trim() }
}

/** The name suggested for the first reply: of a member who may change settings. */
function findSignatureDefaults({ locals: { session } }: PageContext): SignatureDefaults | undefined {
  if (!session?.store || session.user.isSuperAdmin || !hasPermission(session, 'settings')) return undefined
  const { firstName, lastName } = session.user
  return { firstName, lastName, store: session.store.name }
}

async function loadConversation({ locals }: PageContext, id: string): Promise<ConversationResult> {
  const shown = await locals.visit.call(buildConversationCall(id))
  if (shown.ok) return { id, thread: shown.value, problem: undefined, isGone: false }
  const isGone = shown.error.refusal?.status === 404
  return { id, thread: undefined, problem: shown.error.problem ?? words.failed, isGone }
}

/** The call for the original of an email, with remote pictures if the address requests them. */
export function buildOriginalEmailCall({ url, params }: Pick<PageContext, 'url' | 'params'>) {
  const pictures = url.searchParams.get('pictures') === 'true' ? 'true' : undefined
  return buildCall('emailHtml', { id: params['id'] ?? '', pictures })
}

/**
 * The document is shown in a frame without scripts, and its links open new tabs. It shares the page's origin,
 * which its pictures need.
 */
const originalHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    "img-src 'self' data:",
    "style-src 'unsafe-inline'",
    "frame-ancestors 'self'",
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
  // A browser refuses a sandboxed document with any other value if it is opened by itself.
  'cross-origin-opener-policy': 'unsafe-none',
}

/**
 * Responds with the original of an email. Pictures of other hosts are left out, and a line offers to show them.
 */
export async function renderOriginalEmail(context: PageContext): Promise<Response> {
  const shown = await context.locals.visit.call(buildOriginalEmailCall(context))
  if (!shown.ok) {
    const { problem: said = originalEmailWords.failed, refusal } = shown.error
    const status = refusal?.status === 404 ? 404 : 503
    return new Response(toOriginalEmailDocument(`<p class="said">${escapeHtml(said)}</p>`), {
      status,
      headers: originalHeaders,
    })
  }
  const answer = shown.value
  const isWithout = answer.remote_count > 0 && context.url.searchParams.get('pictures') !== 'true'
  const bar = isWithout
    ? `<p class="said">${escapeHtml(originalEmailWords.without(answer.remote_count))} <a href="?pictures=true">${originalEmailWords.show}</a></p>`
    : ''
  return new Response(toOriginalEmailDocument(`${bar}<div dir="auto">${answer.html}</div>`), {
    headers: originalHeaders,
  })
}

/** Mails are written for white paper, whatever the colours of the page. */
const originalStyle = `
:root { color-scheme: light; }
body { margin: 0; padding: 16px; background: #fff; color: #1c2024; font: 15px/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
img { max-width: 100%; }
table { max-width: 100%; }
.said { margin: -16px -16px 16px; padding: 10px 16px; background: #f0f0f3; color: #60646c; font-size: 14px; }
.said a { color: #4a3fb5; }
`

function toOriginalEmailDocument(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${originalEmailWords.title}</title><style>${originalStyle}</style></head><body>${body}</body></html>`
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`)
