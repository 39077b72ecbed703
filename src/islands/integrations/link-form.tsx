import type { ReactNode } from 'react'
import type { FieldValues, UseFormHandleSubmit } from 'react-hook-form'
import { integrationMessages } from './words.ts'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'

interface LinkFormProps {
  readonly notice: string | undefined
  readonly isBusy: boolean
  readonly words: { readonly submit: string; readonly busy: string }
  readonly onSubmit: ReturnType<UseFormHandleSubmit<FieldValues>>
  /** Leaves the form, when something is linked already. */
  readonly onCancel: (() => void) | undefined
  readonly children: ReactNode
}

/** The form that links an account. It shows the error and can be cancelled. */
export function LinkForm({ notice, isBusy, words, onSubmit, onCancel, children }: LinkFormProps) {
  return (
    <form className="form" method="dialog" noValidate onSubmit={(event) => void onSubmit(event)}>
      {children}
      {notice && <Notice tone="error">{notice}</Notice>}
      <div className="actions">
        <SubmitButton isBusy={isBusy} label={words.submit} busy={words.busy} />
        {onCancel && (
          <button className="button quiet" type="button" onClick={onCancel}>
            {integrationMessages.cancel}
          </button>
        )}
      </div>
    </form>
  )
}
