import { parseSender } from '@draftdesk/auth-core/sender'
import { readingOf, threadAnswer, threadTextAnswer } from '@draftdesk/contract'
import type { ReadAs } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { emailMessages, threadMessages as words } from '../../messages/emails.ts'
import { gateMessages } from '../../messages/gate.ts'
import { findMailFilter, link } from '../../routes.ts'
import { callAs } from '../upstream/call.ts'
import { createCookies } from '../session/cookies.ts'
import { readFields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import { getSite } from '../site.ts'
import { toMoment } from './thread-row.ts'

/** What /email-page/detail/{id} shows: a conversation with its drafts, or why it cannot be shown. */
export async function loadEmail(context: APIContext) {
  const path = `/v1/threads/${encodeURIComponent(context.params['id'] ?? '')}`
  const filter = findMailFilter(context.url)
  const list = link('emails', {}, { filter })
  const sent = context.request.method === 'POST' ? await put(context, path, list) : undefined
  if (sent instanceof Response) return sent
  const shown = await callAs(context, { method: 'GET', path, fallback: words.failed })
  const answer = shown.ok ? readingOf(threadTextAnswer).safeParse(shown.body).data : undefined
  return {
    back: { href: list, label: words.back[filter] },
    thread: answer && toThread(answer),
    error: answer ? sent : shown.ok ? gateMessages.notJson : shown.error,
    isGone: !shown.ok && shown.refusal?.status === 404,
  }
}

/** Archives the conversation or puts it back; answers where to go, with the way back in a toast, or what to say. */
async function put(context: APIContext, path: string, list: string): Promise<Response | string> {
  const form = readFields(context, ['version', 'is_archived', 'subject'])
  const { version, is_archived: isArchived = '', subject = '' } = form
  const changed = await callAs(context, {
    method: 'PATCH',
    path,
    json: { version: Number(version), is_archived: isArchived === 'true' },
    fallback: words.changeFailed,
  })
  if (!changed.ok) return changed.error
  const now = readingOf(threadAnswer).safeParse(changed.body).data
  const name = subject.slice(0, 90)
  createCookies(context.cookies, getSite().settings.secure).addFlash({
    tone: 'success',
    text: isArchived === 'true' ? words.archived(name) : words.restored(name),
    ...(now?.version != null && {
      undo: {
        action: context.url.pathname + context.url.search,
        fields: {
          version: String(now.version),
          is_archived: isArchived === 'true' ? 'false' : 'true',
          subject: name,
        },
      },
    }),
  })
  return redirect(list)
}

function toThread({ subject, emails, drafts, ...thread }: ReadAs<typeof threadTextAnswer>) {
  const count = thread.email_count ?? emails.length
  return {
    subject: subject?.trim() || emailMessages.noSubject,
    version: thread.version ?? undefined,
    isArchived: thread.is_archived ?? false,
    emails: emails.map(({ sender, direction, created_at: createdAt, body, is_cut: isCut }) => ({
      sender: parseSender(sender),
      isOurs: direction === 'out',
      moment: toMoment(createdAt),
      text: body?.trim() ?? '',
      isCut: isCut ?? false,
    })),
    note: count > emails.length ? words.latest(emails.length, count) : undefined,
    drafts: drafts.map(({ created_at: createdAt, body, is_cut: isCut }) => ({
      moment: toMoment(createdAt),
      text: body?.trim() ?? '',
      isCut: isCut ?? false,
    })),
  }
}
