import { useState, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { DeletedEntry, EntryChange, EntryState, ListedEntry } from './entries.ts'

export interface EntryListProps<Entry> {
  readonly list: EntryState<Entry>
  /** The address of the page, which also answers its forms without JavaScript. */
  readonly action: string
  readonly words: {
    readonly more: string
    readonly again: string
    readonly undo: string
    readonly removed: (title: string) => string
  }
  readonly listError: string | undefined
  /** An entry that the form without JavaScript just deleted. */
  readonly deleted: DeletedEntry | undefined
  readonly restore: (id: string) => Promise<EntryChange<Entry>>
  /** Shown while the list is empty. */
  readonly empty: ReactNode
  /** One row. */
  readonly children: (entry: Entry) => ReactNode
}

/** The rows of a list, those just deleted with their undo, and the way to more. */
export function EntryList<Entry extends ListedEntry>(props: EntryListProps<Entry>) {
  const { list, action, words, listError, deleted, restore, empty, children } = props
  const { rows, removed, cursor } = list

  const [back, setBack] = useState<string>()

  async function undo(id: string): Promise<void> {
    const restored = await restore(id)
    if (restored.ok) setBack(id)
    list.bringBack(id, restored)
  }
  const removedRow = ({ id, title, proof }: DeletedEntry, hasFocus: boolean) => (
    <RemovedEntry
      id={id}
      action={action}
      text={words.removed(title)}
      proof={proof}
      undo={words.undo}
      hasFocus={hasFocus}
      onUndo={() => undo(id)}
    />
  )

  return (
    <>
      {deleted && !rows.some(({ id }) => id === deleted.id) && removedRow(deleted, false)}
      {listError ? (
        <div className="empty" role="alert">
          <p>{listError}</p>
          <a className="button quiet" href={action}>
            {words.again}
          </a>
        </div>
      ) : rows.length === 0 ? (
        empty
      ) : (
        <ul className="rows">
          {rows.map((entry) => (
            <li key={entry.id} ref={entry.id === back && !removed.has(back) ? focusFirst : undefined}>
              {removed.has(entry.id) ? removedRow(entry, true) : children(entry)}
            </li>
          ))}
        </ul>
      )}
      {cursor && (
        <form className="more" method="get" action={action}>
          <button
            className="button quiet"
            name="cursor"
            value={cursor}
            onClick={(event) => {
              event.preventDefault()
              void list.showMore(cursor)
            }}
          >
            {words.more}
          </button>
        </form>
      )}
    </>
  )
}

/** An entry that is back takes over the focus of the button that brought it. */
function focusFirst(row: HTMLElement | null): void {
  row?.querySelector<HTMLElement>('a, button, select, summary')?.focus()
}

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

/** Replaces a removed entry until the page is left, with a button that restores it. */
function RemovedEntry({ id, action, text, proof, undo, hasFocus, onUndo }: RemovedEntryProps) {
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
