import { useEffect, useState } from 'react'
import { InitialsBadge } from '../../../ui/initials-badge.tsx'
import { useMail } from '../mail-context.tsx'
import { AttachButton, FileList } from '../file-list.tsx'
import { useLazyCode } from '../../../ui/use-lazy-code.ts'
import type { NoteFormProps } from './note-form.tsx'
import { NoteText, PrivateNoteLabel } from './note-text.tsx'
import type { ShownNote } from './view.ts'
import { noteWords as words } from '../words.ts'
import { SmallButton } from '../../../ui/quiet-button.tsx'

interface NoteProps {
  readonly thread: string
  readonly note: ShownNote
}

/** A note between the mails of a conversation, marked as private to the team. */
export function NoteItem({ thread, note }: NoteProps) {
  const { notes } = useMail()
  const [isEditing, setEditing] = useState(false)
  const { id, name, moment, edited } = note
  return (
    <article className="note stack gap-2" id={`note-${id}`}>
      <header className="note-head row tiny">
        <InitialsBadge name={name} tone={note.tone} isSmall />
        <h2>{name}</h2>
        {moment && (
          <time dateTime={moment.iso} title={moment.text}>
            {note.short}
          </time>
        )}
        {edited !== undefined && <span title={words.editedAt(edited)}>{words.edited}</span>}
        <PrivateNoteLabel />
      </header>
      {isEditing ? (
        <NoteForm thread={thread} id={id} saved={note.body} onDone={() => setEditing(false)} />
      ) : (
        <NoteText blocks={note.blocks} />
      )}
      <FileList
        label={words.files}
        files={note.files}
        removeLabel={words.removeFile}
        onRemove={note.canEdit ? (file) => void notes.removeFile(thread, file) : undefined}
      />
      {!isEditing && (note.canEdit || note.canDelete) && (
        <footer className="note-actions row">
          {note.canEdit && <SmallButton onClick={() => setEditing(true)}>{words.edit}</SmallButton>}
          {note.canEdit && note.canAttach && (
            <AttachButton
              isSmall
              label={words.attach}
              onChoose={(files) => files.forEach((file) => void notes.addFile(thread, id, file))}
            />
          )}
          {note.canDelete && (
            <SmallButton onClick={() => void notes.remove(thread, id)}>{words.remove}</SmallButton>
          )}
        </footer>
      )}
    </article>
  )
}

const loadNoteForm = () => import('./note-form.tsx')

/** The note form, whose code loads after the page. */
export function NoteForm(props: NoteFormProps) {
  const code = useLazyCode(loadNoteForm, true, props.onDone)
  return code && <code.NoteForm {...props} />
}

/** Loads the form early, so that no key press is lost. */
export function usePreloadedNoteForm(): void {
  useEffect(() => {
    loadNoteForm().catch(() => undefined)
  }, [])
}
