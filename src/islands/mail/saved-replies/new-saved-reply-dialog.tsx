import { maxLengths } from '@draftdesk/contract/input-limits'
import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { variableMessages } from '../../../messages/variables.ts'
import { listReplyVariables } from '../../../models/knowledge/examples.ts'
import { showToast } from '../../../stores/toasts.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ActionForm } from '../../../ui/forms/action-form.tsx'
import type { SubmittedForm } from '../../../ui/forms/action-form.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { VariableList } from '../../../ui/forms/variable-list.tsx'
import { useMail } from '../mail-context.tsx'
import { listCopiedFileIds } from '../forward/view.ts'
import { createSavedReply } from './actions.ts'
import { savedReplyWords as words } from '../words.ts'
import { QuietButton } from '../../../ui/quiet-button.tsx'

interface NewSavedReplyDialogProps {
  readonly draft: string
  readonly text: string
  readonly onClose: () => void
}

export function NewSavedReplyDialog({ draft, text, onClose }: NewSavedReplyDialogProps) {
  const files = useAddedFileCount(draft)
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [errors, setErrors] = useState<{ title?: string; answer?: string }>({})

  async function saveAsReply({ read }: SubmittedForm, form: HTMLFormElement): Promise<string | undefined> {
    const title = read('saved-title')
    const answer = read('saved-text')
    setErrors({
      ...(title === '' && { title: words.nameRequired }),
      ...(answer === '' && { answer: words.textRequired }),
    })
    if (title === '' || answer === '') return undefined
    const fields = new FormData(form)
    const problem = await createSavedReply({
      ...{ title, answer, isPersonal: fields.has('saved-personal') },
      draft: fields.has('saved-files') ? draft : undefined,
    })
    if (problem !== undefined) return problem
    showToast('success', words.saved(title))
    dialog.current?.close()
    return undefined
  }

  return (
    <Dialog className="popup dialog" ref={dialog} aria-labelledby="save-reply-title" onClose={onClose}>
      <h2 id="save-reply-title">{words.save}</h2>
      <ActionForm noValidate run={saveAsReply}>
        <Field
          name="saved-title"
          label={words.name}
          maxLength={maxLengths.title}
          autoComplete="off"
          error={errors.title}
        />
        <TextArea
          name="saved-text"
          label={words.text}
          ref={field}
          defaultValue={text}
          maxLength={maxLengths.exampleText}
          rows={8}
          error={errors.answer}
        />
        <VariableList
          title={variableMessages.title}
          hint={variableMessages.hint}
          variables={listReplyVariables()}
          field={field}
        />
        <label>
          <input type="checkbox" name="saved-personal" /> {words.isPersonal}
        </label>
        {files > 0 && (
          <label>
            <input type="checkbox" name="saved-files" defaultChecked /> {words.withFiles(files)}
          </label>
        )}
        <div className="actions">
          <button className="button">{words.submit}</button>
          <QuietButton onClick={() => dialog.current?.close()}>{words.cancel}</QuietButton>
        </div>
      </ActionForm>
    </Dialog>
  )
}

/** The number of files that were added to a draft. Those of a forwarded email are not saved. */
function useAddedFileCount(id: string): number {
  const { state } = useMail()
  const draft = useStore(state.$conversation)?.thread?.drafts.find((one) => one.id === id)
  return draft ? (draft.files?.length ?? 0) - listCopiedFileIds(draft).length : 0
}
