import { useStore } from '@nanostores/react'
import { showToast } from '../../../stores/toasts.ts'
import { useMail } from '../mail-context.tsx'
import { removeDraftReplyActions } from './remove-draft-reply-actions.ts'
import { savedReplyWords as words } from '../words.ts'
import type { SavedReplyActions } from '@draftdesk/contract'
import type { Tag } from '../tags/apply-tag-change.ts'
import { SmallButton } from '../../../ui/quiet-button.tsx'

/** Describes the actions of saved replies. Deleted tags are left out. */
export function describeReplyActions(
  { assigns_sender: assignsSender, tag_ids: tagIds, snooze_days: days, resolves }: SavedReplyActions,
  tags: readonly Tag[],
): string[] {
  const names = tagIds.flatMap((id) => tags.find((tag) => tag.id === id)?.name ?? [])
  return [
    ...(assignsSender ? [words.actions.assign] : []),
    ...(names.length > 0 ? [words.actions.tag(names)] : []),
    ...(days === null ? [] : [words.actions.snooze(days)]),
    ...(resolves ? [words.actions.resolve] : []),
  ]
}

/** Lists the actions that sending a reply applies, with a button that drops them. */
export function ReplyActionsOnSend({ draft }: { readonly draft: string }) {
  const { state, opening } = useMail()
  const conversation = useStore(state.$conversation)
  const { tags } = useStore(state.$list)
  const actions = conversation?.thread?.drafts.find(({ id }) => id === draft)?.actions
  const parts = actions ? describeReplyActions(actions, tags ?? []) : []
  if (!conversation || parts.length === 0) return null

  async function dropSentActions(thread: string): Promise<void> {
    const problem = await removeDraftReplyActions(draft)
    if (problem !== undefined) showToast('error', problem)
    await opening.refresh(thread)
  }
  return (
    <p className="row muted small">
      {words.whenSent(parts)}{' '}
      <SmallButton onClick={() => void dropSentActions(conversation.id)}>{words.dropActions}</SmallButton>
    </p>
  )
}
