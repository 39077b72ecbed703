import { useEffect, useRef } from 'react'

interface RemovedEntryProps {
  readonly id: string
  readonly action: string
  readonly text: string
  /** The proof that the server needs for a restore, in addition to the id. */
  readonly proof?: string | undefined
  readonly undo: string
  /** The row just took the place of the entry, whose focus it takes over. */
  readonly hasFocus: boolean
  readonly onUndo: () => Promise<void>
}

/** Stands where an entry was until the page is left, with the button that takes it back. */
export function RemovedEntry({ id, action, text, proof, undo, hasFocus, onUndo }: RemovedEntryProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasFocus) button.current?.focus()
  }, [hasFocus])
  return (
    <form
      className="entry removed"
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        void onUndo()
      }}
    >
      <p role="status">{text}</p>
      <input type="hidden" name="id" value={id} />
      {proof !== undefined && <input type="hidden" name="proof" value={proof} />}
      <button className="button quiet" name="action" value="restore" ref={button}>
        {undo}
      </button>
    </form>
  )
}
