import { maxLengths } from '@draftdesk/contract/input-limits'
import { savedContradictionMessages } from '../../messages/contradictions.ts'
import { replayMessages } from '../../messages/replays.ts'
import { policyFormMessages as words, policyMessages } from './words.ts'
import type { PolicyFormValues } from '../../models/knowledge/policies.ts'
import { leavePage } from '../../stores/session/leave-page.ts'
import { savePolicy } from './actions.ts'
import { findSavedContradictions } from '../../stores/calls/contradictions.ts'
import { replayChange } from '../../stores/calls/replay-change.ts'
import { saveToastForNextPage } from '../../stores/toasts.ts'
import { bindField, requireText } from '../../ui/forms/bind-field.ts'
import { EntryFormLayout } from '../../ui/forms/entry-form-layout.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { createIsland } from '../create-island.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { useEntryForm } from '../../ui/forms/use-entry-form.ts'

interface PolicyFormProps {
  /** The URL of the page to open after a save. */
  readonly back: string
  /** The edited document. Undefined for a new one. */
  readonly edited?: PolicyFormValues | undefined
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
  const entryForm = useEntryForm({
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
  const { form, entry } = entryForm

  const readPolicy = () => {
    const { title, text } = form.getValues()
    return { id: entry?.id, title: title.trim(), text: hasText ? text : undefined }
  }
  return (
    <EntryFormLayout
      entryForm={entryForm}
      words={words}
      contradictionWords={savedContradictionMessages}
      replayWords={replayMessages}
      back={back}
      replay={
        canTry
          ? (onProgress, signal, withModel) =>
              replayChange({ policy: readPolicy(), with_model: withModel }, onProgress, signal)
          : undefined
      }
    >
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
    </EntryFormLayout>
  )
}

export const PolicyForm = createIsland(PolicyFormView)
