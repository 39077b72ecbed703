import { useState, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useBusy } from '../forms/use-busy.ts'
import { Notice } from '../notice.tsx'
import type { EntryChange, EntryListState, ListedEntry } from './use-entries.ts'

export interface EntryListProps<Entry extends ListedEntry> {
  readonly list: EntryListState<Entry>
  /** The address of the page, which loads the list again. */
  readonly href: string
  readonly words: {
    readonly more: string
    readonly again: string
    readonly undo: string
    readonly removed: (title: string) => string
  }
  readonly listError: string | undefined
  readonly restore: (id: string) => Promise<EntryChange<Entry>>
  /** Shown while the list is empty. */
  readonly empty: ReactNode
  /** Renders one row. */
  readonly children: (entry: Entry) => ReactNode
}

/** The rows of a list, undo rows of deleted entries, the button for more, and the error of the last change. */
export function EntryList<Entry extends ListedEntry>(props: EntryListProps<Entry>) {
  const { list, href, words, listError, restore, empty, children } = props
  const { rows, removed, cursor, problem } = list

  const [back, setBack] = useState<string>()

  async function undoRemoval(id: string): Promise<void> {
    const restored = await restore(id)
    if (restored.ok) setBack(id)
    list.bringBack(id, restored)
  }
  return (
    <>
      {problem && (
        <div className="pad">
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
      {listError ? (
        <div className="empty" role="alert">
          <p>{listError}</p>
          <a className="button quiet" href={href}>
            {words.again}
          </a>
        </div>
      ) : rows.length === 0 ? (
        empty
      ) : (
        <ul className="rows">
          {rows.map((entry) => (
            <li key={entry.id} ref={entry.id === back && !removed.has(back) ? focusFirst : undefined}>
              {removed.has(entry.id) ? (
                <RemovedEntry
                  text={words.removed(entry.title)}
                  undo={words.undo}
                  onUndo={() => undoRemoval(entry.id)}
                />
              ) : (
                children(entry)
              )}
            </li>
          ))}
        </ul>
      )}
      {cursor && (
        <div className="more pad">
          <button className="button quiet" onClick={() => void list.showMore(cursor)}>
            {words.more}
          </button>
        </div>
      )}
    </>
  )
}

/** An entry that is back takes over the focus of the button that brought it. */
function focusFirst(row: HTMLElement | null): void {
  row?.querySelector<HTMLElement>('a, button, select, summary')?.focus()
}

interface RemovedEntryProps {
  readonly text: string
  readonly undo: string
  /** Missing if the entry cannot come back. */
  readonly onUndo: (() => Promise<void>) | undefined
}

/** Replaces a removed entry until the page is left, with a button that restores it. It takes over the focus. */
export function RemovedEntry({ text, undo, onUndo }: RemovedEntryProps) {
  const row = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isBusy, run] = useBusy()
  useEffect(() => (button.current ?? row.current)?.focus(), [])
  return (
    <div className="entry removed" ref={row} tabIndex={-1}>
      <p role="status">{text}</p>
      {onUndo && (
        <button
          className="button quiet"
          ref={button}
          aria-busy={isBusy}
          onClick={(event) => run(event, onUndo)}
        >
          {undo}
        </button>
      )}
    </div>
  )
}
