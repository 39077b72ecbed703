import type { ParsedAnswer } from '@draftdesk/contract'

export type Tag = ParsedAnswer<'createTag'>

/** A tag that is added to conversations, or removed from them. */
export interface TagChange {
  readonly tag: Tag
  readonly isAdded: boolean
}

/** The tags of a conversation after a change, by name. */
export function applyTagChange(tags: readonly Tag[], { tag, isAdded }: TagChange): Tag[] {
  const others = tags.filter(({ id }) => id !== tag.id)
  return isAdded ? [...others, tag].toSorted((a, b) => a.name.localeCompare(b.name)) : others
}
