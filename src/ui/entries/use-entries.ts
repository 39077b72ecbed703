import { useState } from 'react'

/** The fields of every list entry. */
export interface ListedEntry {
  readonly id: string
  readonly title: string
}

/** The result of a change to an entry: the new entry or an error message. */
export type EntryChange<Entry> =
  { readonly ok: true; readonly entry: Entry } | { readonly ok: false; readonly problem: string }

/** The initial state of a list: its first page and the cursor of the next. */
export interface InitialEntries<Entry> {
  readonly entries: readonly Entry[]
  readonly next?: string | undefined
}

export type EntryListState<Entry extends ListedEntry> = ReturnType<typeof useEntries<Entry>>

const loadNoMore = (): Promise<string> => Promise.resolve('')

/** A list whose entries can be switched, deleted and restored. `load` reads it page by page. */
export function useEntries<Entry extends ListedEntry>(
  start: InitialEntries<Entry>,
  load: (cursor: string) => Promise<InitialEntries<Entry> | string> = loadNoMore,
) {
  const [rows, setRows] = useState(start.entries)
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const [cursor, setCursor] = useState(start.next)
  const [problem, setProblem] = useState<string>()

  const putEntry = (entry: Entry): void => {
    setProblem(undefined)
    setRows((before) =>
      before.some(({ id }) => id === entry.id)
        ? before.map((row) => (row.id === entry.id ? entry : row))
        : [entry, ...before],
    )
  }
  function applyChange(change: EntryChange<Entry>): void {
    if (change.ok) putEntry(change.entry)
    else setProblem(change.problem)
  }
  return {
    rows,
    removed,
    cursor,
    problem,
    /** Puts an entry in its place, a new one first. */
    put: putEntry,
    complain: setProblem,
    settle: applyChange,
    /** Shows an entry as removed, or its error message. */
    drop(id: string, refusal: string | undefined): void {
      setProblem(refusal)
      if (refusal === undefined) setRemoved((before) => new Set([...before, id]))
    },
    /** Shows a removed entry again, in its current state. */
    bringBack(id: string, change: EntryChange<Entry>): void {
      if (change.ok) setRemoved((before) => new Set([...before].filter((one) => one !== id)))
      applyChange(change)
    },
    async showMore(from: string): Promise<void> {
      const more = await load(from)
      if (typeof more === 'string') {
        setProblem(more)
        return
      }
      setRows((before) => [
        ...before,
        ...more.entries.filter(({ id }) => !before.some((row) => row.id === id)),
      ])
      setCursor(more.next)
    },
  }
}
