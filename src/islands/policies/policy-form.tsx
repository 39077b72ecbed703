import { maxLengths } from '@draftdesk/contract/input-limits'
import { savedContradictionMessages } from '../../messages/contradictions.ts'
import { replayMessages } from '../../messages/replays.ts'
import { policyFormMessages as words, policyMessages } from './words.ts'
import { leavePage } from '../../stores/session/leave-page.ts'
import { savePolicy } from './actions.ts'
import { findSavedContradictions } from '../../stores/calls/contradictions.ts'
import { replayChange } from '../../stores/calls/replay-change.ts'
import { saveToastForNextPage } from '../../stores/toasts.ts'
import { bindField, requireText } from '../../ui/forms/bind-field.ts'
import { Field } from '../../ui/forms/field.tsx'
import { createIsland } from '../create-island.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { RemoteVersion } from '../../ui/forms/remote-version.tsx'
import { ValidatedForm } from '../../ui/forms/validated-form.tsx'
import { useEntryForm } from '../../ui/forms/use-entry-form.ts'
import { SavedContradictions } from '../../ui/saved-contradictions.tsx'
import { ReplayPanel } from '../../ui/replay/replay.tsx'

interface PolicyFormProps {
  /** The URL of the page to open after a save. */
  readonly back: string
  /** The edited document. Undefined for a new one. */
  readonly edited?:
    | {
        readonly id: string
        readonly version: number
        readonly text: string | undefined
        readonly characters: number
        readonly isProcessing: boolean
      }
    | undefined
  readonly values: { readonly title: string; readonly text: string }
  /** Offers to try the text on answered emails. */
  readonly canTry?: boolean
}

/**
 * The form that creates and edits a document. After a conflict it shows the remote version and keeps the
 * unsaved input.
 */
function PolicyFormView({ back, edited, values, canTry = false }: PolicyFormProps) {
  const hasText = edited === undefined || (edited.text !== undefined && !edited.isProcessing)
  const { form, saveFields, entry, stored, remoteText, contradictions, keepEditing } = useEntryForm({
    edited,
    values,
    save: ({ title, text }, version) =>
      savePolicy({ title: title.trim(), text: hasText ? text : undefined }, version),
    conflict: words.conflict,
    describeRemote: ({ title, text }) => [title, text ?? ''],
    findContradictions: (id) => findSavedContradictions({ kind: 'policy', id }),
    leave: ({ title }) => {
      saveToastForNextPage('success', words.saved(title.trim()))
      return leavePage(back)
    },
  })
  const { getValues, formState } = form
  const { isSubmitting } = formState

  const readReplayChange = () => {
    const { title, text } = getValues()
    return { policy: { id: entry?.id, title: title.trim(), text: hasText ? text : undefined } }
  }

  const isSaved = contradictions.length > 0
  return (
    <div className="stack">
      {isSaved && (
        <SavedContradictions
          {...{ contradictions, back }}
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
        {hasText ? (
          <TextArea
            {...bindField(form, 'text', requireText(words.textRequired))}
            label={words.text}
            defaultValue={values.text}
            rows={16}
          />
        ) : (
          <Notice tone="info">
            {edited.isProcessing
              ? words.processing
              : words.tooLong(policyMessages.characters(edited.characters))}
          </Notice>
        )}
        <div className="actions">
          <SubmitButton isBusy={isSubmitting} label={words.submit} busy={words.busy} />
          <a className="button quiet" href={back}>
            {words.cancel}
          </a>
        </div>
      </ValidatedForm>
      {canTry && !isSaved && (
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

export const PolicyForm = createIsland(PolicyFormView)
