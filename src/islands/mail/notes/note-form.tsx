import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { useFocusTarget, useMail } from '../mail-context.tsx'
import { AttachButton, FileList } from '../file-list.tsx'
import { useSuggestions } from '../use-suggestions.ts'
import { completeMention, findMentionAtCaret, matchMentionMembers } from './mention.ts'
import { formatBytes } from '../../../models/format-bytes.ts'
import { PrivateNoteLabel } from './note-text.tsx'
import { noteWords as words } from '../words.ts'
import { QuietButton } from '../../../ui/quiet-button.tsx'

export interface NoteFormProps {
  readonly thread: string
  /** The edited note. Undefined for a new one. */
  readonly id?: string
  /** The saved text of the note. */
  readonly saved?: string
  readonly onDone: () => void
}

/** The form of a note. The browser stores the text until the server has it. */
export function NoteForm({ thread, id = thread, saved = '', onDone }: NoteFormProps) {
  const { state, notes } = useMail()
  const isNew = id === thread
  const field = useFocusTarget<HTMLTextAreaElement>('note')
  const members = useStore(state.$conversation)?.thread?.colleagues ?? []
  const text = useStore(state.$typedNotes)(id) ?? saved
  const files = useStore(state.$noteFiles)[thread] ?? []
  const suggestions = useSuggestions(field)
  const { caret } = suggestions
  const [isBusy, setBusy] = useState(false)
  const start = caret === undefined ? undefined : findMentionAtCaret(text, caret)
  const offered = start ? matchMentionMembers(members, start) : []

  useEffect(() => {
    if (!isNew) field.current?.focus()
  }, [isNew, field])

  function completeMemberName(index: number): void {
    const member = offered[index]
    if (!start || caret === undefined || !member) return
    const completed = completeMention(text, caret, start, member.name)
    notes.type(thread, id, completed.text)
    suggestions.closeBehind(completed.caret)
  }
  const options = suggestions.connectOptions(offered.length, completeMemberName)
  async function submitNote(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (isBusy || text.trim() === '') return
    setBusy(true)
    const isDone = isNew ? await notes.add(thread) : await notes.editNote(thread, id, text)
    setBusy(false)
    if (isDone) onDone()
  }
  function cancelNote(): void {
    notes.type(thread, id, '')
    onDone()
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat) {
      void submitNote(event)
      return
    }
    if (event.nativeEvent.isComposing) return
    if (options.handleKey(event.key)) {
      event.preventDefault()
      event.stopPropagation()
    } else if (event.key === 'Escape' && innerWidth >= 768) {
      event.preventDefault()
      state.$focus.set({ part: 'title' })
    }
  }

  return (
    <form
      className={isNew ? 'composer note-form stack gap-2 pane' : 'composer note-form stack gap-2'}
      aria-label={words.write}
      onSubmit={(event) => void submitNote(event)}
      onKeyDown={onKeyDown}
    >
      {isNew && <PrivateNoteLabel />}
      <div>
        <textarea
          className="text-area"
          id={`note-body-${id}`}
          ref={field}
          name="body"
          rows={4}
          maxLength={maxLengths.note}
          placeholder={words.placeholder}
          aria-label={words.body}
          {...options.fieldProps}
          value={text}
          onChange={({ target }) => {
            notes.type(thread, id, target.value)
            suggestions.suggestAt(target.selectionStart)
          }}
        />
        {offered.length > 0 && (
          <ul className="row gap-1 mt-2" id={options.listId} role="listbox" aria-label={words.mentions}>
            {offered.map(({ id: member, name }, index) => (
              <li
                key={member}
                className={index === options.active ? 'button small' : 'button quiet small'}
                {...options.optionProps(index)}
              >
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
      {isNew && (
        <FileList
          label={words.files}
          files={files.map(({ name, size }, index) => ({
            ...{ id: String(index), name, size: formatBytes(size) },
          }))}
          removeLabel={words.removeFile}
          onRemove={(id) => notes.detach(thread, Number(id))}
        />
      )}
      <div className="composer-actions row">
        {isNew && (
          <AttachButton isSmall label={words.attach} onChoose={(chosen) => notes.attach(thread, chosen)} />
        )}
        <span className="composer-hint grow muted tiny">{words.hint}</span>
        {!isNew && <QuietButton onClick={cancelNote}>{words.cancel}</QuietButton>}
        <button className="button" disabled={isBusy || text.trim() === ''}>
          {isNew ? words.add : words.save}
        </button>
      </div>
    </form>
  )
}
