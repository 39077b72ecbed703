import { persistentMap } from '@nanostores/persistent'
import type { ReplyFields } from './view.ts'
import { readPage } from '../../../stores/session/page.ts'

/** Unsaved text of a reply, and the version that it was typed into. */
export interface UnsavedReply extends ReplyFields {
  readonly version: number
  /** The conversation of the reply. */
  readonly thread: string
  readonly person: string
  readonly atMs: number
}

/** Unsaved text is dropped after this long. */
const longestMs = 30 * 86_400_000

/** Unsaved replies by their ids. They outlive reloads, crashes, ended sessions and the tab, and are the same in every tab. */
export const $unsaved = persistentMap<Record<string, UnsavedReply | undefined>>(
  'draft-',
  {},
  { encode: JSON.stringify, decode: (text) => JSON.parse(text) as UnsavedReply },
)

const person = (): string => {
  const page = readPage()
  return page.kind === 'verified' ? page.user.id : ''
}

/** Stores what is typed into a reply. */
export function storeUnsaved(id: string, reply: Omit<UnsavedReply, 'person' | 'atMs'>, nowMs: number): void {
  $unsaved.setKey(id, { ...reply, person: person(), atMs: nowMs })
}

/** Drops it, once it is saved. */
export function dropUnsaved(id: string): void {
  if ($unsaved.get()[id]) $unsaved.setKey(id, undefined)
}

/** The unsaved text of a reply, when the same person typed it. */
export function findUnsaved(id: string): UnsavedReply | undefined {
  const found = $unsaved.get()[id]
  return found?.person === person() ? found : undefined
}

/** Text that the person typed into a reply of a conversation which is none of `drafts`: it was sent or discarded meanwhile. */
export function findLost(
  all: Readonly<Record<string, UnsavedReply | undefined>>,
  thread: string,
  drafts: readonly string[],
): (UnsavedReply & { readonly id: string }) | undefined {
  const found = Object.entries(all).find(
    ([id, reply]) => reply?.thread === thread && !drafts.includes(id) && reply.person === person(),
  )
  return found?.[1] && { ...found[1], id: found[0] }
}

/** Drops unsaved texts that are too old. */
export function sweepUnsaved(nowMs: number): void {
  for (const [id, reply] of Object.entries($unsaved.get()))
    if (reply && reply.atMs < nowMs - longestMs) dropUnsaved(id)
}
