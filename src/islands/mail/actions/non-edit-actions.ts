import { mailKeys, replyKeys } from '../../../messages/keys.ts'
import { isDraftWithoutText } from '../composer/view.ts'
import {
  composerWords,
  threadWords as words,
  forwardWords,
  laterWords,
  noteWords,
  tagWords,
} from '../words.ts'
import type { ThreadFacts } from '../thread-facts.ts'
import type { MailAction, MailActionDeps } from './mail-action.ts'
import { editActions } from './edit-actions.ts'

export type NonEditActionName =
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

/** Moves the focus to the reply of the open conversation, or creates one. */
function focusOrBeginReply({ state, opening, replies, notes }: MailActionDeps): void {
  void opening.settled().then(() => {
    const thread = state.$conversation.get()?.thread
    if (!thread) return
    notes.leave()
    const own = thread.drafts.find((draft) => draft.forward == null && !isDraftWithoutText(draft))
    if (own) state.$focus.set({ part: 'reply', draft: own.id })
    else void replies.begin(thread.id)
  })
}

const canSnooze = (facts: ThreadFacts | undefined): boolean =>
  facts?.version != null && facts.is_archived === false && facts.is_spam !== true

/** The actions that ask for something first, and those of replies. */
export const nonEditActions: Readonly<Record<NonEditActionName, MailAction>> = {
  assign: {
    label: () => words.assign,
    key: mailKeys.assign,
    isOffered: ({ facts, isOpen }) => isOpen === true && facts?.version != null,
    run: ({ state }) => state.$focus.set({ part: 'assignee' }),
  },
  assignToMe: {
    label: () => words.assignToMe,
    key: mailKeys.assignToMe,
    isOffered: ({ facts, self }) =>
      facts?.version != null && self !== undefined && facts.assignee?.id !== self.id,
    run: ({ edits }, { facts, self }) => {
      if (facts) void edits.assign([facts.id], self)
    },
  },
  snooze: {
    label: () => laterWords.snooze,
    hint: () => laterWords.snoozeHint,
    key: mailKeys.snooze,
    isOffered: ({ facts }) => canSnooze(facts) && facts?.snooze === null,
    run: ({ edits }, { facts }) => {
      if (facts) edits.snooze([facts.id])
    },
  },
  unsnooze: {
    label: () => laterWords.unsnooze,
    key: mailKeys.snooze,
    isOffered: ({ facts }) => canSnooze(facts) && facts?.snooze != null,
    run: ({ edits }, { facts }) => {
      if (facts) void edits.unsnooze([facts.id])
    },
  },
  tag: {
    label: () => tagWords.tag,
    hint: () => tagWords.hint,
    key: mailKeys.tag,
    isOffered: ({ facts }) => facts?.version != null && facts.tags != null,
    run: ({ state }, { facts }) => {
      if (facts) state.$tagged.set([facts.id])
    },
  },
  note: {
    label: () => noteWords.write,
    key: mailKeys.note,
    permission: 'notes',
    isOffered: ({ hasNotes }) => hasNotes === true,
    run: ({ notes }, { facts }) => {
      if (facts) notes.begin(facts.id)
    },
  },
  reply: {
    label: () => composerWords.begin,
    key: mailKeys.reply,
    isOffered: ({ isOpen }) => isOpen === true,
    run: focusOrBeginReply,
  },
  replyAll: {
    label: () => composerWords.begin,
    key: mailKeys.replyAll,
    isKeyOnly: true,
    isOffered: ({ isOpen }) => isOpen === true,
    run: focusOrBeginReply,
  },
  forward: {
    label: () => forwardWords.forward,
    hint: () => forwardWords.hint,
    key: mailKeys.forward,
    isOffered: ({ isOpen, forwardable }) => isOpen === true && forwardable !== undefined,
    run: ({ replies, notes }, { facts, forwardable }) => {
      if (!facts || forwardable === undefined) return
      notes.leave()
      void replies.forward(facts.id, forwardable)
    },
  },
  send: {
    label: () => composerWords.sendAndNext,
    key: replyKeys.send,
    isOffered: ({ draft }) => draft !== undefined,
    run: ({ replies }, { draft }) => {
      if (draft) void replies.send(draft.id)
    },
  },
  sendAndArchive: {
    label: () => composerWords.sendAndArchive,
    key: replyKeys.sendAndArchive,
    isOffered: ({ draft, facts }) => draft?.isAnswer === true && facts?.is_archived === false,
    run: ({ replies }, { draft }) => {
      if (draft) void replies.send(draft.id, editActions.archive.edit)
    },
  },
  sendLater: {
    label: () => laterWords.send,
    isOffered: ({ draft, facts }) => draft !== undefined && facts?.snooze !== undefined,
    run: ({ replies }, { draft }) => {
      if (draft) replies.sendWithTime(draft.id, 'send_at')
    },
  },
  sendAndRemind: {
    label: () => laterWords.remind,
    isOffered: ({ draft, facts }) => draft?.isAnswer === true && facts?.snooze !== undefined,
    run: ({ replies }, { draft }) => {
      if (draft) replies.sendWithTime(draft.id, 'follow_up_at')
    },
  },
  discard: {
    label: () => composerWords.discard,
    isOffered: ({ draft }) => draft !== undefined,
    run: ({ replies }, { facts, draft }) => {
      if (facts && draft) void replies.discard(facts.id, draft.id)
    },
  },
  newMessage: {
    label: () => composerWords.write,
    key: mailKeys.newMessage,
    isOffered: () => true,
    run: ({ replies }) => void replies.beginMessage(),
  },
  undo: {
    label: () => composerWords.undo,
    key: mailKeys.undo,
    permission: 'read',
    isKeyOnly: true,
    isOffered: () => true,
    run: (parts) => void parts.edits.undoLast(),
  },
}
