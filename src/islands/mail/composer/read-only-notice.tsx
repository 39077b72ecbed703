import { actions } from '../actions/actions.ts'
import { useMail } from '../context.tsx'
import { composerWords as words } from './words.ts'

/** Replaces the composer for people who may not send, and offers to write a note. */
export function ReadOnlyNotice({
  thread,
  hasNotes,
}: {
  readonly thread: string
  readonly hasNotes: boolean
}) {
  const mail = useMail()
  const { start, $facts } = mail.state
  const subject = { permissions: start.permissions, facts: $facts.get()(thread), hasNotes }
  return (
    <div className="row gap-x-4 spread pane">
      <p>{words.observer}</p>
      {actions.note.isOffered(subject) && (
        <button className="button quiet" type="button" onClick={() => actions.note.run(mail, subject)}>
          {actions.note.label()}
          <kbd aria-hidden="true">{actions.note.key}</kbd>
        </button>
      )}
    </div>
  )
}
