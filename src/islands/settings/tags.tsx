import type { ParsedAnswer, TagColor } from '@draftdesk/contract'
import { tagColors } from '@draftdesk/contract/choice-lists'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { useState } from 'react'
import { toasterMessages } from '../../messages/toaster.ts'
import { showToast } from '../../stores/toasts.ts'
import { ActionForm } from '../../ui/forms/action-form.tsx'
import type { SubmittedForm } from '../../ui/forms/action-form.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { createIsland } from '../create-island.tsx'
import { TagChip } from '../../ui/tag-chip.tsx'
import { createColoredTag, deleteTag, mergeTag, restoreTag, saveTag } from './tag-actions.ts'
import { tagMessages as words } from './words.ts'
import { Panel } from '../../ui/panel.tsx'

type TagWithCount = ParsedAnswer<'tags'>['tags'][number]

const parseTagColor = (text: string): TagColor => tagColors.find((color) => color === text) ?? 'gray'

const compareTagNames = (a: TagWithCount, b: TagWithCount): number => a.name.localeCompare(b.name)

function TagsView({ tags: first }: { readonly tags: readonly TagWithCount[] }) {
  const [tags, setTags] = useState(first)
  const putTag = (tag: TagWithCount): void =>
    setTags((before) => [...before.filter(({ id }) => id !== tag.id), tag].toSorted(compareTagNames))
  const removeTag = (id: string): void => setTags((before) => before.filter((tag) => tag.id !== id))

  async function createFromForm({ read }: SubmittedForm, form: HTMLFormElement): Promise<string | undefined> {
    const tag = await createColoredTag(read('name'), parseTagColor(read('color')))
    if (typeof tag === 'string') return tag
    putTag({ threads: tags.find(({ id }) => id === tag.id)?.threads ?? 0, ...tag })
    form.reset()
    return undefined
  }
  async function changeTag(tag: TagWithCount, { read, button }: SubmittedForm): Promise<string | undefined> {
    if (button === 'delete') return deleteWithUndo(tag)
    if (button === 'merge') return mergeInto(tag, read('into'))
    const saved = await saveTag(tag, { name: read('name'), color: parseTagColor(read('color')) })
    if (typeof saved === 'string') return saved
    putTag({ ...tag, ...saved })
    return undefined
  }
  async function mergeInto(tag: TagWithCount, intoId: string): Promise<string | undefined> {
    const into = tags.find(({ id }) => id === intoId)
    if (!into) return words.chooseFirst
    const problem = await mergeTag(tag, into)
    if (problem !== undefined) return problem
    removeTag(tag.id)
    return undefined
  }
  async function deleteWithUndo(tag: TagWithCount): Promise<string | undefined> {
    const problem = await deleteTag(tag)
    if (problem !== undefined) return problem
    removeTag(tag.id)
    const restoreDeleted = async (): Promise<void> => {
      const refusal = await restoreTag(tag)
      if (refusal === undefined) putTag(tag)
      showToast(refusal === undefined ? 'success' : 'error', refusal ?? words.restored(tag.name))
    }
    showToast('success', words.deleted(tag.name), {
      label: toasterMessages.undo,
      run: () => void restoreDeleted(),
    })
    return undefined
  }

  return (
    <Panel id="tags" title={words.title} hint={words.hint}>
      <ActionForm className="form panel-body" run={createFromForm}>
        <TagFields id="new" name="" color="gray" label={words.new} />
        <div className="actions">
          <button className="button">{words.create}</button>
        </div>
      </ActionForm>
      {tags.length === 0 && <p className="panel-body muted">{words.none}</p>}
      <ul className="tag-rows">
        {tags.map((tag) => (
          <li className="line-above" key={tag.id}>
            <details name="tag">
              <summary className="line gap-3 spread" aria-label={words.edit(tag.name)}>
                <TagChip name={tag.name} color={tag.color} />
                <span className="muted">{words.threads(tag.threads)}</span>
              </summary>
              <ActionForm className="form panel-body" run={(texts) => changeTag(tag, texts)}>
                <TagFields id={tag.id} name={tag.name} color={tag.color} label={words.name} />
                <div className="actions">
                  <button className="button" value="save">
                    {words.save}
                  </button>
                  <button className="button danger" value="delete">
                    {words.delete}
                  </button>
                </div>
                {tags.length > 1 && <MergeFields tag={tag} tags={tags} />}
              </ActionForm>
            </details>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface TagFieldsProps {
  readonly id: string
  readonly name: string
  readonly color: string
  readonly label: string
}

function TagFields({ id, name, color, label }: TagFieldsProps) {
  return (
    <div className="form-row">
      <Field
        id={`tag-name-${id}`}
        name="name"
        label={label}
        defaultValue={name}
        maxLength={maxLengths.tagName}
        autoComplete="off"
      />
      <SelectField
        id={`tag-color-${id}`}
        name="color"
        label={words.color}
        options={tagColors.map((one) => [one, words.colors[one]] as const)}
        defaultValue={parseTagColor(color)}
      />
    </div>
  )
}

interface MergeFieldsProps {
  readonly tag: TagWithCount
  readonly tags: readonly TagWithCount[]
}

function MergeFields({ tag, tags }: MergeFieldsProps) {
  return (
    <div className="field">
      <label htmlFor={`tag-into-${tag.id}`}>{words.into}</label>
      <select className="select" id={`tag-into-${tag.id}`} name="into" defaultValue="">
        <option value="">{words.chooseTag}</option>
        {tags
          .filter(({ id }) => id !== tag.id)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
      <p className="muted">{words.mergeHint}</p>
      <div className="actions">
        <button className="button quiet" value="merge">
          {words.merge}
        </button>
      </div>
    </div>
  )
}

/** The tags of the store: creating, renaming, coloring, merging and deleting them. */
export const TagSettings = createIsland(TagsView)
