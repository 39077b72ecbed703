import { listWords, threadWords as words } from './words.ts'
import type { ManyEdit, ThreadEdit } from './calls.ts'
import type { ThreadFacts } from './thread-facts.ts'

/** An action on conversations: its button, its key, the bar of chosen rows and the palette all use this row. */
export interface ThreadAction {
  readonly label: string
  readonly hint?: string
  readonly key?: string
  /** The call's input beside id and version. */
  readonly input: ThreadEdit
  /** The conversation as it is shown until the server answers. */
  readonly change: Partial<ThreadFacts>
  readonly isOffered: (facts: ThreadFacts) => boolean
  readonly undo: ActionName
  readonly done: (subject: string) => string
  /** The same for several conversations at once. */
  readonly many?: { readonly action: ManyEdit; readonly done: (count: number) => string }
}

export type ActionName =
  'archive' | 'restore' | 'unmarkSpam' | 'markSpam' | 'settle' | 'unsettle' | 'markUnread' | 'markRead'

const many = (action: ManyEdit) => ({ action, done: listWords.done[action] })

export const actions: Readonly<Record<ActionName, ThreadAction>> = {
  archive: {
    label: words.archive,
    key: 'e',
    input: { is_archived: true },
    change: { is_archived: true },
    isOffered: (facts) => facts.is_archived === false && facts.is_spam !== true,
    undo: 'restore',
    done: words.archived,
    many: many('archive'),
  },
  restore: {
    label: words.inbox,
    key: 'e',
    input: { is_archived: false },
    change: { is_archived: false, is_spam: false },
    isOffered: (facts) => facts.is_archived === true && facts.is_spam !== true,
    undo: 'archive',
    done: words.restored,
    many: many('restore'),
  },
  unmarkSpam: {
    label: words.notSpam,
    key: 'e',
    input: { is_spam: false },
    change: { is_spam: false, is_archived: false },
    isOffered: (facts) => facts.is_spam === true,
    undo: 'markSpam',
    done: words.unmarkedSpam,
  },
  settle: {
    label: words.settle,
    key: 's',
    input: { is_settled: true },
    change: { needs_reply: false },
    isOffered: (facts) => facts.needs_reply === true,
    undo: 'unsettle',
    done: words.settled,
    many: many('settle'),
  },
  unsettle: {
    label: listWords.states.reply,
    input: { is_settled: false },
    change: { needs_reply: true },
    isOffered: () => false,
    undo: 'settle',
    done: words.unsettled,
  },
  markUnread: {
    label: words.markUnread,
    key: 'u',
    input: { is_unread: true },
    change: { is_unread: true },
    isOffered: (facts) => facts.is_unread === false,
    undo: 'markRead',
    done: words.markedUnread,
    many: many('unread'),
  },
  markRead: {
    label: words.markRead,
    key: 'u',
    input: { is_unread: false },
    change: { is_unread: false },
    isOffered: (facts) => facts.is_unread === true,
    undo: 'markUnread',
    done: words.markedRead,
    many: many('read'),
  },
  markSpam: {
    label: words.spam,
    hint: words.spamHint,
    key: '!',
    input: { is_spam: true },
    change: { is_spam: true, is_archived: true },
    isOffered: (facts) => facts.is_spam === false && facts.is_archived === false,
    undo: 'unmarkSpam',
    done: words.markedSpam,
  },
}

const names = Object.keys(actions) as ActionName[]

/** The actions that a conversation offers now; a server that counts no versions takes none. */
export const offeredActions = (facts: ThreadFacts): readonly ActionName[] =>
  facts.version == null ? [] : names.filter((name) => actions[name].isOffered(facts))

/** The action that a key means for a conversation. */
export const actionOfKey = (facts: ThreadFacts, key: string): ActionName | undefined =>
  offeredActions(facts).find((name) => actions[name].key === key)

/** The actions that the bar of chosen rows offers; Enter in a checkbox presses the first, which does least. */
export const bulkActions = (isArchive: boolean): readonly ActionName[] =>
  isArchive ? ['markRead', 'markUnread', 'restore'] : ['markRead', 'markUnread', 'settle', 'archive']
