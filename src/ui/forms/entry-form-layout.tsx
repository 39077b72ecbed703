import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ReplayPanel } from '../replay/replay.tsx'
import type { ReplayPanelProps } from '../replay/replay.tsx'
import { SavedContradictions } from '../saved-contradictions.tsx'
import type { SavedContradictionsProps } from '../saved-contradictions.tsx'
import { RemoteVersion } from './remote-version.tsx'
import { SubmitButton } from './submit-button.tsx'
import type { EntryForm } from './use-entry-form.ts'
import { ValidatedForm } from './validated-form.tsx'

interface EntryFormLayoutProps<Fields extends FieldValues & { readonly title: string }> {
  readonly entryForm: EntryForm<Fields, SavedContradictionsProps['contradictions'][number]>
  readonly words: {
    readonly submit: string
    readonly busy: string
    readonly cancel: string
    /** The text about the unsaved input beside the remote version. */
    readonly keepMine: string
  }
  readonly contradictionWords: SavedContradictionsProps['words']
  readonly replayWords: ReplayPanelProps['words']
  /** The page of the list. */
  readonly back: string
  /** Tries valid input on answered emails. Missing: the page does not offer it. */
  readonly replay?: ReplayPanelProps['run'] | undefined
  /** The fields. */
  readonly children: ReactNode
}

/** The form of a document or an example, the contradictions after a save, and the trial of unsaved input. */
export function EntryFormLayout<Fields extends FieldValues & { readonly title: string }>({
  entryForm: { form, saveFields, stored, remoteText, contradictions, keepEditing },
  words,
  contradictionWords,
  replayWords,
  back,
  replay,
  children,
}: EntryFormLayoutProps<Fields>) {
  const isSaved = contradictions.length > 0
  return (
    <div className="stack">
      {isSaved && (
        <SavedContradictions
          {...{ contradictions, back }}
          name={stored.title.trim()}
          words={contradictionWords}
          onEdit={keepEditing}
        />
      )}
      <ValidatedForm form={form} run={saveFields} hidden={isSaved}>
        {remoteText !== undefined && <RemoteVersion text={remoteText} hint={words.keepMine} />}
        {children}
        <div className="actions">
          <SubmitButton isBusy={form.formState.isSubmitting} label={words.submit} busy={words.busy} />
          <a className="button quiet" href={back}>
            {words.cancel}
          </a>
        </div>
      </ValidatedForm>
      {replay && !isSaved && (
        <ReplayPanel
          words={replayWords}
          run={async (...run) =>
            (await form.trigger(undefined, { shouldFocus: true })) ? replay(...run) : undefined
          }
        />
      )}
    </div>
  )
}
