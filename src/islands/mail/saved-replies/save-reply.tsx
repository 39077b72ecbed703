import { lengths } from '@draftdesk/contract/lengths'
import { useEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { variableMessages } from '../../../messages/variables.ts'
import { listVariables } from '../../../models/examples.ts'
import { showToast } from '../../../stores/toasts.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { VariableList } from '../../../ui/forms/variable-list.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { saveReply } from './actions.ts'
import { savedReplyWords as words } from './words.ts'

export interface SaveReplyProps {
  readonly text: string
  readonly onClose: () => void
}

/** Saves the text of a reply as a saved reply. */
export function SaveReply({ text, onClose }: SaveReplyProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [errors, setErrors] = useState<{ title?: string; answer?: string; all?: string }>({})
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const textOf = (name: string): string => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    const title = textOf('saved-title').trim()
    const answer = textOf('saved-text')
    const missing = {
      ...(title === '' && { title: words.nameRequired }),
      ...(answer.trim() === '' && { answer: words.textRequired }),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0 || isBusy) return
    setBusy(true)
    const problem = await saveReply({ title, answer, isPersonal: form.has('saved-personal') })
    setBusy(false)
    if (problem !== undefined) {
      setErrors({ all: problem })
      return
    }
    showToast('success', words.saved(title))
    dialog.current?.close()
  }

  return (
    <dialog className="keys save-reply" ref={dialog} aria-labelledby="save-reply-title" onClose={onClose}>
      <h2 id="save-reply-title">{words.save}</h2>
      <form className="form" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        {errors.all && <Notice tone="error">{errors.all}</Notice>}
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
          <button className="button" disabled={isBusy}>
            {words.submit}
          </button>
          <button className="button quiet" type="button" onClick={() => dialog.current?.close()}>
            {words.cancel}
          </button>
        </div>
      </form>
    </dialog>
  )
}
