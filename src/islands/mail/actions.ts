import type { Permission } from '@draftdesk/contract'
import { mailKeys, replyKeys } from '../../messages/keys.ts'
import type { Replies } from './composer/replies.ts'
import { isNotes } from './composer/view.ts'
import { forwardWords } from './forward/words.ts'
import type { Opening } from './conversation/opening.ts'
import type { Edits, ThreadEditRow } from './edits.ts'
import type { MailState } from './state.ts'
import type { Notes } from './notes/notes.ts'
import { noteWords } from './notes/words.ts'
import { laterWords } from './later/words.ts'
import { tagWords } from './tags/words.ts'
import type { Assignee, ThreadFacts } from './thread-facts.ts'
import { composerWords, listWords, threadWords as words } from './words.ts'

/** The parts of the mail that actions work with. */
export interface MailDeps {
  readonly state: MailState
  readonly opening: Opening
  readonly edits: Edits
  readonly replies: Replies
  readonly notes: Notes
}

/** The subject of an action: a conversation of the list or the pane, and a reply of it. */
export interface ActionSubject {
  /** The rights of the person who acts. */
  readonly permissions: readonly string[]
  readonly facts?: ThreadFacts | undefined
  /** True if the conversation is the open one. */
  readonly isOpen?: boolean
  /** The current user, if conversations can be assigned to them. */
  readonly self?: Assignee | undefined
  /** The server supports notes. */
  readonly hasNotes?: boolean
  /** The email that it is forwarded with. */
  readonly forwardable?: string | undefined
  /** The reply that is sent or discarded. */
  readonly draft?: { readonly id: string; readonly isAnswer: boolean } | undefined
}

/** An action of the mail. Its button, its key, the bar of chosen rows and the palette all use this definition. */
export interface MailAction {
  readonly label: string
  readonly hint?: string
  readonly key?: string
  /** The right that it needs; `mail` unless it names one. */
  readonly permission?: Permission
  readonly isOffered: (subject: ActionSubject) => boolean
  readonly run: (parts: MailDeps, subject: ActionSubject) => void
  /** The palette does not list it. */
  readonly isKeyOnly?: boolean
  /** The change that it makes to conversations. */
  readonly edit?: ThreadEditRow
}

export type EditName =
  'archive' | 'restore' | 'unmarkSpam' | 'markSpam' | 'settle' | 'unsettle' | 'markUnread' | 'markRead'

type OtherName =
  | 'assign'
  | 'assignToMe'
  | 'snooze'
  | 'unsnooze'
  | 'tag'
  | 'note'
  | 'reply'
  | 'replyAll'
  | 'forward'
  | 'send'
  | 'sendAndArchive'
  | 'sendLater'
  | 'sendAndRemind'
  | 'discard'
  | 'newMessage'
  | 'undo'

export type ActionName = EditName | OtherName

/** Creates an action that changes conversations. Servers without versions allow none. */
const createEditAction = (
  row: Omit<MailAction, 'run' | 'edit' | 'isOffered'> & {
    readonly isOffered: (facts: ThreadFacts) => boolean
    readonly edit: ThreadEditRow
  },
): MailAction & { readonly edit: ThreadEditRow } => ({
  ...row,
  isOffered: ({ facts }) => facts?.version != null && row.isOffered(facts),
  run: ({ edits }, { facts }) => {
    if (facts) void edits.run(row.edit, [facts.id])
  },
})

const [away, mark] = [mailKeys.archive[0], mailKeys.mark[0]]

