import { readingOf, threadAnswer, threadTextAnswer } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { threadMessages as words } from '../../messages/emails.ts'
import { findMailFilter, link } from '../../routes.ts'
import { readFields } from '../fields.ts'
import type { Fields } from '../fields.ts'
import { createCookies } from '../session/cookies.ts'
import { redirect } from '../gate/redirect.ts'
import { getSite } from '../site.ts'
import { callAs } from '../upstream/call.ts'
import { writeDraft, writeFields } from './write-draft.ts'

/** The conversation of a page: its address upstream, and the list that the page came from. */
interface Place {
  readonly path: string
  readonly list: string
}

/** What a conversation can be switched between, what each says, and whether the toast offers the other. */
const switches = {
  is_archived: { on: words.archived, off: words.restored, hasUndo: true },
  is_settled: { on: words.settled, off: words.unsettled, hasUndo: true },
  is_unread: { on: words.markedUnread, off: undefined, hasUndo: false },
} as const

type Switch = keyof typeof switches

const names = Object.keys(switches) as Switch[]

/** Does what a form of the page asks; answers where to go, or what to say. */
export async function changeEmail(context: APIContext, place: Place): Promise<Response | string> {
  const form = readFields(context, [
    'version',
    'subject',
    'split',
    'sender',
    'kind',
    ...writeFields,
    ...names,
  ])
  const written = await writeDraft(context, form)
  if (written !== undefined) return written
  if (form['split']) return split(context, place, form['split'])
  if (form['sender']) return sortSender(context, form['sender'], form['kind'] ?? '')
  return change(context, place, form)
}

/** Archives, settles or marks the conversation, or the other way round, and leads to its list. */
async function change(context: APIContext, { path, list }: Place, form: Fields): Promise<Response | string> {
  const name = names.find((field) => form[field]) ?? 'is_archived'
  const isOn = form[name] === 'true'
  const changed = await callAs(context, {
    method: 'PATCH',
    path,
    json: { version: Number(form['version']), [name]: isOn },
    fallback: words.changeFailed,
  })
  if (!changed.ok) return changed.error
  const version = readingOf(threadAnswer).safeParse(changed.body).data?.version
  const subject = (form['subject'] ?? '').slice(0, 90)
  const { on, off, hasUndo } = switches[name]
  const undo = {
    action: context.url.pathname + context.url.search,
    fields: { version: String(version), [name]: String(!isOn), subject },
  }
  const say = isOn ? on : off
  if (say)
    createCookies(context.cookies, getSite().settings.secure).addFlash({
      tone: 'success',
      text: say(subject),
      ...(hasUndo && version != null && { undo }),
    })
  return redirect(list)
}

/** Begins a conversation of its own with an e-mail, and leads there. */
async function split(context: APIContext, { path }: Place, emailId: string): Promise<Response | string> {
  const done = await callAs(context, {
    method: 'POST',
    path: `${path}/split`,
    json: { email_id: emailId },
    fallback: words.changeFailed,
  })
  if (!done.ok) return done.error
  const made = readingOf(threadTextAnswer).safeParse(done.body).data
  if (!made) return words.changeFailed
  flash(context, words.splitDone)
  return redirect(link('email', { id: made.id }, { filter: findMailFilter(context.url) }))
}

/** Says of whoever wrote an e-mail whether they are a customer, and shows the conversation again. */
async function sortSender(context: APIContext, emailId: string, kind: string): Promise<Response | string> {
  const isCustomer = kind === 'customer'
  const done = await callAs(context, {
    method: 'PUT',
    path: `/v1/emails/${encodeURIComponent(emailId)}/sender`,
    json: { kind: isCustomer ? 'customer' : 'notice' },
    fallback: words.changeFailed,
  })
  if (!done.ok) return done.error
  flash(context, isCustomer ? words.sorted.customer : words.sorted.notice)
  return redirect(context.url.pathname + context.url.search)
}

function flash(context: APIContext, text: string): void {
  createCookies(context.cookies, getSite().settings.secure).addFlash({ tone: 'success', text })
}
