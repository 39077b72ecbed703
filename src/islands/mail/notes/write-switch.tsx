import { useStore } from '@nanostores/react'
import { mailKeys } from '../../../messages/keys.ts'
import { useMail } from '../context.tsx'
import { noteWords as words } from './words.ts'

/** Chooses between the reply to the customer and a note to the team. */
export function WriteSwitch({ thread }: { readonly thread: string }) {
  const { state, notes } = useMail()
  const isNote = useStore(state.$noteOf) === thread
  const isUnsaved = useStore(state.$typedNotes)(thread) !== undefined
  return (
    <div className="write-switch line gap-4 pad-x" role="group" aria-label={words.choice}>
      <button className="tab" type="button" aria-pressed={!isNote} onClick={notes.leave}>
        {words.reply}
      </button>
      <button className="tab" type="button" aria-pressed={isNote} onClick={() => notes.begin(thread)}>
        {words.note}
        <kbd aria-hidden="true">{mailKeys.note}</kbd>
        {isUnsaved && !isNote && <span className="badge waiting">{words.unsaved}</span>}
      </button>
    </div>
  )
}
