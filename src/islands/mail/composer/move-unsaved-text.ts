import type { SiteCall } from '../../../stores/calls/site-call.ts'
import { mailRequests } from '../mail-calls.ts'
import type { ThreadOpener } from '../conversation/thread-opener.ts'
import type { MailState } from '../state.ts'
import type { Draft, FullThread } from '../thread-facts.ts'
import type { createReplySaver } from './save-replies.ts'
import { dropUnsaved, findUnsaved } from './unsaved-texts.ts'
import { isClosedDraftState, pickReplyFields } from './view.ts'

interface TextMoverDeps {
  readonly opening: ThreadOpener
  readonly saving: Pick<ReturnType<typeof createReplySaver>, 'type'>
  readonly call: SiteCall
}

/** Finds the reply with unsaved text that the server no longer lists. Forwards are not moved. */
export const findMissingDraft = (before: readonly Draft[], fresh: readonly Draft[]): string | undefined =>
  before.find(
    ({ id, forward: forwarded }) =>
      forwarded == null &&
      findUnsaved(id) &&
      !fresh.some((draft) => draft.id === id && !isClosedDraftState(draft.state ?? undefined)),
  )?.id

/** Moves the text of a reply that a colleague sent or discarded into a new reply, in its place. */
export function createUnsavedTextMover({ $focus }: MailState, { opening, saving, call }: TextMoverDeps) {
  const moving = new Set<string>()
  return async (thread: FullThread, lost: string): Promise<void> => {
    const typed = findUnsaved(lost)
    if (!typed || moving.has(lost)) return
    moving.add(lost)
    const result = await call(mailRequests.beginDraft(thread.id, pickReplyFields(typed)))
    moving.delete(lost)
    if (!result.ok) {
      // Shows the conversation, which offers the text as a new reply.
      opening.receive(thread)
      return
    }
    const latest = findUnsaved(lost) ?? typed
    const field = document.activeElement
    const isField = field instanceof HTMLTextAreaElement
    const selection = isField ? ([field.selectionStart, field.selectionEnd] as const) : undefined
    dropUnsaved(lost)
    opening.receive({ ...thread, drafts: [...thread.drafts, { ...result.value, is_cut: false }] })
    saving.type(result.value.id, pickReplyFields(latest))
    if (selection) $focus.set({ part: 'reply', selection })
  }
}