const edits: Readonly<Record<EditName, MailAction & { readonly edit: ThreadEditRow }>> = {
  archive: createEditAction({
    label: words.archive,
    key: away,
    isOffered: (facts) => facts.is_archived === false && facts.is_spam !== true,
    edit: {
      input: { is_archived: true },
      change: { is_archived: true },
      undo: () => edits.restore.edit,
      done: words.archived,
      many: { action: 'archive', done: listWords.done.archive },
    },
  }),
  restore: createEditAction({
    label: words.inbox,
    key: away,
    isOffered: (facts) => facts.is_archived === true && facts.is_spam !== true,
    edit: {
      input: { is_archived: false },
      change: { is_archived: false, is_spam: false },
      undo: () => edits.archive.edit,
      done: words.restored,
      many: { action: 'restore', done: listWords.done.restore },
    },
  }),
  unmarkSpam: createEditAction({
    label: words.notSpam,
    key: away,
    isOffered: (facts) => facts.is_spam === true,
    edit: {
      input: { is_spam: false },
      change: { is_spam: false, is_archived: false },
      undo: () => edits.markSpam.edit,
      done: words.unmarkedSpam,
    },
  }),
  settle: createEditAction({
    label: words.settle,
    key: mailKeys.settle[0],
    isOffered: (facts) => facts.needs_reply === true,
    edit: {
      input: { is_settled: true },
      change: { needs_reply: false },
      movesOn: true,
      undo: () => edits.unsettle.edit,
      done: words.settled,
      many: { action: 'settle', done: listWords.done.settle },
    },
  }),
  unsettle: createEditAction({
    label: listWords.states.reply,
    isOffered: () => false,
    edit: {
      input: { is_settled: false },
      change: { needs_reply: true },
      undo: () => edits.settle.edit,
      done: words.unsettled,
    },
  }),
  markUnread: createEditAction({
    label: words.markUnread,
    key: mark,
    isOffered: (facts) => facts.is_unread === false,
    edit: {
      input: { is_unread: true },
      change: { is_unread: true },
      undo: () => edits.markRead.edit,
      done: words.markedUnread,
      many: { action: 'unread', done: listWords.done.unread },
    },
  }),
  markRead: createEditAction({
    label: words.markRead,
    key: mark,
    isOffered: (facts) => facts.is_unread === true,
    edit: {
      input: { is_unread: false },
      change: { is_unread: false },
      undo: () => edits.markUnread.edit,
      done: words.markedRead,
      many: { action: 'read', done: listWords.done.read },
    },
  }),
  markSpam: createEditAction({
    label: words.spam,
    hint: words.spamHint,
    key: mailKeys.spam[0],
    isOffered: (facts) => facts.is_spam === false && facts.is_archived === false,
    edit: {
      input: { is_spam: true },
      change: { is_spam: true, is_archived: true },
      undo: () => edits.unmarkSpam.edit,
      done: words.markedSpam,
    },
  }),
}

/** Moves the focus to the reply of the open conversation, or creates one. */
function focusReply({ state, opening, replies, notes }: MailDeps): void {
  void opening.settled().then(() => {
    const thread = state.$conversation.get()?.thread
    if (!thread) return
    notes.leave()
    const own = thread.drafts.find((draft) => draft.forward == null && !isNotes(draft))
    if (own) state.$focus.set({ part: 'reply', draft: own.id })
    else void replies.begin(thread.id)
  })
}

const canSnooze = (facts: ThreadFacts | undefined): boolean =>
  facts?.version != null && facts.is_archived === false && facts.is_spam !== true

