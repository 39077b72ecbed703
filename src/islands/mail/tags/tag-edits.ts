import { buildCreateTagCall } from '../../../models/tags.ts'
import type { SiteCall } from '../../../stores/calls/site-call.ts'
import { explainFailureOrLeave } from '../../../stores/calls/explain-failure.ts'
import type { ThreadEditDefinition } from '../actions/thread-edits.ts'
import type { Tag } from './apply-tag-change.ts'
import { tagWords as words } from '../words.ts'

/** The change that adds a tag to conversations, or removes it. */
export const createTagEdit = (tag: Tag, isAdded: boolean): ThreadEditDefinition => ({
  input: isAdded ? { add_tags: [tag.id] } : { remove_tags: [tag.id] },
  change: { tagging: { tag, isAdded } },
  undo: () => createTagEdit(tag, !isAdded),
  done: (subject) => (isAdded ? words.tagged(tag.name, subject) : words.untagged(tag.name, subject)),
  many: {
    action: isAdded ? 'tag' : 'untag',
    done: (count) => (isAdded ? words.taggedMany(tag.name, count) : words.untaggedMany(tag.name, count)),
  },
})

/** A tag to choose for conversations. */
export interface TagChoice {
  readonly tag: Tag
  /** The conversations that have it. */
  readonly on: 'all' | 'some' | 'none'
}

/** The tags whose names have every word, those that the conversations have first, then names that begin so. */
export function listTagChoices(
  tags: readonly Tag[],
  tagged: readonly (readonly Tag[])[],
  query: string,
): TagChoice[] {
  const text = query.trim().toLowerCase()
  const words = text.split(/\s+/)
  const rankTag = (on: TagChoice['on'], name: string): number => {
    if (text === '') return on === 'none' ? 1 : 0
    return name === text ? 0 : name.startsWith(text) ? 1 : 2
  }
  return tags
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .map((tag) => {
      const count = tagged.filter((own) => own.some(({ id }) => id === tag.id)).length
      const on = count === 0 ? 'none' : count === tagged.length ? 'all' : 'some'
      return { tag, on, rank: rankTag(on, tag.name.toLowerCase()) } as const
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ tag, on }) => ({ tag, on }))
}

/** The name of the tag that a query would create, unless one has it. */
export function findNewTagName(tags: readonly Tag[], query: string): string | undefined {
  const name = query.trim().replace(/\s+/g, ' ')
  const isKnown = tags.some((tag) => tag.name.toLowerCase() === name.toLowerCase())
  return name === '' || isKnown ? undefined : name
}

/** Creates a tag. Returns the tag or an error message. */
export async function createTag(name: string, call: SiteCall): Promise<Tag | string> {
  const result = await call(buildCreateTagCall(name))
  return result.ok ? result.value : explainFailureOrLeave(result.error, words.failed)
}
