import { maxLengths } from '@draftdesk/contract/input-limits'
import { exampleFormMessages as words } from './words.ts'
import { savedContradictionMessages } from '../../messages/contradictions.ts'
import { replayMessages } from '../../messages/replays.ts'
import { buildLink } from '../../routes.ts'
import { saveExample } from './actions.ts'
import type { ExampleTexts } from '../../models/knowledge/examples.ts'
import { leavePage } from '../../stores/session/leave-page.ts'
import { findSavedContradictions } from '../../stores/calls/contradictions.ts'
import { replayChange } from '../../stores/calls/replay-change.ts'
import { saveToastForNextPage } from '../../stores/toasts.ts'
import { bindField, requireText } from '../../ui/forms/bind-field.ts'
import { Field } from '../../ui/forms/field.tsx'
import { createIsland } from '../create-island.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { RemoteVersion } from '../../ui/forms/remote-version.tsx'
import { ValidatedForm } from '../../ui/forms/validated-form.tsx'
import { useEntryForm } from '../../ui/forms/use-entry-form.ts'
import { SavedContradictions } from '../../ui/saved-contradictions.tsx'
import { ReplayPanel } from '../../ui/replay/replay.tsx'

interface ExampleFormProps {
  /** The edited example. Undefined for a new one. */
  readonly edited?: { readonly id: string; readonly version: number } | undefined
  readonly values: ExampleTexts
}

/**
 * The form that creates and edits an example. After a conflict it shows the remote version and keeps the
 * unsaved input.
 */
function ExampleFormView({ edited, values }: ExampleFormProps) {
  const { form, saveFields, entry, stored, remoteText, contradictions, keepEditing } = useEntryForm({
    edited,
    values,
    save: ({ title, ...texts }, version) => saveExample({ title: title.trim(), ...texts }, version),
    conflict: words.conflict,
    describeRemote: ({ title, question, answer }) => [title, question, answer],
    findContradictions: (id) => findSavedContradictions({ kind: 'example', id }),
    leave: ({ title }) => {
      saveToastForNextPage('success', words.saved(title.trim()))
      return leavePage(buildLink('examples'))
    },
  })
  const { getValues, formState } = form
  const { isSubmitting } = formState

  const readReplayChange = () => {
    const { title, ...texts } = getValues()
    return { example: { ...texts, id: entry?.id, title: title.trim() } }
  }

  const isSaved = contradictions.length > 0
  return (
    <div className="stack">
      {isSaved && (
        <SavedContradictions
          contradictions={contradictions}
          back={buildLink('examples')}
          name={stored.title.trim()}
          words={savedContradictionMessages}
          onEdit={keepEditing}
        />
      )}
      <ValidatedForm form={form} run={saveFields} hidden={isSaved}>
        {remoteText !== undefined && <RemoteVersion text={remoteText} hint={words.keepMine} />}
        <Field
          {...bindField(form, 'title', requireText(words.titleRequired))}
          label={words.name}
          defaultValue={values.title}
          maxLength={maxLengths.title}
          autoComplete="off"
        />
        <TextArea
          {...bindField(
            form,
            'question',
            // A reply saved from the composer has no customer message. Drafts do not use it.
            values.question === '' && edited ? {} : requireText(words.questionRequired),
          )}
          label={words.question}
          defaultValue={values.question}
          maxLength={maxLengths.exampleText}
          rows={8}
        />
        <TextArea
          {...bindField(form, 'answer', requireText(words.answerRequired))}
          label={words.answer}
          defaultValue={values.answer}
          maxLength={maxLengths.exampleText}
          rows={10}
        />
        <div className="actions">
          <SubmitButton isBusy={isSubmitting} label={words.submit} busy={words.busy} />
          <a className="button quiet" href={buildLink('examples')}>
            {words.cancel}
          </a>
        </div>
      </ValidatedForm>
      {!isSaved && (
        <ReplayPanel
          words={replayMessages}
          run={async (onProgress, signal, withModel) =>
            (await form.trigger(undefined, { shouldFocus: true }))
              ? replayChange({ ...readReplayChange(), with_model: withModel }, onProgress, signal)
              : undefined
          }
        />
      )}
    </div>
  )
}

export const ExampleForm = createIsland(ExampleFormView)