const others: Readonly<Record<OtherName, MailAction>> = {
  assign: {
    label: words.assign,
    key: mailKeys.assign[0],
    isOffered: ({ facts, isOpen }) => isOpen === true && facts?.version != null,
    run: ({ state }) => state.$focus.set({ part: 'assignee' }),
  },
  assignToMe: {
    label: words.assignToMe,
    key: mailKeys.assignToMe[0],
    isOffered: ({ facts, self }) =>
      facts?.version != null && self !== undefined && facts.assignee?.id !== self.id,
    run: ({ edits }, { facts, self }) => {
      if (facts) void edits.assign([facts.id], self)
    },
  },
  snooze: {
    label: laterWords.snooze,
    hint: laterWords.snoozeHint,
    key: mailKeys.snooze[0],
    isOffered: ({ facts }) => canSnooze(facts) && facts?.snooze === null,
    run: ({ edits }, { facts }) => {
      if (facts) edits.snooze([facts.id])
    },
  },
  unsnooze: {
    label: laterWords.unsnooze,
    key: mailKeys.snooze[0],
    isOffered: ({ facts }) => canSnooze(facts) && facts?.snooze != null,
    run: ({ edits }, { facts }) => {
      if (facts) void edits.unsnooze([facts.id])
    },
  },
  tag: {
    label: tagWords.tag,
    hint: tagWords.hint,
    key: mailKeys.tag[0],
    isOffered: ({ facts }) => facts?.version != null && facts.tags != null,
    run: ({ state }, { facts }) => {
      if (facts) state.$tagged.set([facts.id])
    },
  },
  note: {
    label: noteWords.write,
    key: mailKeys.note[0],
    permission: 'notes',
    isOffered: ({ hasNotes }) => hasNotes === true,
    run: ({ notes }, { facts }) => {
      if (facts) notes.begin(facts.id)
    },
  },
  reply: {
    label: composerWords.begin,
    key: mailKeys.reply[0],
    isOffered: ({ isOpen }) => isOpen === true,
    run: focusReply,
  },
  replyAll: {
    label: composerWords.begin,
    key: mailKeys.replyAll[0],
    isKeyOnly: true,
    isOffered: ({ isOpen }) => isOpen === true,
    run: focusReply,
  },
  forward: {
    label: forwardWords.forward,
    hint: forwardWords.hint,
    key: mailKeys.forward[0],
    isOffered: ({ isOpen, forwardable }) => isOpen === true && forwardable !== undefined,
    run: ({ replies, notes }, { facts, forwardable }) => {
      if (!facts || forwardable === undefined) return
      notes.leave()
      void replies.forward(facts.id, forwardable)
    },
  },
  send: {
    label: composerWords.sendAndNext,
    key: replyKeys.send[0],
    isOffered: ({ draft }) => draft !== undefined,
    run: ({ replies }, { draft }) => {
      if (draft) void replies.send(draft.id)
    },
  },
  sendAndArchive: {
    label: composerWords.sendAndArchive,
    key: replyKeys.sendAndArchive[0],
    isOffered: ({ draft, facts }) => draft?.isAnswer === true && facts?.is_archived === false,
    run: ({ replies }, { draft }) => {
      if (draft) void replies.send(draft.id, edits.archive.edit)
    },
  },
  sendLater: {
    label: laterWords.send,
    isOffered: ({ draft, facts }) => draft !== undefined && facts?.snooze !== undefined,
    run: ({ replies }, { draft }) => {
      if (draft) replies.sendLater(draft.id)
    },
  },
  sendAndRemind: {
    label: laterWords.remind,
    isOffered: ({ draft, facts }) => draft?.isAnswer === true && facts?.snooze !== undefined,
    run: ({ replies }, { draft }) => {
      if (draft) replies.sendAndRemind(draft.id)
    },
  },
  discard: {
    label: composerWords.discard,
    isOffered: ({ draft }) => draft !== undefined,
    run: ({ replies }, { facts, draft }) => {
      if (facts && draft) void replies.discard(facts.id, draft.id)
    },
  },
  newMessage: {
    label: composerWords.write,
    key: mailKeys.newMessage[0],
    isOffered: () => true,
    run: ({ replies }) => void replies.beginMessage(),
  },
  undo: {
    label: composerWords.undo,
    key: mailKeys.undo[0],
    permission: 'read',
    isKeyOnly: true,
    isOffered: () => true,
    run: (parts) => void parts.edits.undoLast(),
  },
}

const isAllowed = ({ permission = 'mail' }: MailAction, permissions: readonly string[]): boolean =>
  permissions.includes(permission)

/** Offers each action only to people who have the right that it needs. */
function guardActions<Name extends string, Row extends MailAction>(rows: Readonly<Record<Name, Row>>) {
  const guard = (row: Row): Row => ({
    ...row,
    isOffered: (subject) => isAllowed(row, subject.permissions) && row.isOffered(subject),
  })
  return Object.fromEntries(Object.entries<Row>(rows).map(([name, row]) => [name, guard(row)])) as Record<
    Name,
    Row
  >
}

/** Every action of the mail, once. */
export const actions = { ...guardActions(edits), ...guardActions(others) } as const

const names = Object.keys(actions) as ActionName[]
const editNames = Object.keys(edits) as EditName[]

/** The actions that a subject offers now. */
export const offeredActions = (subject: ActionSubject): readonly ActionName[] =>
  names.filter((name) => actions[name].isOffered(subject))

/** The changes that a conversation offers now. */
export const offeredEdits = (subject: ActionSubject): readonly EditName[] =>
  editNames.filter((name) => actions[name].isOffered(subject))

/** The action of a key for a subject. */
export const actionOfKey = (subject: ActionSubject, key: string): ActionName | undefined =>
  offeredActions(subject).find((name) => actions[name].key === key)

/** The actions of the bar of chosen rows. Enter in a checkbox runs the first, the most harmless one. */
export const bulkActions = (isArchive: boolean, permissions: readonly string[]): readonly EditName[] => {
  const names: readonly EditName[] = isArchive
    ? ['markRead', 'markUnread', 'restore']
    : ['markRead', 'markUnread', 'settle', 'archive']
  return names.filter((name) => isAllowed(actions[name], permissions))
}
