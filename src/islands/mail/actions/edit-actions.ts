import { mailKeys } from '../../../messages/keys.ts'
import { listWords } from '../list/words.ts'
import { threadWords as words } from '../words.ts'
import type { ThreadEditDefinition } from './thread-edits.ts'
import type { ThreadFacts } from '../thread-facts.ts'
import type { MailAction } from './mail-action.ts'

export type EditName =
  'archive' | 'restore' | 'unmarkSpam' | 'markSpam' | 'settle' | 'unsettle' | 'markUnread' | 'markRead'

/** Creates an action that changes conversations. It is not offered if the API sends no versions of conversations. */
const createEditAction = (
  row: Omit<MailAction, 'run' | 'edit' | 'isOffered'> & {
    readonly isOffered: (facts: ThreadFacts) => boolean
    readonly edit: ThreadEditDefinition
  },
): MailAction & { readonly edit: ThreadEditDefinition } => ({
  ...row,
  isOffered: ({ facts }) => facts?.version != null && row.isOffered(facts),
  run: ({ edits }, { facts }) => {
    if (facts) void edits.run(row.edit, [facts.id])
  },
})

const [away, mark] = [mailKeys.archive, mailKeys.mark]

/** The actions that change conversations in one step. */
export const editActions: Readonly<Record<EditName, MailAction & { readonly edit: ThreadEditDefinition }>> = {
  archive: createEditAction({
    label: () => words.archive,
    key: away,
    isOffered: (facts) => facts.is_archived === false && facts.is_spam !== true,
    edit: {
      input: { is_archived: true },
      change: { is_archived: true },
      undo: () => editActions.restore.edit,
      done: (subject) => words.archived(subject),
      many: { action: 'archive', done: (count) => listWords.done.archive(count) },
    },
  }),
  restore: createEditAction({
    label: () => words.inbox,
    key: away,
    isOffered: (facts) => facts.is_archived === true && facts.is_spam !== true,
    edit: {
      input: { is_archived: false },
      change: { is_archived: false, is_spam: false },
      undo: () => editActions.archive.edit,
      done: (subject) => words.restored(subject),
      many: { action: 'restore', done: (count) => listWords.done.restore(count) },
    },
  }),
  unmarkSpam: createEditAction({
    label: () => words.notSpam,
    key: away,
    isOffered: (facts) => facts.is_spam === true,
    edit: {
      input: { is_spam: false },
      change: { is_spam: false, is_archived: false },
      undo: () => editActions.markSpam.edit,
      done: (subject) => words.unmarkedSpam(subject),
    },
  }),
  settle: createEditAction({
    label: () => words.settle,
    key: mailKeys.settle,
    isOffered: (facts) => facts.needs_reply === true,
    edit: {
      input: { is_settled: true },
      change: { needs_reply: false },
      movesOn: true,
      undo: () => editActions.unsettle.edit,
      done: (subject) => words.settled(subject),
      many: { action: 'settle', done: (count) => listWords.done.settle(count) },
    },
  }),
  unsettle: createEditAction({
    label: () => listWords.states.reply,
    isOffered: () => false,
    edit: {
      input: { is_settled: false },
      change: { needs_reply: true },
      undo: () => editActions.settle.edit,
      done: (subject) => words.unsettled(subject),
    },
  }),
  markUnread: createEditAction({
    label: () => words.markUnread,
    key: mark,
    isOffered: (facts) => facts.is_unread === false,
    edit: {
      input: { is_unread: true },
      change: { is_unread: true },
      undo: () => editActions.markRead.edit,
      done: (subject) => words.markedUnread(subject),
      many: { action: 'unread', done: (count) => listWords.done.unread(count) },
    },
  }),
  markRead: createEditAction({
    label: () => words.markRead,
    key: mark,
    isOffered: (facts) => facts.is_unread === true,
    edit: {
      input: { is_unread: false },
      change: { is_unread: false },
      undo: () => editActions.markUnread.edit,
      done: (subject) => words.markedRead(subject),
      many: { action: 'read', done: (count) => listWords.done.read(count) },
    },
  }),
  markSpam: createEditAction({
    label: () => words.spam,
    hint: () => words.spamHint,
    key: mailKeys.spam,
    isOffered: (facts) => facts.is_spam === false && facts.is_archived === false,
    edit: {
      input: { is_spam: true },
      change: { is_spam: true, is_archived: true },
      undo: () => editActions.unmarkSpam.edit,
      done: (subject) => words.markedSpam(subject),
    },
  }),
}
