import { cutText } from '@draftdesk/contract/cut-text'
import { threadMessages as words } from '../../messages/emails.ts'
import { sayAssigned, saySwitched, threadSwitches, threadVerbs } from '../../models/threads.ts'
import type { ThreadSwitch } from '../../models/threads.ts'
import { findMailFilter, link } from '../../routes.ts'
import { readFields } from '../fields.ts'
import type { Fields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import type { PageContext } from '../upstream/visit.ts'
import { writeDraft, writeFields } from './write-draft.ts'
import { findDoing, writeReply } from './write-reply.ts'
import type { Unsent } from './write-reply.ts'

/** The conversation of a page, and the list that the page came from. */
interface Place {
  readonly id: string
  readonly list: string
}

const names = Object.keys(threadSwitches) as ThreadSwitch[]

/** Does what a form of the page asks; answers where to go, or what to say. */
export async function changeEmail(context: PageContext, place: Place): Promise<Response | Unsent> {
  const doing = findDoing(context)
  if (doing) return writeReply(context, doing, place.id)
  const asked = readFields(context, writeFields)
  const written = await writeDraft(context, asked)
  if (written !== undefined) return written instanceof Response ? written : { error: written, asked }
  const { assign, assignee } = readFields(context, ['assign', 'assignee'])
  const changed = await changeConversation(context, place)
  if (changed instanceof Response) return changed
  return { error: changed, assignee: assign ? assignee : undefined }
}

async function changeConversation(context: PageContext, place: Place): Promise<Response | string> {
  const form = readFields(context, [
    'version',
    'subject',
    'undo',
    'split',
    'sender',
    'kind',
    'assign',
    'assignee',
    ...names,
  ])
  if (form['split']) return split(context, place, form['split'])
  if (form['sender']) return sortSender(context, form['sender'], form['kind'] ?? '')
  if (form['assign']) return assign(context, place, form)
  return change(context, place, form)
}

/** Archives, settles or marks the conversation, or the other way round, and leads to its list; who takes that back is led to the conversation. */
async function change(context: PageContext, { id, list }: Place, form: Fields): Promise<Response | string> {
  const { call, toast } = context.locals.visit
  const name = names.find((field) => form[field]) ?? 'is_archived'
  const isOn = form[name] === 'true'
  const changed = await call(threadVerbs.switch(id, Number(form['version']), name, isOn))
  if (!changed.ok && !changed.error.isUnread) return changed.error.problem ?? words.changeFailed
  const version = changed.ok ? changed.value.version : undefined
  const subject = cutText(form['subject'] ?? '', 90)
  const here = context.url.pathname + context.url.search
  const undo = {
    action: here,
    fields: { version: String(version), [name]: String(!isOn), subject, undo: 'true' },
  }
  toast('success', saySwitched(name, isOn, subject), version != null ? undo : undefined)
  return redirect(form['undo'] ? here : list)
}

/** Says who answers the conversation, and shows it again. */
async function assign(context: PageContext, { id }: Place, form: Fields): Promise<Response | string> {
  const { call, toast } = context.locals.visit
  const changed = await call(threadVerbs.assign(id, Number(form['version']), form['assignee'] || null))
  if (!changed.ok && !changed.error.isUnread) return changed.error.problem ?? words.changeFailed
  const subject = cutText(form['subject'] ?? '', 90)
  const assignee = changed.ok ? changed.value.assignee : undefined
  const isMe = assignee != null && assignee.id === context.locals.session?.user.id
  const name = isMe ? words.me : assignee?.name
  toast('success', sayAssigned(name, subject))
  return redirect(context.url.pathname + context.url.search)
}

/** Begins a conversation of its own with an e-mail, and leads there. */
async function split(context: PageContext, { id }: Place, emailId: string): Promise<Response | string> {
  const { call, toast } = context.locals.visit
  const done = await call(threadVerbs.split(id, emailId))
  if (!done.ok) return done.error.isUnread ? words.changeFailed : (done.error.problem ?? words.changeFailed)
  toast('success', words.splitDone)
  return redirect(link('email', { id: done.value.id }, { filter: findMailFilter(context.url) }))
}

/** Says of whoever wrote an e-mail whether they are a customer, and shows the conversation again. */
async function sortSender(context: PageContext, emailId: string, kind: string): Promise<Response | string> {
  const { call, toast } = context.locals.visit
  const isCustomer = kind === 'customer'
  const done = await call(threadVerbs.sortSender(emailId, isCustomer))
  if (!done.ok && !done.error.isUnread) return done.error.problem ?? words.changeFailed
  toast('success', isCustomer ? words.sorted.customer : words.sorted.notice)
  return redirect(context.url.pathname + context.url.search)
}
