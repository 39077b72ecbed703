import { maxLengths } from '@draftdesk/contract/input-limits'
import { createIsland } from '../create-island.tsx'
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
import { EntryFormLayout } from '../../ui/forms/entry-form-layout.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { useEntryForm } from '../../ui/forms/use-entry-form.ts'

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
  const entryForm = useEntryForm({
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
  const { form, entry } = entryForm

  const readExample = () => {
    const { title, ...texts } = form.getValues()
    return { ...texts, id: entry?.id, title: title.trim() }
  }
  return (
    <EntryFormLayout
      entryForm={entryForm}
      words={words}
      contradictionWords={savedContradictionMessages}
      replayWords={replayMessages}
      back={buildLink('examples')}
      replay={(onProgress, signal, withModel) =>
        replayChange({ example: readExample(), with_model: withModel }, onProgress, signal)
      }
    >
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
    </EntryFormLayout>
  )
}

export const ExampleForm = createIsland(ExampleFormView)
