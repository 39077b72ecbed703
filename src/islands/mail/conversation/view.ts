import { emailMessages } from '../../../messages/emails.ts'
import { threadWords as words } from '../words.ts'
import { isDraftWithoutText } from '../composer/view.ts'
import { createExampleFromEmails } from '../../../models/knowledge/create-example-from-emails.ts'
import { toShownEmails } from './shown-emails.ts'
import { findForwardableEmailId } from '../forward/view.ts'
import { toHistoryChanges } from '../history/view.ts'
import { toShownNotes } from '../notes/view.ts'
import type { NoteViewer } from '../notes/view.ts'
import { toTimeline } from './timeline.ts'
import { buildLink } from '../../../routes.ts'
import { toMoment } from '../../../models/format-moment.ts'
import { nameThreadCustomer, pickThreadState } from '../../../models/thread-row.ts'
import { listSources, toDraftText } from '../../../models/draft-sources.ts'
import type { FullThread } from '../thread-facts.ts'

/** Converts a conversation for its pane. */
export function toShownThread({ subject, emails, drafts, ...thread }: FullThread, reader: NoteViewer) {
  const { zone, me } = reader
  const mails = toShownEmails(emails, reader)
  const count = thread.email_count ?? emails.length
  const isOurs = emails.at(-1)?.direction === 'out'
  const customer = emails.findLast(({ direction, is_side: isSide }) => direction !== 'out' && isSide !== true)
  const main = emails.filter(({ is_side: isSide }) => isSide !== true)
  const open = drafts.filter(({ state }) => !['discarded', 'sent', 'queued'].includes(state ?? 'ready'))
  // A forward comes first, because a person began it on purpose.
  const shown = open
    .filter((draft) => !isDraftWithoutText(draft))
    .map((draft) => toShownDraft(draft, zone))
    .toSorted((a, b) => Number(b.isForward) - Number(a.isForward))
  const hasDraft = emails.length === 0 ? shown.length > 0 : shown.some(({ text }) => text !== '')
  return {
    subject: subject?.trim() || emailMessages.noSubject,
    state: thread.is_spam
      ? ('spam' as const)
      : pickThreadState(
          hasDraft,
          thread.needs_reply ?? false,
          isOurs,
          thread.outbox?.findLast(({ state }) => state !== 'sent')?.state,
        ),
    assignees: listAssigneeOptions(thread.colleagues ?? [], me),
    customer: nameThreadCustomer(customer?.sender, {
      customer: thread.customer,
      isBegun: emails.length === 0 && drafts.length > 0,
    }),
    emails: mails,
    timeline: toTimeline(mails, toShownNotes(thread, reader), toHistoryChanges(thread.history ?? [], reader)),
    canNote: thread.notes != null,
    forwardable: findForwardableEmailId(emails),
    // A sent reply can become an example for drafts.
    toExample:
      createExampleFromEmails({ subject, emails: main }) &&
      buildLink('createExample', {}, { thread: thread.id }),
    note: count > emails.length ? words.latest(emails.length, count) : undefined,
    drafts: shown,
    findings: explainMissingDraft(open),
    sources: listSources(shown.flatMap(({ written }) => written ?? [])),
  }
}

export type ShownThread = ReturnType<typeof toShownThread>

/** A member of the store. Observers cannot answer mail. */
type Colleague = NonNullable<FullThread['colleagues']>[number]

/** The options for the assignee, the current user first. Empty without assignable members. */
export function listAssigneeOptions(colleagues: readonly Colleague[], me: string | undefined) {
  const able = colleagues.filter(({ can_answer: canAnswer }) => canAnswer !== false)
  if (able.length === 0) return []
  const people = able
    .toSorted((a, b) => Number(b.id === me) - Number(a.id === me))
    .map(({ id, name, is_away: isAway }) => {
      const label = id === me ? words.me : name
      return { id, label: isAway ? words.away(label) : label, person: { id, name } }
    })
  return [{ id: '', label: words.nobody, person: undefined }, ...people]
}

/** The reason why the newest email has no draft, with the missing knowledge. Undefined if there is a draft. */
function explainMissingDraft(open: FullThread['drafts']) {
  const newest = open.at(-1)
  if (!newest || !isDraftWithoutText(newest) || newest.state !== 'ready') return undefined
  return { reasons: newest.reasons ?? [], missing: newest.missing ?? [] }
}

/** Converts a draft for the area below the conversation. */
function toShownDraft(draft: FullThread['drafts'][number], zone: string | undefined) {
  const { id, created_at: createdAt, body, is_cut: isCut, state, ...written } = draft
  return {
    id,
    moment: toMoment(createdAt, zone),
    text: body?.trim() ?? '',
    isCut: isCut ?? false,
    state: state ?? 'ready',
    isForward: draft.forward != null,
    isEdited: state === 'edited',
    written:
      written.writer &&
      toDraftText({
        body: body ?? '',
        sentences: written.sentences ?? [],
        writer: written.writer,
        level: written.level,
        reasons: written.reasons ?? [],
        missing: written.missing ?? [],
      }),
  }
}
