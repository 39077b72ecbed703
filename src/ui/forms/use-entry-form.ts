import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { showFieldRefusal } from './show-field-refusal.ts'
import { useUnsavedWarning } from './use-unsaved-warning.ts'

/** The id of an entry and the edited version. */
interface EntryVersion {
  readonly id: string
  readonly version: number
}

/** The saved entry or an error message. After a conflict, `current` holds the remote version. */
type SaveResult<Remote> =
  | { readonly ok: true; readonly entry: EntryVersion }
  | {
      readonly ok: false
      readonly problem: string
      readonly field?: string | undefined
      readonly current?: Remote
    }

interface EntryFormOptions<Fields, Remote, Contradiction> {
  /** The edited entry. Undefined for a new one. */
  readonly edited: EntryVersion | undefined
  readonly values: Fields
  readonly save: (fields: Fields, edited: EntryVersion | undefined) => Promise<SaveResult<Remote>>
  /** Shown after a conflict, with the remote version. */
  readonly conflict: string
  readonly describeRemote: (remote: Remote) => readonly string[]
  /** Finds sentences of other entries that contradict the saved one. */
  readonly findContradictions: (id: string) => Promise<readonly Contradiction[]>
  /** Leaves the page after a save that contradicts nothing. */
  readonly leave: (fields: Fields) => Promise<never>
}

export interface EntryForm<Fields extends FieldValues, Contradiction> {
  readonly form: UseFormReturn<Fields>
  readonly saveFields: (fields: Fields) => Promise<void>
  /** The entry as it was read or saved last. */
  readonly entry: EntryVersion | undefined
  readonly stored: Fields
  /** The remote version after a conflict. */
  readonly remoteText: string | undefined
  readonly contradictions: readonly Contradiction[]
  /** Shows the form again after contradictions were found. */
  readonly keepEditing: () => void
}

/**
 * The form that creates and edits a document or an example. It warns before unsaved input is lost, keeps the input
 * after a conflict, and finds contradictions after a save.
 */
export function useEntryForm<Fields extends FieldValues, Remote extends EntryVersion, Contradiction>({
  edited,
  values,
  save,
  conflict,
  describeRemote,
  findContradictions,
  leave,
}: EntryFormOptions<Fields, Remote, Contradiction>): EntryForm<Fields, Contradiction> {
  const [entry, setEntry] = useState(edited)
  const [stored, setStored] = useState(values)
  const [remoteText, setRemoteText] = useState<string>()
  const [contradictions, setContradictions] = useState<readonly Contradiction[]>([])
  const form = useForm<Fields>()
  useUnsavedWarning<Fields>(() => form.getValues(), stored, form.formState.isSubmitting)

  async function saveFields(fields: Fields): Promise<void> {
    const result = await save(fields, entry)
    if (result.ok) {
      const found = await findContradictions(result.entry.id)
      if (found.length === 0) return leave(fields)
      setEntry(result.entry)
      setStored(fields)
      setRemoteText(undefined)
      setContradictions(found)
      return
    }
    const { current } = result
    showFieldRefusal(form, current ? { problem: conflict } : result)
    setRemoteText(current && describeRemote(current).join('\n\n').trim())
    if (current) setEntry(current)
  }
  return {
    ...{ form, saveFields, entry, stored, remoteText, contradictions },
    keepEditing: () => setContradictions([]),
  }
}
