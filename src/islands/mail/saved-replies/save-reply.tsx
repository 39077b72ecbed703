import { lengths } from '@draftdesk/contract/lengths'
import { useEffect, useRef, useState } from 'react'
import { variableMessages } from '../../../messages/variables.ts'
import { listVariables } from '../../../models/examples.ts'
import { showToast } from '../../../stores/toasts.ts'
import { ActionForm } from '../../../ui/forms/action-form.tsx'
import type { FormTexts } from '../../../ui/forms/action-form.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { VariableList } from '../../../ui/forms/variable-list.tsx'
import { saveReply } from './actions.ts'
import { savedReplyWords as words } from './words.ts'

interface SaveReplyProps {
  readonly text: string
  readonly onClose: () => void
}

/** Saves the text of a reply as a saved reply. */
export function SaveReply({ text, onClose }: SaveReplyProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [errors, setErrors] = useState<{ title?: string; answer?: string }>({})
  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  async function save({ read }: FormTexts, form: HTMLFormElement): Promise<string | undefined> {
    const title = read('saved-title')
    const answer = read('saved-text')
    setErrors({
      ...(title === '' && { title: words.nameRequired }),
      ...(answer === '' && { answer: words.textRequired }),
    })
    if (title === '' || answer === '') return undefined
    const isPersonal = new FormData(form).has('saved-personal')
    const problem = await saveReply({ title, answer, isPersonal })
    if (problem !== undefined) return problem
    showToast('success', words.saved(title))
    dialog.current?.close()
    return undefined
  }

  return (
    <dialog className="keys save-reply" ref={dialog} aria-labelledby="save-reply-title" onClose={onClose}>
      <h2 id="save-reply-title">{words.save}</h2>
      <ActionForm noValidate run={save}>
        <Field
          name="saved-title"
          label={words.name}
          maxLength={lengths.title}
          autoComplete="off"
          error={errors.title}
        />
        <TextArea
          name="saved-text"
          label={words.text}
          ref={field}
          defaultValue={text}
          maxLength={lengths.exampleText}
          rows={8}
          error={errors.answer}
        />
        <VariableList
          title={variableMessages.title}
          hint={variableMessages.hint}
          variables={listVariables()}
          field={field}
        />
        <label className="check">
          <input type="checkbox" name="saved-personal" /> {words.isPersonal}
        </label>
        <div className="actions">
          <button className="button">{words.submit}</button>
          <button className="button quiet" type="button" onClick={() => dialog.current?.close()}>
            {words.cancel}
          </button>
        </div>
      </ActionForm>
    </dialog>
  )
}
