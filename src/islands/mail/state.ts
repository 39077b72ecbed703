import { atom, computed, map } from 'nanostores'
import type { ParsedAnswer } from '@draftdesk/contract'
import type { EmailPicture } from './conversation/email-body-parts.ts'
import { toRenderedPages } from './view.ts'
import { isThreadInList, buildListAddress, buildListQuery, sortThreadIds } from './thread-facts.ts'
import type {
  Assignee,
  FullThread,
  ListedThread,
  ListLocation,
  SignatureDefaults,
  ThreadFacts,
} from './thread-facts.ts'
import { applyTagChange } from './tags/apply-tag-change.ts'
import type { TagChange } from './tags/apply-tag-change.ts'
import type { EmailWhileWriting } from './composer/view.ts'
import { $unsaved, unsavedNotes } from './composer/unsaved-texts.ts'

/** A conversation from the server, or the error message in its place. */
export interface ConversationResult {
  readonly id: string
  readonly thread: FullThread | undefined
  readonly problem: string | undefined
  readonly isGone: boolean
}

/** The props of the island: the list, the open conversation and the current user. */
export interface MailWorkspaceProps {
  readonly place: ListLocation
  readonly list: ParsedAnswer<'threads'> | undefined
  readonly listProblem: string | undefined
  readonly open: ConversationResult | undefined
  readonly me: string | undefined
  /** The current user as an assignee. Undefined for a super admin, who is not a member. */
  readonly self: Assignee | undefined
  readonly isLinked: boolean
  /** The person's rights in the store. */
  readonly permissions: readonly string[]
  /** The time zone that times are written in. */
  readonly zone: string
  /** The form for the sender of replies. Undefined without the permission. */
  readonly writer: SignatureDefaults | undefined
  /** The person may delete notes of others. */
  readonly isModerator: boolean
  readonly nowMs: number
}

/** A loaded conversation. */
export interface Conversation extends ConversationResult {
  readonly readAtMs: number
  /** The shown emails. Later ones wait for a press. */
  readonly shownEmails: readonly string[]
}

/** The loaded part of the list, without its rows. */
export interface ListMetadata extends Omit<ParsedAnswer<'threads'>, 'threads'> {
  /** The ids of all rows including hidden ones, so that undo restores positions. */
  readonly order: readonly string[]
  readonly problem: string | undefined
}

/** An element to focus once it is rendered. */
export type FocusTarget =
  | { readonly part: 'title' | 'assignee' | 'note' | 'list' }
  | {
      readonly part: 'reply' | 'subject' | 'to'
      /** The id of the draft, when the conversation has several. */
      readonly draft?: string
      readonly selection?: readonly [from: number, to: number]
    }
  | { readonly part: 'row'; readonly id: string }

/** A request for a later time, shown as a dialog. */
export interface LaterTimeRequest {
  readonly title: string
  readonly morningHour: number
  /** Offers to wait for the customer's answer, which resolves to null. */
  readonly canAwaitAnswer: boolean
  readonly choose: (at: string | null) => void
}

/** A newer list that would move rows, which waits for a press. */
export interface PendingListUpdate {
  readonly order: readonly string[]
  readonly unread: number
}

/** The highlighted source, or the sentence whose sources are highlighted. */
export interface SourceHighlight {
  readonly source?: number
  readonly rests?: readonly number[]
  readonly sentence?: string
}

/** The progress of one reply: its status line, and news that its writer must see. */
export interface ReplyStatus {
  readonly status?: string | undefined
  /** The reason why it was not saved or not sent. Shown next to Send. */
  readonly refusal?: string | undefined
  readonly remote?: string | undefined
  readonly news?: readonly EmailWhileWriting[] | undefined
  readonly problem?: string | undefined
  /** News that its writer has seen, which no longer stop Send. */
  readonly known?: readonly string[] | undefined
  /** Sends anyway after the confirmation. */
  readonly sendAnyway?: (() => void) | undefined
  readonly isBusy?: boolean | undefined
}

/** A reply being written here: the last email at its start, and the time of the last key press. */
export interface ReplyInProgress {
  readonly seen: string
  readonly typedAtMs: number
}

/** The optimistic change of a pending action. */
export type PendingThreadChange = Partial<ThreadFacts> & { readonly tagging?: TagChange }

export type MailState = ReturnType<typeof createMailState>

/**
 * Creates the stores of a mail page. Server responses write `$threads`, `$list` and `$conversations`; user
 * actions write `$pending`, `$chosen` and `$current`.
 */
