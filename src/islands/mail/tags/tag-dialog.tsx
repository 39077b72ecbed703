import { useStore } from '@nanostores/react'
import { Command } from 'cmdk'
import { useRef, useState } from 'react'
import { maxLengths, tagLimits } from '@draftdesk/contract/input-limits'
import { siteCall } from '../../../stores/calls/site-call.ts'
import { showToast } from '../../../stores/toasts.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { TagChip } from '../../../ui/tag-chip.tsx'
import { useMail } from '../mail-context.tsx'
import { createTag, findNewTagName, listTagChoices, createTagEdit } from './tag-edits.ts'
import type { Tag } from './apply-tag-change.ts'
import { tagWords as words } from '../words.ts'

interface TagDialogProps {
  readonly ids: readonly string[]
  readonly close: () => void
}

/** Finds a tag by name and adds it to conversations, or removes it if all have it. */
export function TagDialog({ ids, close }: TagDialogProps) {
  const { state, edits } = useMail()
  const dialog = useRef<HTMLDialogElement>(null)
  const facts = useStore(state.$facts)
  const tags = useStore(state.$list).tags ?? []
  const [query, setQuery] = useState('')
  const getTags = (id: string): readonly Tag[] => facts(id)?.tags ?? []
  const choices = listTagChoices(tags, ids.map(getTags), query)
  const name = findNewTagName(tags, query)
  const isFull = tags.length >= tagLimits.perStore

  function chooseTag(tag: Tag, isAdded: boolean): void {
    // The focus returns to its element before a row can move.
    dialog.current?.close()
    const hasTag = (id: string) => getTags(id).some((own) => own.id === tag.id)
    // Changes only conversations without the tag, so that undo does not remove it from others.
    void edits.run(
      createTagEdit(tag, isAdded),
      ids.filter((id) => hasTag(id) !== isAdded),
    )
  }
  async function createAndChoose(named: string): Promise<void> {
    const tag = await createTag(named, siteCall)
    if (typeof tag === 'string') {
      showToast('error', tag)
      return
    }
    const list = state.$list.get()
    if (!list.tags?.some(({ id }) => id === tag.id))
      state.$list.set({ ...list, tags: [...(list.tags ?? []), tag] })
    chooseTag(tag, true)
  }

  return (
    <Dialog
      className="palette popup"
      ref={dialog}
      aria-label={words.title}
      focusesField
      closesOutside
      onClose={close}
    >
      <Command label={words.title} shouldFilter={false} loop>
        <Command.Input
          className="input"
          value={query}
          onValueChange={setQuery}
          placeholder={words.search}
          maxLength={maxLengths.tagName}
        />
        <Command.List label={words.list}>
          {choices.length === 0 && name === undefined && <p className="muted pad">{words.none}</p>}
          {choices.map(({ tag, on }) => (
            <Command.Item
              key={tag.id}
              className="option line gap-3"
              value={tag.id}
              onSelect={() => chooseTag(tag, on !== 'all')}
            >
              <span className="fill">
                <TagChip name={tag.name} color={tag.color} />
              </span>
              {on === 'some' && <small className="muted">{words.some}</small>}
              {on === 'all' && (
                <small className="muted line">
                  <CheckIcon />
                  <span className="visually-hidden">{words.on}</span>
                </small>
              )}
            </Command.Item>
          ))}
          {name !== undefined && !isFull && (
            <Command.Item
              className="option line gap-3"
              value="create"
              onSelect={() => void createAndChoose(name)}
            >
              {words.create(name)}
            </Command.Item>
          )}
          {name !== undefined && isFull && choices.length === 0 && <p className="muted pad">{words.full}</p>}
        </Command.List>
      </Command>
    </Dialog>
  )
}
