import { getResponseSchema, fullThreadAnswer } from '@draftdesk/contract'
import { describe, expect, test } from 'vitest'
import { emailMessages } from '../../../messages/emails.ts'
import { threadWords as words } from '../words.ts'
import { toShownThread } from './view.ts'
import { toComposerData } from '../composer/view.ts'

const nowMs = Date.UTC(2026, 4, 10, 12)
const email = {
  ...{
    id: 'e1',
    direction: 'in' as const,
    sender: 'Ann Archer <ann@example.com>',
    kind: 'customer' as const,
  },
  ...{ created_at: '2026-05-10T09:05:00Z', body: 'Where is it?\n> On its way.', fold_at: 13 },
}
const thread = { id: 't1', subject: 'Parcel', emails: [email], drafts: [], version: 3, is_unread: false }

const show = (answer: object) => toShownThread(getResponseSchema(fullThreadAnswer).parse(answer), { nowMs })

describe('toShownThread', () => {
  test('shows a conversation with whom it is', () => {
    expect(show({ ...thread, email_count: 7 })).toMatchObject({
      ...{ subject: 'Parcel', note: words.latest(1, 7) },
      ...{ customer: { name: 'Ann Archer', address: 'ann@example.com' } },
    })
  })

  test('tells of nobody where nobody is known', () => {
    const bare = { id: 't1', subject: null, emails: [], drafts: [] }
    expect(show(bare)).toMatchObject({
      ...{ subject: emailMessages.noSubject, note: undefined },
      customer: { name: emailMessages.unknownSender, address: undefined },
    })
  })

  test('leaves out drafts that were sent, are leaving or were discarded', () => {
    const drafts = (['ready', 'edited', 'queued', 'sent', 'discarded'] as const).map((state) => ({
      ...{ id: state, body: ' Hello ', created_at: '2026-05-10T09:06:00Z', state },
    }))
    const shown = show({ ...thread, drafts })
    expect(shown.drafts.map(({ id, text, isEdited }) => [id, text, isEdited])).toEqual([
      ['ready', 'Hello', false],
      ['edited', 'Hello', true],
    ])
  })

  test('has no draft where the product wrote no text, and names what is open and why', () => {
    const notes = {
      ...{ id: 'd1', body: '', created_at: '2026-05-10T09:06:00Z', state: 'ready' as const, version: 2 },
      writer: { kind: 'local' as const, name: null, note: null },
      ...{ level: 'notes' as const, reasons: ['Nothing answers it.'], missing: ['Do you ship to Norway?'] },
    }
    const shown = show({ ...thread, needs_reply: true, drafts: [notes], outbox: [] })
    expect(shown).toMatchObject({ state: 'reply', drafts: [], sources: [] })
    expect(shown.findings).toEqual({ reasons: ['Nothing answers it.'], missing: ['Do you ship to Norway?'] })
    const composer = toComposerData(
      getResponseSchema(fullThreadAnswer).parse({ ...thread, drafts: [notes], outbox: [] }),
    )
    expect(composer).toMatchObject({ drafts: [], canBegin: true })
    const begun = {
      ...notes,
      id: 'd2',
      state: 'edited' as const,
      writer: { ...notes.writer, kind: 'person' as const },
    }
    expect(show({ ...thread, needs_reply: true, drafts: [notes, begun] })).toMatchObject({
      ...{ state: 'reply', findings: undefined },
      drafts: [{ id: 'd2' }],
    })
  })

  test('offers to give it to oneself first, to colleagues, and to nobody', () => {
    const colleagues = [
      { id: 'u1', name: 'Bob', is_away: true },
      { id: 'u2', name: 'Ann', can_answer: true },
      { id: 'u3', name: 'Otto', can_answer: false },
    ]
    const answer = { ...thread, colleagues, assignee: { id: 'u1', name: 'Bob' } }
    const { assignees } = toShownThread(getResponseSchema(fullThreadAnswer).parse(answer), {
      nowMs,
      me: 'u2',
    })
    expect(assignees).toEqual([
      { id: '', label: words.nobody, person: undefined },
      { id: 'u2', label: words.me, person: { id: 'u2', name: 'Ann' } },
      { id: 'u1', label: 'Bob (out of office)', person: { id: 'u1', name: 'Bob' } },
    ])
    expect(show(thread).assignees).toEqual([])
  })

  test('is shown as spam when it is spam', () => {
    expect(show({ ...thread, is_spam: true, is_archived: true }).state).toBe('spam')
  })

  test('folds what a mail quotes, and opens the latest two', () => {
    const emails = [email, { ...email, id: 'e2' }, { ...email, id: 'e3', fold_at: null }]
    const shown = show({ ...thread, emails }).emails
    expect(shown.map(({ isOpen }) => isOpen)).toEqual([false, true, true])
    expect(shown.map(({ text, rest }) => [text, rest])).toEqual([
      [['Where is it?'], ['> On its way.']],
      [['Where is it?'], ['> On its way.']],
      [['Where is it?\n> On its way.'], []],
    ])
  })
})