export function createMailState(start: MailWorkspaceProps) {
  const { threads = [], ...listed } = start.list ?? {}
  const address = buildListAddress(start.place)
  /** False until hydrated, because the first render must match the server's. */
  const $isAwake = atom(false)
  const $nowMs = atom(start.nowMs)
  const rows = Object.fromEntries(threads.map((thread) => [thread.id, thread]))
  const isOldestFirst = start.place.narrowing['order'] !== undefined
  const $threads = map<Readonly<Record<string, ListedThread | undefined>>>(rows)
  const $list = atom<ListMetadata>({
    next: null,
    has_mail: null,
    counts: null,
    sending: null,
    tags: null,
    saved_filters: null,
    colleagues: null,
    ...listed,
    order: sortThreadIds(
      threads.map(({ id }) => id),
      rows,
      isOldestFirst,
    ),
    problem: start.listProblem,
  })
  const $conversations = map<Readonly<Record<string, Conversation | undefined>>>(
    start.open ? { [start.open.id]: toConversation(start.open, 0) } : {},
  )
  const $pending = map<Readonly<Record<string, readonly PendingThreadChange[] | undefined>>>({})
  /** The time of the last change made here. Responses to earlier requests lack that change. */
  const $changedAtMs = map<Readonly<Record<string, number>>>({})
  /** The conversation of the address, which keys act on. */
  const $current = atom<string | undefined>(start.open?.id)
  /** The conversation in the pane: the current one once it is loaded. */
  const $shown = atom<string | undefined>(start.open?.id)
  const $focusedRow = atom<string | undefined>()
  const $focus = atom<FocusTarget | undefined>()
  const $chosen = atom<ReadonlySet<string>>(new Set())
  const $incoming = atom<PendingListUpdate | undefined>()
  /** The conversation with an open note form. */
  const $noteOf = atom<string | undefined>()
  /** Files chosen for new notes, by conversation. */
  const $noteFiles = map<Readonly<Record<string, readonly File[] | undefined>>>({})
  /** The later time that an action asks for. */
  const $later = atom<LaterTimeRequest | undefined>()
  /** The conversations that a tag is chosen for. */
  const $tagged = atom<readonly string[] | undefined>()
  /** The dialog of the filters that is open. */
  const $filtering = atom<'filter' | 'save' | 'rename' | undefined>()
  /** The open popover. Escape closes it first. */
  const $popover = atom<string | undefined>()
  const $lit = atom<SourceHighlight>({})
  /** The picture that is shown large. */
  const $picture = atom<EmailPicture | undefined>()
  /** True while a dialog of the mail is open, or its code is loading. */
  const $hasDialog = computed([$later, $tagged, $filtering, $picture], (...dialogs) =>
    dialogs.some((dialog) => dialog !== undefined),
  )
  /** Conversations with a reply that is being written here. */
  const $writing = map<Readonly<Record<string, ReplyInProgress | undefined>>>({})
  const $progress = map<Readonly<Record<string, ReplyStatus | undefined>>>({})

  const $facts = computed([$threads, $conversations, $pending], (rows, conversations, pending) => {
    return (id: string): ThreadFacts | undefined => {
      const base = pickNewerThreadFacts(rows[id], conversations[id]?.thread)
      return base && applyPendingChanges(base, pending[id])
    }
  })
  /** The visible rows in order, with their pending changes. */
  const $rows = computed([$list, $threads, $pending], ({ order }, rows, pending) =>
    order.flatMap((id): ListedThread[] => {
      const row = rows[id]
      if (!row) return []
      const thread = applyPendingChanges(row, pending[id])
      return isThreadInList(thread, start.place) ? [thread] : []
    }),
  )
  const $pages = computed([$rows, $nowMs], (rows, nowMs) => toRenderedPages(rows, nowMs, isOldestFirst))
  /** The ids of the rows from top to bottom. */
  const $ids = computed($pages, (pages) =>
    pages.flatMap((page) => page.flatMap(({ threads: some }) => some.map(({ id }) => id))),
  )
  const $conversation = computed([$conversations, $shown], (all, id) =>
    id === undefined ? undefined : all[id],
  )
  /** Unsaved input. Empty before hydration. */
  const $typed = computed([$isAwake, $unsaved], (isAwake, typed) => (isAwake ? typed : {}))
  const $typedNotes = computed([$isAwake, unsavedNotes.$all], (isAwake, all) => {
    return (id: string): string | undefined => (isAwake ? unsavedNotes.find(id, all)?.body : undefined)
  })

  return {
    ...{
      start,
      address,
      /** The query of the list, which the addresses of its conversations carry. */
      listQuery: buildListQuery(start.place),
      $isAwake,
      $nowMs,
      $threads,
      $list,
      $conversations,
      $pending,
      $changedAtMs,
      $current,
      $shown,
    },
    /** The person may answer and organize mail. */
    canEdit: start.permissions.includes('mail'),
    ...{
      $focusedRow,
      $focus,
      $chosen,
      $incoming,
      $noteOf,
      $noteFiles,
      $later,
      $tagged,
      $filtering,
      $lit,
      $picture,
      $hasDialog,
      $popover,
      $writing,
      $progress,
      $facts,
      $rows,
      $pages,
      $ids,
      $conversation,
      $typed,
      $typedNotes,
    },
  }
}

/** Creates a loaded conversation with all emails shown. */
export const toConversation = (read: ConversationResult, nowMs: number): Conversation => ({
  ...read,
  readAtMs: nowMs,
  shownEmails: (read.thread?.emails ?? []).map(({ id }) => id ?? ''),
})

/** A conversation with its pending changes. Without changes, the same object. */
function applyPendingChanges<Thread extends ThreadFacts>(
  thread: Thread,
  changes: readonly PendingThreadChange[] = [],
): Thread {
  return changes.length === 0 ? thread : changes.reduce<Thread>(applyPendingChange, thread)
}

/** A conversation after a change. */
export function applyPendingChange<Thread extends ThreadFacts>(
  thread: Thread,
  { tagging, ...fields }: PendingThreadChange,
): Thread {
  return { ...thread, ...fields, ...(tagging && { tags: applyTagChange(thread.tags ?? [], tagging) }) }
}

function pickNewerThreadFacts(
  row: ThreadFacts | undefined,
  thread: ThreadFacts | undefined,
): ThreadFacts | undefined {
  if (!row || !thread) return row ?? thread
  return (row.version ?? 0) > (thread.version ?? 0) ? row : thread
}
