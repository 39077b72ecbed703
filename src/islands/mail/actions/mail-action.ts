import type { Permission } from '@draftdesk/contract'
import type { MailReplyActions } from '../composer/reply-actions.ts'
import type { ThreadOpener } from '../conversation/thread-opener.ts'
import type { ThreadEdits, ThreadEditDefinition } from './thread-edits.ts'
import type { NoteActions } from '../notes/notes.ts'
import type { MailState } from '../state.ts'
import type { Assignee, ThreadFacts } from '../thread-facts.ts'

/** The parts of the mail that actions work with. */
export interface MailActionDeps {
  readonly state: MailState
  readonly opening: ThreadOpener
  readonly edits: ThreadEdits
  readonly replies: MailReplyActions
  readonly notes: NoteActions
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
  readonly label: () => string
  readonly hint?: () => string
  readonly key?: string
  /** The right that it needs; `mail` unless it names one. */
  readonly permission?: Permission
  readonly isOffered: (subject: ActionSubject) => boolean
  readonly run: (deps: MailActionDeps, subject: ActionSubject) => void
  /** The palette does not list it. */
  readonly isKeyOnly?: boolean
  /** The change that it makes to conversations. */
  readonly edit?: ThreadEditDefinition
}
