import { PathIcon } from '../../../ui/icons.tsx'
import { noteWords as words } from '../words.ts'

/** A label with a lock: only the team sees a note. */
export function PrivateNoteLabel() {
  return (
    <span className="note-private line gap-1 tiny bold">
      <PathIcon path="M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9" size={14} />
      {words.private}
    </span>
  )
}
