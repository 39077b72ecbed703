import { readingOf, threadAnswer, threadTextAnswer } from '@draftdesk/contract'
import type { ReadAs } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { emailMessages, threadMessages as words } from '../../messages/emails.ts'
import { gateMessages } from '../../messages/gate.ts'
import { findMailFilter, link } from '../../routes.ts'
import { callAs } from '../upstream/call.ts'
import { isNavigation } from '../gate/navigation.ts'
import { redirect } from '../gate/redirect.ts'
import { changeEmail } from './change-email.ts'
import { toMails } from './mail-view.ts'
import { toMoment } from './thread-row.ts'

/** What /email-page/detail/{id} shows: a conversation with its drafts, or why it cannot be shown. */
export async function loadEmail(context: APIContext) {
  const { id = '' } = context.params
  const path = `/v1/threads/${encodeURIComponent(id)}`
  const filter = findMailFilter(context.url)
  const list = link('emails', {}, { filter })
  const sent = context.request.method === 'POST' ? await changeEmail(context, { path, list }) : undefined
  if (sent instanceof Response) return sent
  const shown = await callAs(context, { method: 'GET', path, fallback: words.failed })
  const answer = shown.ok ? readingOf(threadTextAnswer).safeParse(shown.body).data : undefined
  // It was merged into another one, which has an address of its own.
  if (answer && answer.id !== id) return redirect(link('email', { id: answer.id }, { filter }))
  return {
    back: { href: list, label: words.back[filter] },
    thread: answer && toThread(answer, await markRead(context, path, answer)),
    error: answer ? sent : shown.ok ? gateMessages.notJson : shown.error,
    isGone: !shown.ok && shown.refusal?.status === 404,
  }
}

type Thread = ReadAs<typeof threadTextAnswer>

/**
 * Marks a conversation read that a person opened, and returns its version. A prefetch opens nothing; a change by somebody
 * else meanwhile, or a server that refuses, leaves it unread, which is no harm.
 */
async function markRead(context: APIContext, path: string, thread: Thread): Promise<number | undefined> {
  const version = thread.version ?? undefined
  const isOpened = context.request.method === 'GET' && isNavigation(context.request.headers)
  if (!thread.is_unread || version === undefined || !isOpened) return version
  const { hasBadGateway = false } = context.locals
  const marked = await callAs(context, {
    method: 'PATCH',
    path,
    json: { version, is_unread: false },
    fallback: words.changeFailed,
  })
  // The conversation is there: a gateway that failed only here leads nowhere else.
  context.locals.hasBadGateway = hasBadGateway
  if (!marked.ok) return version
  return readingOf(threadAnswer).safeParse(marked.body).data?.version ?? version
}

function toThread({ subject, emails, drafts, ...thread }: Thread, version: number | undefined) {
  const count = thread.email_count ?? emails.length
  return {
    subject: subject?.trim() || emailMessages.noSubject,
    version,
    isArchived: thread.is_archived ?? false,
    needsReply: thread.needs_reply ?? false,
    // A server that does not know what is unread cannot be told.
    canMarkUnread: thread.is_unread != null,
    emails: toMails(emails),
    note: count > emails.length ? words.latest(emails.length, count) : undefined,
    drafts: drafts.map(({ created_at: createdAt, body, is_cut: isCut }) => ({
      moment: toMoment(createdAt),
      text: body?.trim() ?? '',
      isCut: isCut ?? false,
    })),
  }
}
