import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { useFocusTarget, useMail } from '../mail-context.tsx'
import { AttachButton, FileList } from '../file-list.tsx'
import { completeMention, findMentionAtCaret, matchMentionMembers } from './mention.ts'
import { formatBytes } from '../../../models/format-bytes.ts'
import { PrivateNoteLabel } from './private-note-label.tsx'
import { noteWords as words } from '../words.ts'

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
  const [caret, setCaret] = useState<number>()
  const [active, setActive] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const listId = useId()
  const start = caret === undefined ? undefined : findMentionAtCaret(text, caret)
  const offered = start ? matchMentionMembers(members, start) : []

  useEffect(() => {
    if (!isNew) field.current?.focus()
  }, [isNew, field])
  // The caret position after a name was inserted.
  const [caretAfter, setCaretAfter] = useState<number>()
  useEffect(() => {
    if (caretAfter === undefined) return
    field.current?.setSelectionRange(caretAfter, caretAfter)
    setCaretAfter(undefined)
  }, [caretAfter, field])

  function completeMemberName(name: string): void {
    if (!start || caret === undefined) return
    const completed = completeMention(text, caret, start, name)
    notes.type(thread, id, completed.text)
    setCaret(undefined)
    setCaretAfter(completed.caret)
  }
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
    if (offered.length > 0 && chooseMemberByKey(event.key)) {
      event.preventDefault()
      event.stopPropagation()
    } else if (event.key === 'Escape' && innerWidth >= 768) {
      event.preventDefault()
      state.$focus.set({ part: 'title' })
    }
  }
  /** Handles keys of the member list: move, choose or close. */
  function chooseMemberByKey(key: string): boolean {
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (by !== 0) setActive((active + by + offered.length) % offered.length)
    else if (key === 'Enter' || key === 'Tab') completeMemberName((offered[active] ?? offered[0])?.name ?? '')
    else if (key === 'Escape') setCaret(undefined)
    else return false
    return true
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
          aria-autocomplete="list"
          aria-controls={offered.length > 0 ? listId : undefined}
          aria-activedescendant={offered.length > 0 ? `${listId}-${String(active)}` : undefined}
          value={text}
          onChange={({ target }) => {
            notes.type(thread, id, target.value)
            setCaret(target.selectionStart)
            setActive(0)
          }}
          onClick={() => setCaret(undefined)}
          onBlur={() => setCaret(undefined)}
        />
        {offered.length > 0 && (
          <ul className="row gap-1 mt-2" id={listId} role="listbox" aria-label={words.mentions}>
            {offered.map(({ id: member, name }, index) => (
              <li
                key={member}
                id={`${listId}-${String(index)}`}
                className={index === active ? 'button small' : 'button quiet small'}
                role="option"
                aria-selected={index === active}
                onPointerDown={(event) => {
                  event.preventDefault()
                  completeMemberName(name)
                }}
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
          files={files}
          describe={(file) => ({
            ...{ key: `${file.name} ${String(files.indexOf(file))}`, name: file.name },
            size: formatBytes(file.size),
          })}
          removeLabel={words.removeFile}
          onRemove={(file) => notes.detach(thread, file)}
        />
      )}
      <div className="composer-actions row">
        {isNew && (
          <AttachButton isSmall label={words.attach} onChoose={(chosen) => notes.attach(thread, chosen)} />
        )}
        <span className="composer-hint grow muted tiny">{words.hint}</span>
        {!isNew && (
          <button className="button quiet" type="button" onClick={cancelNote}>
            {words.cancel}
          </button>
        )}
        <button className="button" disabled={isBusy || text.trim() === ''}>
          {isNew ? words.add : words.save}
        </button>
      </div>
    </form>
  )
}
