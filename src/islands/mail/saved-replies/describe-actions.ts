import type { ReplyActions } from '@draftdesk/contract'
import type { Tag } from '../tags/retag.ts'
import { savedReplyWords as words } from './words.ts'

/** Describes the actions of saved replies. Deleted tags are left out. */
export function describeActions(
  { assigns_sender: assignsSender, tag_ids: tagIds, snooze_days: days, resolves }: ReplyActions,
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
