import { dayMs } from '@draftdesk/contract/durations'
import { persistentMap } from '@nanostores/persistent'
import type { ReplyFields } from './view.ts'
import { readPageSessionData } from '../../../stores/session/page-session-data.ts'

/** Author, conversation and time of unsaved text. */
interface UnsavedOrigin {
  readonly thread: string
  readonly person: string
  readonly atMs: number
}

/** Unsaved text of a reply, and its base version. */
export interface UnsavedReply extends ReplyFields, UnsavedOrigin {
  readonly version: number
}

/** Unsaved text of a note, and its idempotency key. */
export interface UnsavedNote extends UnsavedOrigin {
  readonly body: string
  readonly key: string
}

/** Unsaved text is dropped after this long. */
const longestMs = 30 * dayMs

const getCurrentUserId = (): string => {
  const page = readPageSessionData()
  return page.kind === 'verified' ? page.user.id : ''
}

/** Creates a store of unsaved texts by id. All tabs share it, and it outlives reloads, crashes and ended sessions. */
function createUnsavedTextStore<Text extends UnsavedOrigin>(prefix: string) {
  type UnsavedTexts = Readonly<Record<string, Text | undefined>>
  const $all = persistentMap<Record<string, Text | undefined>>(
    prefix,
    {},
    { encode: JSON.stringify, decode: (text) => JSON.parse(text) as Text },
  )
  const listAll = (): UnsavedTexts => $all.get()
  const dropText = (id: string): void => {
    if (listAll()[id]) $all.setKey(id, undefined)
  }
  return {
    $all,
    /** Stores unsaved input. */
    store: (id: string, text: Omit<Text, 'person' | 'atMs'>, nowMs: number): void =>
      $all.setKey(id, { ...text, person: getCurrentUserId(), atMs: nowMs } as never),
    /** Drops it, once it is saved. */
    drop: dropText,
    /** The unsaved text of an id, when the same person typed it. */
    find: (id: string, texts: UnsavedTexts = listAll()): Text | undefined => {
      const found = texts[id]
      return found?.person === getCurrentUserId() ? found : undefined
    },
    /** Drops texts that are too old. */
    sweep: (nowMs: number): void => {
      for (const [id, text] of Object.entries(listAll()))
        if (text && text.atMs < nowMs - longestMs) dropText(id)
    },
  }
}

const unsavedReplies = createUnsavedTextStore<UnsavedReply>('draft-')

export const { $all: $unsaved, store: storeUnsaved, drop: dropUnsaved, find: findUnsaved } = unsavedReplies

/**
 * Unsaved notes by id, or new ones by the id of their conversation. They are stored separately, so that no
 * note becomes a reply.
 */
export const unsavedNotes = createUnsavedTextStore<UnsavedNote>('note-')

/** Unsaved input of replies of a conversation that are not in `drafts`, because they were sent or discarded. */
export function findLostReply(
  all: Readonly<Record<string, UnsavedReply | undefined>>,
  thread: string,
  drafts: readonly string[],
): (UnsavedReply & { readonly id: string }) | undefined {
  const found = Object.entries(all).find(
    ([id, reply]) => reply?.thread === thread && !drafts.includes(id) && reply.person === getCurrentUserId(),
  )
  return found?.[1] && { ...found[1], id: found[0] }
}

/** Drops unsaved texts that are too old. */
export function deleteOldUnsavedTexts(nowMs: number): void {
  unsavedReplies.sweep(nowMs)
  unsavedNotes.sweep(nowMs)
}
