import { draftAnswer, readingOf, sendDraftAnswer } from '@draftdesk/contract'
import { composerMessages as words } from '../../messages/composer.ts'
import { findPlace } from '../../models/conversation.ts'
import { draftVerbs, formatRecipients, isGone } from '../../models/draft.ts'
import type { Unsaved, Written } from '../../models/draft.ts'
import { changeSettings } from '../../models/settings.ts'
import { link } from '../../routes.ts'
import type { Fields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import type { PageContext, CallFailure } from '../upstream/visit.ts'
import { loadMailList } from './mail-list.ts'
import { readSettings } from './settings.ts'

/** What a form of the composer came to when the page has to say it: what was typed is shown again. */
export interface Unsent {
  readonly error: string
  readonly unsaved?: Unsaved
  /** The form that has a draft written, or says why one was no good. */
  readonly asked?: Fields
  /** Who was chosen to answer the conversation. */
  readonly assignee?: string | undefined
}

const doings = [
  'begin',
  'keep',
  'save',
  'send',
  'discard',
  'restore',
  'undo',
  'arrived',
  'again',
  'unfile',
  'sender',
] as const

type Doing = (typeof doings)[number]

/** What a posted form of the composer asks for; undefined when it is another form. */
export function findDoing({ locals }: Pick<PageContext, 'locals'>): Doing | undefined {
  if (locals.posted?.kind !== 'fields') return undefined
  const { fields } = locals.posted
  if (fields.get('unfile')) return 'unfile'
  const wanted = fields.get('do')
  return doings.find((doing) => doing === wanted)
}

/** Does what a form of the composer asks, and leads back to the conversation or says why not. */
export async function writeReply(
  context: PageContext,
  doing: Doing,
  thread: string,
): Promise<Response | Unsent> {
  const { visit } = context.locals
  const id = read(context, 'id')
  const here = context.url.pathname + context.url.search
  const back = () => redirect(`${here}#composer`)
  if (doing === 'save' || doing === 'send') return write(context, doing === 'send', { id, thread })
  if (doing === 'sender') return saveSender(context, back)
  if (doing === 'unfile') {
    // What was typed beside it is saved first.
    const saved = await write(context, false, { id, thread })
    if (!(saved instanceof Response)) return saved
    const removed = await visit.call(draftVerbs.removeFile(read(context, 'unfile')))
    return removed.ok ? back() : { error: removed.error.problem ?? words.failed }
  }
  if (doing === 'begin' || doing === 'keep') {
    const written = doing === 'keep' ? readWritten(context) : undefined
    const begun = await visit.call(draftVerbs.begin(thread, written))
    if (begun.ok) return back()
    const unsaved = written && { draft: '', version: undefined, written, news: [] }
    return { error: begun.error.problem ?? words.failed, ...(unsaved && { unsaved }) }
  }
  const verb = {
    discard: draftVerbs.discard,
    restore: draftVerbs.restore,
    undo: draftVerbs.undo,
    arrived: (mail: string) => draftVerbs.settle(mail, true),
    again: (mail: string) => draftVerbs.settle(mail, false),
  }[doing]
  const done = await visit.call(verb(id))
  if (!done.ok) {
    // The button stands in the form that the reply is written in.
    const isTyped = doing === 'discard' && read(context, 'body') !== ''
    const unsaved: Unsaved = { draft: id, version: undefined, written: readWritten(context), news: [] }
    return { error: done.error.problem ?? words.failed, ...(isTyped && { unsaved }) }
  }
  const say = {
    discard: words.discarded,
    undo: words.undone,
    arrived: words.settled,
    again: words.resent,
    restore: undefined,
  }[doing]
  const fields = { do: 'restore', id }
  if (say !== undefined)
    visit.toast('success', say, doing === 'discard' ? { action: here, fields } : undefined)
  return back()
}

/** Saves the name and the signature of the store's replies, before its first one. */
async function saveSender(context: PageContext, back: () => Response): Promise<Response | Unsent> {
  const { visit } = context.locals
  const now = await visit.call(readSettings())
  if (!now.ok) return { error: now.error.problem ?? words.failed }
  const texts = { senderName: read(context, 'sender_name').trim(), signature: read(context, 'signature') }
  const saved = await visit.call(changeSettings(now.value.version, texts))
  if (!saved.ok) return { error: saved.error.problem ?? words.failed }
  visit.toast('success', words.sender.saved)
  return back()
}

/** Saves what was typed and sends it when that was asked; whatever comes in between, the text stays in its form. */
async function write(
  context: PageContext,
  isSending: boolean,
  { id, thread }: { readonly id: string; readonly thread: string },
): Promise<Response | Unsent> {
  const { visit } = context.locals
  const here = context.url.pathname + context.url.search
  const written = readWritten(context)
  const typed = (version?: number): Unsaved => ({ draft: id, version, written, news: [] })
  const saved = await visit.call(draftVerbs.save(id, Number(read(context, 'version')), written))
  if (!saved.ok) {
    const theirs = readingOf(draftAnswer).safeParse(currentOf(saved.error)).data
    if (!theirs) return { error: saved.error.problem ?? words.failed, unsaved: typed() }
    // The same press came twice: it is on its way already.
    if (theirs.state === 'queued' && theirs.body === written.body) return redirect(`${here}#composer`)
    const text = [formatRecipients(theirs.to), theirs.subject, theirs.body].join('\n')
    return {
      error: isGone(theirs.state) ? words.gone : words.conflict,
      unsaved: { ...typed(theirs.version), news: [{ sender: words.draft(1), text }] },
    }
  }
  const { version } = saved.value
  const next = isSending ? await findNext(context, thread) : undefined
  if (!isSending) {
    visit.toast('success', words.saved)
    return redirect(`${here}#composer`)
  }
  const sent = await visit.call(draftVerbs.send(id, version, read(context, 'seen')))
  if (!sent.ok) {
    const current = readingOf(sendDraftAnswer).safeParse(currentOf(sent.error)).data
    const news = (current?.news ?? []).map(({ sender, excerpt }) => ({ sender, text: excerpt }))
    return { error: sent.error.problem ?? words.sendFailed, unsaved: { ...typed(version), news } }
  }
  const { sending } = sent.value
  const undo = sending && { action: here, fields: { do: 'undo', id: sending.id } }
  const say = read(context, 'seen') === '' ? words.sentNew : words.sent
  visit.toast('success', say(sending?.undo_seconds ?? 0), undo ?? undefined)
  return redirect(next ?? `${here}#composer`)
}

/** The conversation below one in the list that it was opened from, while it is still in it; none after a new message. */
async function findNext(context: PageContext, thread: string): Promise<string | undefined> {
  if (read(context, 'seen') === '') return undefined
  const { previous, next } = findPlace(await loadMailList(context), thread)
  return next ?? previous
}

const readWritten = (context: PageContext): Written => ({
  to: read(context, 'to'),
  cc: read(context, 'cc'),
  subject: read(context, 'subject').trim(),
  body: read(context, 'body').replaceAll('\r\n', '\n'),
})

/** What stands in the place of a version that was refused. */
const currentOf = ({ refusal }: CallFailure): unknown =>
  ((refusal?.body ?? {}) as { current?: unknown }).current

function read({ locals }: PageContext, name: string): string {
  return locals.posted?.kind === 'fields' ? (locals.posted.fields.get(name) ?? '') : ''
}

/** Begins a new message to a customer, and leads to it. */
export async function beginMessage({ locals: { visit } }: PageContext, list: string): Promise<Response> {
  const begun = await visit.call(draftVerbs.begin())
  if (begun.ok) return redirect(`${link('email', { id: begun.value.thread_id })}#composer`)
  visit.toast('error', begun.error.problem ?? words.failed)
  return redirect(list)
}
